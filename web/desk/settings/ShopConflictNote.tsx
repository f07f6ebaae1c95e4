import { deskSettingsMessages } from '../../../domain/messages/desk/settings'
import { describeWeek } from '../../../domain/opening-hours/describeWeek'
import { readShopInput, type ShopInput, type ShopInputField } from '../../../domain/settings/shopInput'
import { Button } from '../../ui/Button'
import desk from '../ui/desk.module.css'
import styles from './Settings.module.css'
import type { ShopConflict } from './shopEdit'

type Props = { conflict: ShopConflict; onChoose: (side: 'mine' | 'theirs') => void }

/** Shows what a colleague has published of a field that this form has changed too, and lets staff choose. */
export function ShopConflictNote({ conflict, onChoose }: Props) {
  const { field, byName, theirs } = conflict
  return (
    <div
      className={styles.conflict}
      role="group"
      aria-label={deskSettingsMessages.formatConflictLabel(deskSettingsMessages.fieldNames[field], byName)}
      tabIndex={-1}
      data-shop-conflict
    >
      <p>{deskSettingsMessages.formatConflict(byName)}</p>
      <p className={desk.hint}>{deskSettingsMessages.formatTheirs(byName)}</p>
      <p className={`${styles.theirs} ${desk.written}`}>
        {describeField(field, theirs) || deskSettingsMessages.empty}
      </p>
      <div className={desk.buttons}>
        <Button tone="quiet" onClick={() => onChoose('mine')}>
          {deskSettingsMessages.keepMine}
        </Button>
        <Button tone="quiet" onClick={() => onChoose('theirs')}>
          {deskSettingsMessages.formatTakeTheirs(byName)}
        </Button>
      </div>
    </div>
  )
}

/** What was published has no errors, and keeps its closed days of the past. */
function describeField(field: ShopInputField, published: ShopInput): string {
  if (field !== 'week' && field !== 'closures') return published[field]
  const { calendar } = readShopInput(published, '')
  const lines =
    field === 'week'
      ? describeWeek(calendar).map(({ days, hours }) => `${days}: ${hours}`)
      : calendar.closures.map(({ date, note }) => `${date} ${note}`)
  return lines.join('\n')
}
