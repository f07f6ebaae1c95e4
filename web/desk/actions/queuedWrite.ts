import { isReplyMethod } from '../../../domain/sent-items/replyMethod'
import { isSentItemKind, type SentItemKey } from '../../../domain/sent-items/sentItem'
import type { StaffAction } from '../../../domain/sent-items/staffAction'
import { type SentItemClaim, staffReplyLimits } from '../../../domain/sent-items/staffReply'
import { isSubmissionId } from '../../../domain/sent-items/submissionId'
import { currentForm, hasLaterForm } from '../../../domain/validation/documentForm'
import { toRecordOrEmpty } from '../../../domain/validation/fieldSchema'
import { isMultilineText, isSingleLineText } from '../../../domain/validation/text'
import { isTimestamp } from '../../../domain/validation/timestamp'

export type StaffWrite = StaffAction | { type: 'note'; text: string }

/** A staff member's write, kept on the device until Firestore has it. */
export type QueuedWrite = {
  /** Also the id of the note, so that a retry writes it once. */
  id: string
  key: SentItemKey
  staff: SentItemClaim
  write: StaffWrite
  /** In milliseconds, by the device's clock. */
  madeAt: number
  /** Why the write was not made and will not be; null while it waits. */
  lostMessage: string | null
}

/** Parses the stored queue; malformed entries and those of a later release are left out. */
export function parseQueuedWrites(stored: unknown): QueuedWrite[] {
  return Array.isArray(stored) ? stored.map(parseQueuedWrite).filter((entry) => entry !== null) : []
}

/** Makes the stored text of a queue: the entries that a later release has added to `stored` stay in it. */
export function serializeQueuedWrites(entries: readonly QueuedWrite[], stored: unknown): string {
  const laterEntries: unknown[] = Array.isArray(stored) ? stored.filter(hasLaterForm) : []
  return JSON.stringify([...entries.map((entry) => ({ schema: currentForm, ...entry })), ...laterEntries])
}

function parseQueuedWrite(stored: unknown): QueuedWrite | null {
  const { id, key, staff, write, madeAt, lostMessage } = toRecordOrEmpty(stored)
  const [parsedKey, parsedStaff, parsedWrite] = [parseKey(key), parseStaff(staff), parseWrite(write)]
  if (hasLaterForm(stored)) return null
  if (typeof id !== 'string' || !isSubmissionId(id) || !isTimestamp(madeAt)) return null
  if (!parsedKey || !parsedStaff || !parsedWrite) return null
  return {
    id,
    key: parsedKey,
    staff: parsedStaff,
    write: parsedWrite,
    madeAt,
    lostMessage: typeof lostMessage === 'string' ? lostMessage : null,
  }
}

function parseKey(stored: unknown): SentItemKey | null {
  const { kind, id } = toRecordOrEmpty(stored)
  return isSentItemKind(kind) && typeof id === 'string' && isSubmissionId(id) ? { kind, id } : null
}

function parseStaff(stored: unknown): SentItemClaim | null {
  const { uid, name } = toRecordOrEmpty(stored)
  return typeof uid === 'string' && isSingleLineText(name, staffReplyLimits.name) ? { uid, name } : null
}

function parseWrite(stored: unknown): StaffWrite | null {
  const { type, fromUid, channel, text } = toRecordOrEmpty(stored)
  switch (type) {
    case 'claim':
    case 'handBack':
    case 'close':
      return { type }
    case 'takeOver':
      return typeof fromUid === 'string' ? { type, fromUid } : null
    case 'note':
      return isMultilineText(text, staffReplyLimits.text) ? { type, text } : null
    case 'answer':
      if (!isReplyMethod(channel)) return null
      if (text === undefined) return { type, channel }
      return isMultilineText(text, staffReplyLimits.text) ? { type, channel, text } : null
    default:
      return null
  }
}
