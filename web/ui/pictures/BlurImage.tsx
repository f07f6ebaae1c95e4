import { useEffect, useEffectEvent } from 'react'
import {
  type Picture,
  getPictureSrcSet,
  getPictureUrl,
  pictureWidths,
} from '../../../domain/catalogue/picture'
import { useFailedPicture } from './useFailedPicture'
import { usePrefersSmallPictures } from './usePrefersSmallPictures'
import { useOnlineStatus } from '../../browser/useOnlineStatus'
import styles from './BlurImage.module.css'

// How long to wait before each further attempt. After the last one, only a new connection starts another attempt.
const waitsMs = [1000, 4000]

type FailedPictureRetryProps = {
  /** The number of attempts before the one that failed. */
  attemptNumber: number
  url: string
  onRetry: () => void
}

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
  const { attemptNumber, failedUrl, markFailed, detectEarlyFailure, retry } = useFailedPicture()
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
          ref={detectEarlyFailure}
          onError={({ currentTarget }) => markFailed(currentTarget)}
        />
      </picture>
      {failedUrl !== undefined ? (
        // Only a failed picture listens for the connection: a list would register dozens of listeners with each search.
        <FailedPictureRetry attemptNumber={attemptNumber} url={failedUrl} onRetry={retry} />
      ) : null}
    </span>
  )
}

/** Asks for another attempt to load a failed picture, after fetching its file past every cache. Renders nothing. */
function FailedPictureRetry({ attemptNumber, url, onRetry }: FailedPictureRetryProps) {
  const retry = useEffectEvent(onRetry)
  useOnlineStatus(onRetry)
  useEffect(() => {
    const waitMs = waitsMs[attemptNumber]
    if (waitMs === undefined) return
    let isMounted = true
    const retryIfMounted = () => {
      if (isMounted) retry()
    }
    const timer = setTimeout(() => {
      fetch(url, { cache: 'reload' }).then(retryIfMounted, retryIfMounted)
    }, waitMs)
    return () => {
      isMounted = false
      clearTimeout(timer)
    }
  }, [attemptNumber, url])
  return null
}
