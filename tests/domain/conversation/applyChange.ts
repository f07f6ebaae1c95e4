import type { SenderChange } from '../../../domain/conversation/senderChange'
import type { StaffActionChange } from '../../../domain/conversation/staffActionTypes'
import type { SentItem } from '../../../domain/sent-items/sentItem'

type Change = Omit<StaffActionChange, 'reply'> & Omit<SenderChange, 'reply'>

/** The item after a change at a time in milliseconds, as Firestore would have it. */
export function applyChange(item: SentItem, change: Change, now: number): SentItem {
  const { accepted, steps, step, waitingSince, ...fields } = change
  const at = new Date(now)
  const otherSteps = Object.entries(item.steps).filter(([name]) => name !== step?.name)
  return {
    ...item,
    ...fields,
    ...(waitingSince && { waitingSince: at }),
    ...(accepted !== undefined && { accepted: accepted && { ...accepted, at } }),
    steps: {
      ...(steps === null ? {} : Object.fromEntries(otherSteps)),
      ...(step?.doneBy && { [step.name]: { ...step.doneBy, at } }),
    },
    updatedAt: Object.keys(change).length > 0 ? at : item.updatedAt,
  }
}
