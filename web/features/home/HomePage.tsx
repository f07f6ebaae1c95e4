import { usePageMetadata } from '../../ui/usePageMetadata'
import { ProductGradeCards } from './ProductGradeCards'
import { FeaturedProducts } from './FeaturedProducts'
import { homePageMetadata } from './homePageMetadata'
import { Hero } from './Hero'
import { homeMessages } from '../../../domain/messages/home'
import { flaskIcon, sproutIcon, heartIcon, shieldIcon, truckIcon } from './homeIcons'
import { leafIcon } from '../../ui/icons'
import { PageSection } from '../../ui/PageSection'
import { CardRow } from './CardRow'
import { Heading } from '../../ui/Heading'

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

/** Cards that describe the qualities of all products. */
function ProductQualityCards() {
  return (
    <PageSection label={homeMessages.qualitiesLabel}>
      <CardRow cards={qualities} level={2} />
    </PageSection>
  )
}

/** Cards that describe the benefits of buying here. */
function WhyChooseUs() {
  return (
    <PageSection background="moss">
      <Heading level={2}>{homeMessages.whyChooseUs}</Heading>
      <CardRow cards={benefits} />
    </PageSection>
  )
}
