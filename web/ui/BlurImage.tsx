import { useState } from 'react'
import type { Picture } from '../domain/product'
import styles from './BlurImage.module.css'

type Props = {
  picture: Picture
  alt: string
  /** For what shows at once: fetched first, and never hidden while scripts are on their way. */
  eager?: boolean
}

/** A picture that keeps its room and shows its blurred placeholder until it has arrived. */
export function BlurImage({ picture, alt, eager = false }: Props) {
  const [arrived, setArrived] = useState(false)
  const isHidden = !eager && !arrived
  const seen = () => {
    setArrived(true)
  }
  return (
    <span className={styles.frame}>
      <img className={styles.placeholder} src={picture.placeholder} alt="" aria-hidden="true" />
      <img
        className={isHidden ? styles.coming : styles.photo}
        src={picture.url}
        width={picture.width}
        height={picture.height}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        // A picture out of the cache may have arrived before anybody listened.
        ref={(image) => {
          if (image?.complete) seen()
        }}
        onLoad={seen}
        onError={seen}
      />
    </span>
  )
}
