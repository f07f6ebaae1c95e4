import { Link } from '../../ui/Link'
import { routePaths } from '../../domain/site/routePaths'
import { Icon } from '../../ui/Icon'
import { arrowIcon } from './homeIcons'
import { SceneImage } from './SceneImage'
import styles from './ProductGradeCards.module.css'

const grades = [
  {
    scene: 'skin-care',
    title: 'Skin Care Grade',
    text: 'Butters, carrier and essential oils, clays and fragrances for soap makers, formulators and everyone who mixes their own.',
    more: 'Browse butters',
    to: `${routePaths.store}?category=Butter`,
  },
  {
    scene: 'food',
    title: 'Food Grade',
    text: 'Seeds, spices, herbs and powders for soups, smoothies, teas and baking, cleaned and packed for the kitchen.',
    more: 'Browse seeds',
    to: `${routePaths.store}?category=Seed`,
  },
] as const

/** The two product grades: skin care and food. */
export function ProductGradeCards() {
  return (
    <section className={styles.blurbs} aria-label="What we supply">
      {grades.map(({ scene, title, text, more, to }) => (
        <article className={styles.blurb} key={title}>
          <SceneImage
            className={styles.picture}
            scene={scene}
            sizes="(width <= 600px) 92vw, 46vw"
            loading="lazy"
          />
          <div className={styles.words}>
            <h2 className={styles.title}>{title}</h2>
            <p>{text}</p>
            <Link className={styles.more} to={to}>
              {more}
              <Icon pathData={arrowIcon} />
            </Link>
          </div>
        </article>
      ))}
    </section>
  )
}
