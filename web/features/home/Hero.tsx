import { routePaths } from '../../../domain/site/routePaths'
import { businessDetails } from '../../../domain/site/businessDetails'
import { homeMessages } from '../../../domain/messages/home'
import { ButtonLink } from '../../ui/Button'
import { HeroLayout } from './HeroLayout'
import { SlideshowControls } from './SlideshowControls'
import { Slides } from './Slides'
import { useSlideshow } from './useSlideshow'
import styles from './Hero.module.css'

const pictures = ['harvest', 'market', 'press'] as const

/** The hero of the home page. */
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
