import { useState } from 'react'
import {
  type Picture,
  getPictureSrcSet,
  getPictureUrl,
  pictureWidths,
} from '../../../domain/catalogue/picture'
import { FailedPictureRetry } from './FailedPictureRetry'
import { usePrefersSmallPictures } from './usePrefersSmallPictures'
import styles from './BlurImage.module.css'

type Props = {
  picture: Picture
  alt: string
  sizes: string
  /** Loads the picture with high priority, because it is visible without scrolling. */
  isEager?: boolean
}

/** A picture with a blurred placeholder. A failed picture is loaded again twice, and when the device is back online. */
export function BlurImage({ picture, alt, sizes, isEager = false }: Props) {
  const { name, width, height, placeholder } = picture
  const widths = usePrefersSmallPictures() ? pictureWidths.slice(0, 1) : pictureWidths
  const [{ attemptNumber, failedUrl }, setAttempt] = useState<{ attemptNumber: number; failedUrl?: string }>({
    attemptNumber: 0,
  })
  const markFailed = (image: HTMLImageElement) => {
    setAttempt({ attemptNumber, failedUrl: image.currentSrc })
  }
  return (
    <span className={styles.frame}>
      <img className={styles.placeholder} src={placeholder} alt="" aria-hidden="true" />
      <picture key={attemptNumber}>
        <source type="image/avif" sizes={sizes} srcSet={getPictureSrcSet(name, 'avif', widths)} />
        <img
          className={failedUrl !== undefined ? styles.missing : styles.photo}
          width={width}
          height={height}
          alt={alt}
          loading={isEager ? 'eager' : 'lazy'}
          decoding={isEager ? 'auto' : 'async'}
          fetchPriority={isEager ? 'high' : 'auto'}
          sizes={sizes}
          srcSet={getPictureSrcSet(name, 'webp', widths)}
          src={getPictureUrl(name, 320, 'webp')}
          // The picture may have failed to load before hydration, when `onError` was not attached yet.
          ref={(image) => {
            if (image?.complete && image.naturalWidth === 0 && failedUrl === undefined) markFailed(image)
          }}
          onError={({ currentTarget }) => {
            markFailed(currentTarget)
          }}
        />
      </picture>
      {failedUrl !== undefined ? (
        // Only a failed picture listens for the connection: a list would register dozens of listeners with each search.
        <FailedPictureRetry
          attemptNumber={attemptNumber}
          url={failedUrl}
          onRetry={() => {
            setAttempt({ attemptNumber: attemptNumber + 1 })
          }}
        />
      ) : null}
    </span>
  )
}
