import type { ComponentProps } from 'react'
import { scenes } from 'virtual:scenes'
import { getPictureSrcSet, getPictureUrl, sceneWidths } from '../../../domain/catalogue/picture'
import { useOnlineStatus } from '../../browser/useOnlineStatus'
import { useFailedPicture } from '../../ui/pictures/useFailedPicture'
import { usePrefersSmallPictures } from '../../ui/pictures/usePrefersSmallPictures'
import styles from './SceneImage.module.css'

type Props = Pick<ComponentProps<'img'>, 'loading' | 'fetchPriority' | 'sizes'> & {
  scene: keyof typeof scenes
  className?: string | undefined
  onLoaded?: () => void
  onFailed?: () => void
}

/** A picture on Home or About. One that cannot be loaded shows its blur until the device is online again. */
export function SceneImage({ scene, className = '', onLoaded, onFailed, ...picture }: Props) {
  const { name, placeholder } = scenes[scene]
  const widths = usePrefersSmallPictures() ? sceneWidths.slice(0, 1) : sceneWidths
  const { attemptNumber, failedUrl, markFailed, detectEarlyFailure, retry } = useFailedPicture()
  const hasFailed = failedUrl !== undefined
  return (
    <span className={`${styles.frame} ${className}`}>
      {hasFailed ? <FailedScene placeholder={placeholder} onRetry={retry} /> : null}
      <picture className={hasFailed ? styles.failed : styles.shown} key={attemptNumber}>
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
          onError={({ currentTarget }) => {
            markFailed(currentTarget)
            onFailed?.()
          }}
          // A prerendered image may have loaded before hydration, when `onLoad` was not attached yet.
          ref={(image) => {
            detectEarlyFailure(image)
            if (image?.complete && image.naturalWidth > 0) onLoaded?.()
          }}
        />
      </picture>
    </span>
  )
}

function FailedScene({ placeholder, onRetry }: { placeholder: string; onRetry: () => void }) {
  useOnlineStatus(onRetry)
  return <img className={styles.placeholder} src={placeholder} alt="" />
}
