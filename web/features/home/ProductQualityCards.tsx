import {
  labTestedText,
  labTestedTitle,
  organicText,
  organicTitle,
  originText,
  originTitle,
  qualitiesLabel,
} from '../../../domain/messages/home'
import { flaskIcon, sproutIcon } from './homeIcons'
import { leafIcon } from '../../ui/icons'
import { PageSection } from '../../ui/PageSection'
import { CardRow } from './CardRow'

const qualities = [
  { icon: leafIcon, title: organicTitle, text: organicText },
  { icon: sproutIcon, title: originTitle, text: originText },
  { icon: flaskIcon, title: labTestedTitle, text: labTestedText },
] as const

/** Cards that describe the qualities of all products. */
export function ProductQualityCards() {
  return (
    <PageSection label={qualitiesLabel}>
      <CardRow cards={qualities} level={2} />
    </PageSection>
  )
}
