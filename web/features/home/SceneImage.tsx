import type { ComponentProps } from 'react'
import { sceneNames } from 'virtual:scenes'
import { getPictureSrcSet, getPictureUrl, sceneWidths } from '../../../domain/catalogue/picture'
import { usePrefersSmallPictures } from '../../ui/pictures/usePrefersSmallPictures'
import styles from './SceneImage.module.css'

type Props = Pick<ComponentProps<'img'>, 'loading' | 'fetchPriority' | 'sizes'> & {
  scene: keyof typeof sceneNames
  className?: string | undefined
  onLoaded?: () => void
  onFailed?: () => void
}

export function SceneImage({ scene, className = '', onLoaded, onFailed, ...picture }: Props) {
  const name = sceneNames[scene]
  const widths = usePrefersSmallPictures() ? sceneWidths.slice(0, 1) : sceneWidths
  return (
    <picture className={`${styles.frame} ${className}`}>
      <source type="image/avif" sizes={picture.sizes} srcSet={getPictureSrcSet(name, 'avif', widths)} />
      <img
        className={styles.scene}
        width="1280"
        height="960"
        alt=""
        {...picture}
        srcSet={getPictureSrcSet(name, 'webp', widths)}
        src={getPictureUrl(name, 480, 'webp')}
        onLoad={onLoaded}
        onError={onFailed}
        // A prerendered image may have loaded before hydration, when `onLoad` was not attached yet.
        ref={(image) => {
          if (image?.complete && image.naturalWidth > 0) onLoaded?.()
        }}
      />
    </picture>
  )
}
