import { heartIcon, shieldIcon, truckIcon } from './homeIcons'
import { leafIcon } from '../../ui/icons'
import { PageSection } from '../../ui/PageSection'
import { Heading } from '../../ui/Heading'
import { CardRow } from './CardRow'

const benefits = [
  {
    icon: leafIcon,
    title: '100% Organic',
    text: 'Whole, honest ingredients, from plants that were grown the slow way.',
  },
  {
    icon: truckIcon,
    title: 'Anytime, Anywhere Delivery',
    text: 'Send your list when it suits you; we bring it to wherever you are.',
  },
  {
    icon: heartIcon,
    title: 'Keep Yourself and Family Healthy',
    text: 'Food and care that you can read the label of, for every age at the table.',
  },
  {
    icon: shieldIcon,
    title: 'Clean, Fresh and Safe',
    text: 'Cleaned, weighed and sealed in small batches, so that it reaches you fresh.',
  },
] as const

export function WhyChooseUs() {
  return (
    <PageSection background="moss">
      <Heading level={2}>Why Choose Us</Heading>
      <CardRow cards={benefits} />
    </PageSection>
  )
}
