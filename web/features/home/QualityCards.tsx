import { flaskIcon, sproutIcon } from './icons'
import { leafIcon } from '../../ui/icons'
import { Band } from '../../ui/Band'
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

/** What every product has in common. */
export function QualityCards() {
  return (
    <Band label="Our quality">
      <CardRow cards={qualities} level={2} />
    </Band>
  )
}
