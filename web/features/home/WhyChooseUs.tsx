import {
  allOrganicText,
  allOrganicTitle,
  deliveryText,
  deliveryTitle,
  healthyText,
  healthyTitle,
  safeText,
  safeTitle,
  whyChooseUs,
} from '../../../domain/messages/home'
import { heartIcon, shieldIcon, truckIcon } from './homeIcons'
import { leafIcon } from '../../ui/icons'
import { PageSection } from '../../ui/PageSection'
import { Heading } from '../../ui/Heading'
import { CardRow } from './CardRow'

const benefits = [
  { icon: leafIcon, title: allOrganicTitle, text: allOrganicText },
  { icon: truckIcon, title: deliveryTitle, text: deliveryText },
  { icon: heartIcon, title: healthyTitle, text: healthyText },
  { icon: shieldIcon, title: safeTitle, text: safeText },
] as const

/** Cards that describe the benefits of buying here. */
export function WhyChooseUs() {
  return (
    <PageSection background="moss">
      <Heading level={2}>{whyChooseUs}</Heading>
      <CardRow cards={benefits} />
    </PageSection>
  )
}
