import { usePageMetadata } from '../../ui/usePageMetadata'
import { FeaturedProducts } from './FeaturedProducts'
import { homePageMetadata } from './homePageMetadata'
import { Hero } from './Hero'
import { homeMessages } from '../../../domain/messages/home'
import { flaskIcon, sproutIcon, heartIcon, shieldIcon, truckIcon, arrowIcon } from './homeIcons'
import type { RenderProductAction } from '../../ui/products/RenderProductAction'
import { leafIcon } from '../../ui/icons'
import { PageSection } from '../../ui/PageSection'
import { Heading } from '../../ui/Heading'
import { Icon } from '../../ui/Icon'
import { Link } from '../../ui/Link'
import { routePaths } from '../../../domain/site/routePaths'
import { SceneImage } from './SceneImage'
import styles from './HomePage.module.css'

const benefits = [
  { icon: leafIcon, title: homeMessages.allOrganicTitle, text: homeMessages.allOrganicText },
  { icon: truckIcon, title: homeMessages.deliveryTitle, text: homeMessages.deliveryText },
  { icon: heartIcon, title: homeMessages.healthyTitle, text: homeMessages.healthyText },
  { icon: shieldIcon, title: homeMessages.safeTitle, text: homeMessages.safeText },
] as const

const qualities = [
  { icon: leafIcon, title: homeMessages.organicTitle, text: homeMessages.organicText },
  { icon: sproutIcon, title: homeMessages.originTitle, text: homeMessages.originText },
  { icon: flaskIcon, title: homeMessages.labTestedTitle, text: homeMessages.labTestedText },
] as const

export function HomePage({ action }: { action: RenderProductAction }) {
  usePageMetadata(homePageMetadata)
  return (
    <>
      <Hero />
      <ProductQualityCards />
      <div className={styles.grades}>
        <ProductGradeCards />
      </div>
      <div className={styles.featured}>
        <FeaturedProducts renderAction={action} />
      </div>
      <div className={styles.reasons}>
        <WhyChooseUs />
      </div>
    </>
  )
}

function ProductQualityCards() {
  return (
    <PageSection label={homeMessages.qualitiesLabel}>
      <CardRow cards={qualities} level={2} />
    </PageSection>
  )
}

function WhyChooseUs() {
  return (
    <PageSection background="moss">
      <Heading level={2}>{homeMessages.whyChooseUs}</Heading>
      <CardRow cards={benefits} />
    </PageSection>
  )
}

type Card = { icon: string; title: string; text: string }

function CardRow({ cards, level = 3 }: { cards: readonly Card[]; level?: 2 | 3 }) {
  const Title = level === 2 ? 'h2' : 'h3'
  return (
    <ul className={styles.row}>
      {cards.map(({ icon, title, text }) => (
        <li className={styles.card} key={title}>
          <span className={styles.badge}>
            <Icon pathData={icon} size="large" />
          </span>
          <Title className={styles.title}>{title}</Title>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ul>
  )
}

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

function ProductGradeCards() {
  return (
    <section className={styles.blurbs} aria-label={homeMessages.gradesLabel}>
      {grades.map(({ scene, title, text, more, to }) => (
        <article className={styles.blurb} key={title}>
          <SceneImage
            className={styles.picture}
            scene={scene}
            sizes="(max-width: 600px) 92vw, 46vw"
            loading="lazy"
          />
          <div className={styles.words}>
            <h2 className={styles.grade}>{title}</h2>
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
