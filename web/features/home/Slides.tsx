import type { ComponentProps } from 'react'
import { heroImageSizes } from './HeroLayout'
import { SceneImage } from './SceneImage'
import type { Slideshow } from './useSlideshow'
import styles from './Slides.module.css'

type Props = { pictures: readonly ComponentProps<typeof SceneImage>['scene'][]; slideshow: Slideshow }

/** The slideshow's pictures as stacked layers. */
export function Slides({ pictures, slideshow }: Props) {
  const { visibleSlide, previousSlide, fetchedSlideCount, onSlideLoaded, onSlideFailed } = slideshow
  const getLayerClass = (slide: number) => {
    if (slide === visibleSlide) return styles.active
    return slide === previousSlide ? styles.previous : styles.waiting
  }
  return pictures.slice(0, fetchedSlideCount).map((scene, slide) => (
    <SceneImage
      className={getLayerClass(slide)}
      key={scene}
      scene={scene}
      sizes={heroImageSizes}
      fetchPriority={slide === 0 ? 'high' : 'low'}
      onLoaded={() => {
        onSlideLoaded(slide)
      }}
      onFailed={() => {
        onSlideFailed(slide)
      }}
    />
  ))
}
