import { homeMessages } from '../../../domain/messages/home'
import { heartIcon, shieldIcon, truckIcon } from './homeIcons'
import { leafIcon } from '../../ui/icons'
import { PageSection } from '../../ui/PageSection'
import { Heading } from '../../ui/Heading'
import { CardRow } from './CardRow'

const benefits = [
  { icon: leafIcon, title: homeMessages.allOrganicTitle, text: homeMessages.allOrganicText },
  { icon: truckIcon, title: homeMessages.deliveryTitle, text: homeMessages.deliveryText },
  { icon: heartIcon, title: homeMessages.healthyTitle, text: homeMessages.healthyText },
  { icon: shieldIcon, title: homeMessages.safeTitle, text: homeMessages.safeText },
] as const

/** Cards that describe the benefits of buying here. */
export function WhyChooseUs() {
  return (
    <PageSection background="moss">
      <Heading level={2}>{homeMessages.whyChooseUs}</Heading>
      <CardRow cards={benefits} />
    </PageSection>
  )
}
