import { paths } from '../../app/paths'
import { business } from '../../domain/business'
import { ButtonLink } from '../../ui/Button'
import { HeroFrame } from './HeroFrame'
import styles from './Hero.module.css'

/** The first thing a visitor sees: who this is, what it offers, and the way in. */
export function Hero() {
  return (
    <HeroFrame height="full">
      <h1 className={styles.name}>{business.name}</h1>
      <p className={styles.tagline}>
        Cold-pressed oils, raw butters, seeds, petals, herbs and spices: organic, non-GMO, and sourced from
        farms close to home.
      </p>
      <ButtonLink tone="light" to={paths.store}>
        Visit Products
      </ButtonLink>
    </HeroFrame>
  )
}
