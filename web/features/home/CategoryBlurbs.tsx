import { Link } from '../../ui/Link'
import { paths } from '../../app/paths'
import { Icon } from '../../ui/Icon'
import { arrowIcon } from './icons'
import { Scene } from './Scene'
import styles from './CategoryBlurbs.module.css'

const grades = [
  {
    scene: 'skin-care',
    title: 'Skin Care Grade',
    text: 'Butters, carrier and essential oils, clays and fragrances for soap makers, formulators and everyone who mixes their own.',
    more: 'Browse butters',
    to: `${paths.store}?category=Butter`,
  },
  {
    scene: 'food',
    title: 'Food Grade',
    text: 'Seeds, spices, herbs and powders for soups, smoothies, teas and baking, cleaned and packed for the kitchen.',
    more: 'Browse seeds',
    to: `${paths.store}?category=Seed`,
  },
] as const

/** The two halves of the catalogue: what goes on the skin, and what goes on the table. */
export function CategoryBlurbs() {
  return (
    <section className={styles.blurbs} aria-label="What we supply">
      {grades.map(({ scene, title, text, more, to }) => (
        <article className={styles.blurb} key={title}>
          <Scene
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
              <Icon drawing={arrowIcon} />
            </Link>
          </div>
        </article>
      ))}
    </section>
  )
}
