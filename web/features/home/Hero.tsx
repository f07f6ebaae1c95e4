import { paths } from '../../app/paths'
import { business } from '../../domain/business'
import { ButtonLink } from '../../ui/Button'
import { HeroFrame } from './HeroFrame'
import { SlideControls } from './SlideControls'
import { Slides } from './Slides'
import { useSlideshow } from './useSlideshow'
import styles from './Hero.module.css'

const pictures = ['harvest', 'market', 'press'] as const

/** The first thing a visitor sees: who this is, what it offers, and the way in. */
export function Hero() {
  const slideshow = useSlideshow()
  return (
    <HeroFrame height="full" picture={<Slides pictures={pictures} slideshow={slideshow} />}>
      <h1 className={styles.name}>{business.name}</h1>
      <p className={styles.tagline}>
        Cold-pressed oils, raw butters, seeds, petals, herbs and spices: organic, non-GMO, and sourced from
        farms close to home.
      </p>
      <div className={styles.actions}>
        <ButtonLink tone="light" to={paths.store}>
          Visit Products
        </ButtonLink>
        <SlideControls count={pictures.length} slideshow={slideshow} />
      </div>
    </HeroFrame>
  )
}
