import { flaskIcon, sproutIcon } from './homeIcons'
import { leafIcon } from '../../ui/icons'
import { PageSection } from '../../ui/PageSection'
import { CardRow } from './CardRow'

const qualities = [
  {
    icon: leafIcon,
    title: 'Organic',
    text: 'Grown without synthetic pesticides and never genetically modified: nothing added, nothing hidden.',
  },
  {
    icon: sproutIcon,
    title: 'Origin and Growth',
    text: 'Sourced from local farms, so that we can say where a seed was grown and who brought it in.',
  },
  {
    icon: flaskIcon,
    title: 'Lab Tested',
    text: 'Batches are checked for purity before they are packed, for the skin as for the kitchen.',
  },
] as const

/** Cards that describe the qualities of all products. */
export function ProductQualityCards() {
  return (
    <PageSection label="Our quality">
      <CardRow cards={qualities} level={2} />
    </PageSection>
  )
}
