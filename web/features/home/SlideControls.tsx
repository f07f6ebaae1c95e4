import { Icon } from '../../ui/Icon'
import { pauseIcon, playIcon } from './icons'
import type { Slideshow } from './useSlideshow'
import styles from './SlideControls.module.css'

type Props = { count: number; slideshow: Slideshow }

/** Pauses the slideshow and chooses a picture of it. */
export function SlideControls({ count, slideshow: { active, isPlaying, onPlayOrPause, onChoose } }: Props) {
  return (
    <div className={styles.controls} role="group" aria-label="Slideshow">
      <button
        className={styles.pause}
        type="button"
        aria-label={isPlaying ? 'Pause slideshow' : 'Play slideshow'}
        onClick={onPlayOrPause}
      >
        <Icon drawing={isPlaying ? pauseIcon : playIcon} />
      </button>
      {Array.from({ length: count }, (_, slide) => (
        <button
          className={styles.choice}
          key={slide}
          type="button"
          aria-label={`Picture ${slide + 1} of ${count}`}
          aria-current={slide === active}
          onClick={() => {
            onChoose(slide)
          }}
        />
      ))}
    </div>
  )
}
