import { Link } from '../../ui/Link'
import { routePaths } from '../../../domain/site/routePaths'
import { homeMessages } from '../../../domain/messages/home'
import { Icon } from '../../ui/Icon'
import { arrowIcon } from './homeIcons'
import { SceneImage } from './SceneImage'
import styles from './ProductGradeCards.module.css'

const grades = [
  {
    scene: 'skin-care',
    title: homeMessages.skinCareGradeTitle,
    text: homeMessages.skinCareGradeText,
    more: homeMessages.browseSkinCareGrade,
    to: `${routePaths.store}?grade=skin`,
  },
  {
    scene: 'food',
    title: homeMessages.foodGradeTitle,
    text: homeMessages.foodGradeText,
    more: homeMessages.browseFoodGrade,
    to: `${routePaths.store}?grade=food`,
  },
] as const

export function ProductGradeCards() {
  return (
    <section className={styles.blurbs} aria-label={homeMessages.gradesLabel}>
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
