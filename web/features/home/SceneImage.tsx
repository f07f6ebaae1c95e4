import { type ComponentProps, useState } from 'react'
import { scenes } from 'virtual:scenes'
import { getPictureSrcSet, getPictureUrl, sceneWidths } from '../../../domain/catalogue/picture'
import { useOnlineStatus } from '../../browser/useOnlineStatus'
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
  const [attempt, setAttempt] = useState({ number: 0, hasFailed: false })
  const markFailed = () => setAttempt({ ...attempt, hasFailed: true })
  return (
    <span className={`${styles.frame} ${className}`}>
      {attempt.hasFailed ? (
        <FailedScene
          placeholder={placeholder}
          onRetry={() => setAttempt({ number: attempt.number + 1, hasFailed: false })}
        />
      ) : null}
      <picture className={attempt.hasFailed ? styles.failed : styles.shown} key={attempt.number}>
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
          onError={() => {
            markFailed()
            onFailed?.()
          }}
          // A prerendered image may have loaded or failed before hydration, when no listener was attached yet.
          ref={(image) => {
            if (!image?.complete) return
            if (image.naturalWidth > 0) onLoaded?.()
            else if (!attempt.hasFailed) markFailed()
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
