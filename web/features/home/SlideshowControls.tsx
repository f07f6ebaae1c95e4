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
    <div className={styles.controls} role="group" aria-label="Slideshow">
      <button
        className={styles.pause}
        type="button"
        aria-label={isPlaying ? 'Pause slideshow' : 'Play slideshow'}
        onClick={onTogglePlay}
      >
        <Icon pathData={isPlaying ? pauseIcon : playIcon} />
      </button>
      {Array.from({ length: count }, (_, slide) => (
        <button
          className={styles.choice}
          key={slide}
          type="button"
          aria-label={`Picture ${slide + 1} of ${count}`}
          aria-current={slide === activeSlide}
          onClick={() => {
            onSelectSlide(slide)
          }}
        />
      ))}
    </div>
  )
}
