import { isAcceptedStep } from '../../../domain/sent-items/acceptance'
import { parseQuote, type Quote, serializeQuote } from '../../../domain/quotes/quote'
import { isReplyMethod } from '../../../domain/sent-items/replyMethod'
import { isSentItemKind, type SentItemKey } from '../../../domain/sent-items/sentItem'
import type { StaffAction } from '../../../domain/conversation/staffActionTypes'
import { type SentItemClaim, staffReplyLimits } from '../../../domain/sent-items/staffReply'
import { isSubmissionId } from '../../../domain/sent-items/submissionId'
import { currentForm, hasLaterForm } from '../../../domain/validation/documentForm'
import { toRecordOrEmpty } from '../../../domain/validation/fieldSchema'
import { isMultilineText, isSingleLineText } from '../../../domain/validation/text'
import { isTimestamp } from '../../../domain/validation/timestamp'

export type StaffWrite = StaffAction | { type: 'note'; text: string }

/** A staff member's write, kept on the device until Firestore has it. */
export type QueuedWrite = {
  /** Also the id of the note or the reply, so that a retry writes it once. */
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
  const fields = toRecordOrEmpty(stored)
  const { type, fromUid, channel, text, promisedAt, replyId, step, at } = fields
  switch (type) {
    case 'claim':
    case 'handBack':
    case 'close':
    case 'reopen':
      return { type }
    case 'takeOver':
      return typeof fromUid === 'string' ? { type, fromUid } : null
    case 'note':
      return isReplyText(text) ? { type, text } : null
    case 'answer':
      return parseAnswer(fields)
    case 'hold':
      if (!isReplyMethod(channel) || !isReplyText(text) || !isTimestamp(promisedAt)) return null
      return { type, channel, text, promisedAt }
    case 'acceptByPhone':
      return typeof replyId === 'string' ? { type, replyId } : null
    case 'tick':
    case 'untick':
      return isAcceptedStep(step) ? { type, step } : null
    case 'remind':
      return at === null || isTimestamp(at) ? { type, at } : null
    default:
      return null
  }
}

function parseAnswer(fields: Readonly<Record<string, unknown>>): StaffWrite | null {
  const { channel, text, quote, isFurther } = fields
  const parsedQuote = parseStoredQuote(quote)
  if (!isReplyMethod(channel)) return null
  if (text !== undefined && !isReplyText(text)) return null
  // An answer whose quote is malformed must not be sent without it.
  if (quote !== undefined && !parsedQuote) return null
  return {
    type: 'answer',
    channel,
    ...(text !== undefined && { text }),
    ...(parsedQuote && { quote: serializeQuote(parsedQuote) }),
    ...(isFurther === true && { isFurther }),
  }
}

// JSON has no dates.
function parseStoredQuote(stored: unknown): Quote | null {
  const { validUntil, ...quote } = toRecordOrEmpty(stored)
  return parseQuote({ ...quote, validUntil: typeof validUntil === 'string' ? new Date(validUntil) : null })
}

function isReplyText(value: unknown): value is string {
  return isMultilineText(value, staffReplyLimits.text)
}
