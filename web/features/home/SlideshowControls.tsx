import { homeMessages } from '../../../domain/messages/home'
import { Icon } from '../../ui/Icon'
import { pauseIcon, playIcon } from './homeIcons'
import type { Slideshow } from './useSlideshow'
import styles from './SlideshowControls.module.css'

type Props = { count: number; slideshow: Slideshow }

/** Buttons to pause the slideshow and to select a slide. */
export function SlideshowControls({
  count,
  slideshow: { activeSlide, isPlaying, onTogglePlay, onSelectSlide },
}: Props) {
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
          onClick={() => {
            onSelectSlide(slide)
          }}
        />
      ))}
    </div>
  )
}
