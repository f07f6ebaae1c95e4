import { homeMessages } from '../../../domain/messages/home'
import { flaskIcon, sproutIcon } from './homeIcons'
import { leafIcon } from '../../ui/icons'
import { PageSection } from '../../ui/PageSection'
import { CardRow } from './CardRow'

const qualities = [
  { icon: leafIcon, title: homeMessages.organicTitle, text: homeMessages.organicText },
  { icon: sproutIcon, title: homeMessages.originTitle, text: homeMessages.originText },
  { icon: flaskIcon, title: homeMessages.labTestedTitle, text: homeMessages.labTestedText },
] as const

/** Cards that describe the qualities of all products. */
export function ProductQualityCards() {
  return (
    <PageSection label={homeMessages.qualitiesLabel}>
      <CardRow cards={qualities} level={2} />
    </PageSection>
  )
}
