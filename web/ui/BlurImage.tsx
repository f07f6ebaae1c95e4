import { type Picture, pictureSet, pictureUrl, pictureWidths } from '../domain/picture'
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

/** A picture that keeps its room; its blurred placeholder shows beneath until it has arrived. */
export function BlurImage({ picture, alt, sizes, eager = false }: Props) {
  const { name, width, height, placeholder } = picture
  const widths = useSmallPictures() ? pictureWidths.slice(0, 1) : pictureWidths
  return (
    <span className={styles.frame}>
      <img className={styles.placeholder} src={placeholder} alt="" aria-hidden="true" />
      <picture>
        <source type="image/avif" sizes={sizes} srcSet={pictureSet(name, 'avif', widths)} />
        <img
          className={styles.photo}
          width={width}
          height={height}
          alt={alt}
          loading={eager ? 'eager' : 'lazy'}
          decoding={eager ? 'auto' : 'async'}
          fetchPriority={eager ? 'high' : 'auto'}
          sizes={sizes}
          srcSet={pictureSet(name, 'webp', widths)}
          src={pictureUrl(name, 320, 'webp')}
        />
      </picture>
    </span>
  )
}
