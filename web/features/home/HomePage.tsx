import { usePageMetadata } from '../../ui/usePageMetadata'
import { ProductGradeCards } from './ProductGradeCards'
import { FeaturedProducts } from './FeaturedProducts'
import { homePageMetadata } from './homePageMetadata'
import { Hero } from './Hero'
import { homeMessages } from '../../../domain/messages/home'
import { flaskIcon, sproutIcon, heartIcon, shieldIcon, truckIcon } from './homeIcons'
import { leafIcon } from '../../ui/icons'
import { PageSection } from '../../ui/PageSection'
import { Heading } from '../../ui/Heading'
import { Icon } from '../../ui/Icon'
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

export function HomePage() {
  usePageMetadata(homePageMetadata)
  return (
    <>
      <Hero />
      <ProductQualityCards />
      <ProductGradeCards />
      <FeaturedProducts />
      <WhyChooseUs />
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

type Props = { cards: readonly Card[]; level?: 2 | 3 }

function CardRow({ cards, level = 3 }: Props) {
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
