import type { ComponentProps } from 'react'
import { sceneNames } from 'virtual:scenes'
import { pictureSet, pictureUrl, sceneWidths } from '../../domain/picture'
import { useSmallPictures } from '../../ui/useSmallPictures'
import styles from './Scene.module.css'

type Props = Pick<ComponentProps<'img'>, 'loading' | 'fetchPriority' | 'sizes'> & {
  scene: keyof typeof sceneNames
  /** What else its frame is. */
  className?: string | undefined
  onArrived?: () => void
}

/** A still life that fills its frame, beside words that say what matters. */
export function Scene({ scene, className = '', onArrived, ...picture }: Props) {
  const name = sceneNames[scene]
  const widths = useSmallPictures() ? sceneWidths.slice(0, 1) : sceneWidths
  return (
    <picture className={`${styles.frame} ${className}`}>
      <source type="image/avif" sizes={picture.sizes} srcSet={pictureSet(name, 'avif', widths)} />
      <img
        className={styles.scene}
        width="1280"
        height="960"
        alt=""
        {...picture}
        srcSet={pictureSet(name, 'webp', widths)}
        src={pictureUrl(name, 480, 'webp')}
        onLoad={onArrived}
        // One that stood in the page from the start may have arrived before anybody listened.
        ref={(image) => {
          if (image?.complete && image.naturalWidth > 0) onArrived?.()
        }}
      />
    </picture>
  )
}
