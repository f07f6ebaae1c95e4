import type { ComponentProps } from 'react'
import { routePaths } from '../../../domain/site/routePaths'
import { businessDetails } from '../../../domain/site/businessDetails'
import { homeMessages } from '../../../domain/messages/home'
import { ButtonLink } from '../../ui/Button'
import { HeroLayout, heroImageSizes } from './HeroLayout'
import { useSlideshow, type Slideshow } from './useSlideshow'
import { Icon } from '../../ui/Icon'
import { pauseIcon, playIcon } from './homeIcons'
import { SceneImage } from './SceneImage'
import styles from './Hero.module.css'

type SlideshowControlsProps = { count: number; slideshow: Slideshow }

const pictures = ['harvest', 'market', 'press'] as const

export function Hero() {
  const slideshow = useSlideshow()
  return (
    <HeroLayout height="full" picture={<Slides pictures={pictures} slideshow={slideshow} />}>
      <h1 className={styles.name}>{businessDetails.name}</h1>
      <p className={styles.tagline}>{homeMessages.heroTagline}</p>
      <div className={styles.actions}>
        <ButtonLink tone="light" to={routePaths.store}>
          {homeMessages.visitProducts}
        </ButtonLink>
        <SlideshowControls count={pictures.length} slideshow={slideshow} />
      </div>
    </HeroLayout>
  )
}

function SlideshowControls({
  count,
  slideshow: { activeSlide, isPlaying, onTogglePlay, onSelectSlide },
}: SlideshowControlsProps) {
  return (
    <div className={styles.controls} role="group" aria-label={homeMessages.slideshowLabel}>
      <button
        className={styles.pause}
        type="button"
        aria-label={isPlaying ? homeMessages.pauseSlideshow : homeMessages.playSlideshow}
        onClick={onTogglePlay}
      >
        <Icon pathData={isPlaying ? pauseIcon : playIcon} />
      </button>
      {Array.from({ length: count }, (_, slide) => (
        <button
          className={styles.choice}
          key={slide}
          type="button"
          aria-label={homeMessages.formatSlideLabel(slide + 1, count)}
          aria-current={slide === activeSlide}
          onClick={() => onSelectSlide(slide)}
        />
      ))}
    </div>
  )
}

type Props = { pictures: readonly ComponentProps<typeof SceneImage>['scene'][]; slideshow: Slideshow }

function Slides({ pictures, slideshow }: Props) {
  const { visibleSlide, previousSlide, fetchedSlideCount, onSlideLoaded, onSlideFailed } = slideshow
  const getLayerClass = (slide: number) => {
    if (slide === visibleSlide) return styles.active
    return slide === previousSlide ? styles.previous : styles.waiting
  }
  return pictures
    .slice(0, fetchedSlideCount)
    .map((scene, slide) => (
      <SceneImage
        className={getLayerClass(slide)}
        key={scene}
        scene={scene}
        sizes={heroImageSizes}
        fetchPriority={slide === 0 ? 'high' : 'low'}
        onLoaded={() => onSlideLoaded(slide)}
        onFailed={() => onSlideFailed(slide)}
      />
    ))
}
