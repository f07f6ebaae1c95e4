import { Link } from 'react-router-dom'
import { paths } from '../../app/paths'
import { Icon } from '../../ui/Icon'
import skinCare from './scenes/skin-care.svg'
import food from './scenes/food.svg'
import styles from './CategoryBlurbs.module.css'

const grades = [
  {
    picture: skinCare,
    title: 'Skin Care Grade',
    text: 'Butters, carrier and essential oils, clays and fragrances for soap makers, formulators and everyone who mixes their own.',
    more: 'Browse butters',
    to: `${paths.store}?category=Butter`,
  },
  {
    picture: food,
    title: 'Food Grade',
    text: 'Seeds, spices, herbs and powders for soups, smoothies, teas and baking, cleaned and packed for the kitchen.',
    more: 'Browse seeds',
    to: `${paths.store}?category=Seed`,
  },
]

/** The two halves of the catalogue: what goes on the skin, and what goes on the table. */
export function CategoryBlurbs() {
  return (
    <section className={styles.blurbs} aria-label="What we supply">
      {grades.map(({ picture, title, text, more, to }) => (
        <article className={styles.blurb} key={title}>
          <img className={styles.picture} src={picture} width="640" height="400" alt="" loading="lazy" />
          <div className={styles.words}>
            <h2 className={styles.title}>{title}</h2>
            <p>{text}</p>
            <Link className={styles.more} to={to}>
              {more}
              <Icon name="arrow" />
            </Link>
          </div>
        </article>
      ))}
    </section>
  )
}
