import type { SentItemClaim } from '../sent-items/staffReply'
import { toRecordOrEmpty } from '../validation/fieldSchema'
import { isStaffName } from '../validation/staffName'
import { isSingleLineText } from '../validation/text'
import { isValidDate } from '../validation/timestamp'

/** Maximum UTF-16 length of what an entry names; the same as `isStaffLogEntry` in firestore.rules. */
export const maxLoggedLength = 200

const staffLogActions = ['export', 'delete'] as const

/** What a staff member exported or deleted, as the document `staffLog/{id}`. It never changes. */
export type StaffLogEntry = {
  id: string
  action: (typeof staffLogActions)[number]
  /** What it was, on one line, without the names of customers. */
  what: string
  by: SentItemClaim
  /** By the server's clock; null before the server has stored it. */
  at: Date | null
}

// Only firestore.rules checks whose uid it is: the signed-in account's.
export function parseStaffLogEntry(id: string, stored: unknown): StaffLogEntry | null {
  const { action: storedAction, what, by, at } = toRecordOrEmpty(stored)
  const action = staffLogActions.find((known) => known === storedAction)
  const { uid, name } = toRecordOrEmpty(by)
  if (!action || !isSingleLineText(what, maxLoggedLength)) return null
  if (typeof uid !== 'string' || !isStaffName(name)) return null
  return { id, action, what, by: { uid, name }, at: isValidDate(at) ? at : null }
}
