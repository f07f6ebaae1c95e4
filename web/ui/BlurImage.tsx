import { useState } from 'react'
import { type Picture, pictureSet, pictureUrl, pictureWidths } from '../domain/picture'
import { useOnlineAgain } from './useOnlineAgain'
import { useSmallPictures } from './useSmallPictures'
import styles from './BlurImage.module.css'

type Props = {
  picture: Picture
  alt: string
  /** The room that it takes on the screen, as the attribute `sizes` says it. */
  sizes: string
  /** For what shows at once: fetched first. */
  eager?: boolean
}

/**
 * A picture that keeps its room; its blurred placeholder shows beneath until it has arrived. One that does not come leaves
 * the placeholder standing, and is asked for again when the device is back online.
 */
export function BlurImage({ picture, alt, sizes, eager = false }: Props) {
  const { name, width, height, placeholder } = picture
  const widths = useSmallPictures() ? pictureWidths.slice(0, 1) : pictureWidths
  const [attempt, setAttempt] = useState({ number: 0, hasFailed: false })
  useOnlineAgain(() => {
    if (attempt.hasFailed) setAttempt({ number: attempt.number + 1, hasFailed: false })
  })
  const fail = () => {
    setAttempt({ ...attempt, hasFailed: true })
  }
  return (
    <span className={styles.frame}>
      <img className={styles.placeholder} src={placeholder} alt="" aria-hidden="true" />
      <picture key={attempt.number}>
        <source type="image/avif" sizes={sizes} srcSet={pictureSet(name, 'avif', widths)} />
        <img
          className={attempt.hasFailed ? styles.missing : styles.photo}
          width={width}
          height={height}
          alt={alt}
          loading={eager ? 'eager' : 'lazy'}
          decoding={eager ? 'auto' : 'async'}
          fetchPriority={eager ? 'high' : 'auto'}
          sizes={sizes}
          srcSet={pictureSet(name, 'webp', widths)}
          src={pictureUrl(name, 320, 'webp')}
          // It may have failed before anybody listened.
          ref={(image) => {
            if (image?.complete && image.naturalWidth === 0 && !attempt.hasFailed) fail()
          }}
          onError={fail}
        />
      </picture>
    </span>
  )
}
