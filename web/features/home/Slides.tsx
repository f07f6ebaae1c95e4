import type { ComponentProps } from 'react'
import { heroImageSizes } from './HeroLayout'
import { SceneImage } from './SceneImage'
import type { Slideshow } from './useSlideshow'
import { useIsPageLoaded } from './pageState'
import styles from './Slides.module.css'

type Props = { pictures: readonly ComponentProps<typeof SceneImage>['scene'][]; slideshow: Slideshow }

/**
 * The slideshow's pictures as stacked layers. All pictures except the first start to load after the page and the first
 * picture have loaded.
 */
export function Slides({ pictures, slideshow }: Props) {
  const { activeSlide, previousSlide, isFirstSlideLoaded, onSlideLoaded } = slideshow
  const shouldLoadOthers = useIsPageLoaded() && isFirstSlideLoaded
  const getLayerClass = (slide: number) => {
    if (slide === activeSlide) return styles.active
    return slide === previousSlide ? styles.previous : styles.waiting
  }
  return pictures.map((scene, slide) =>
    slide === 0 || shouldLoadOthers ? (
      <SceneImage
        className={getLayerClass(slide)}
        key={scene}
        scene={scene}
        sizes={heroImageSizes}
        fetchPriority={slide === 0 ? 'high' : 'low'}
        onLoaded={() => {
          onSlideLoaded(slide)
        }}
      />
    ) : null,
  )
}
