import { isUnit } from '../catalogue/product'
import { type Acceptance, type DoneSteps, parseAcceptance, parseDoneSteps } from '../sent-items/acceptance'
import type { RequestedProduct } from '../sent-items/findDeletedProducts'
import { isReplyMethod } from '../sent-items/replyMethod'
import { isSentItemKind, type SentItemKind } from '../sent-items/sentItem'
import { isSentItemStatus, type SentItemStatus } from '../sent-items/sentItemStatus'
import { type StaffReply, staffReplyLimits } from '../sent-items/staffReply'
import { toRecordOrEmpty } from '../validation/fieldSchema'
import { isStaffName } from '../validation/staffName'
import { isMultilineText } from '../validation/text'
import { isTimestamp } from '../validation/timestamp'
import { parseReply, type Reply } from './reply'
import { toThread } from './thread'

/**
 * What a status link shows of one sent item: the conversation, but nothing else that was sent, and nobody's address. Times of
 * the item are in milliseconds. Every `uid` is empty.
 */
export type SentItemReport = {
  reference: string
  kind: SentItemKind
  status: SentItemStatus
  createdAt: number
  waitingSince: number
  promisedAt: number | null
  answeredAt: number | null
  /** The first answer, for pages of an earlier release; `replies` has it, too. */
  answer: Omit<StaffReply, 'uid'> | null
  accepted: Acceptance | null
  steps: DoneSteps
  /** The newest 100, from oldest to newest. */
  replies: Reply[]
  /** The products of the quotes, by id; without those that the catalogue does not have. */
  products: ReadonlyMap<string, RequestedProduct>
}

// References are upper-case, though ids made by other programs may have any letters.
const referencePattern = /^[A-Z0-9]{6}$/

/** Parses the report that the function `api` sends; null if it is malformed. */
export function parseSentItemReport(json: unknown): SentItemReport | null {
  const fields = toRecordOrEmpty(json)
  const { reference, kind, status, createdAt, waitingSince, promisedAt, answeredAt } = fields
  if (typeof reference !== 'string' || !referencePattern.test(reference)) return null
  if (!isSentItemKind(kind) || !isSentItemStatus(status) || !isTimestamp(createdAt)) return null
  const answer = parseAnswer(fields.answer)
  const answerTime = isTimestamp(answeredAt) ? answeredAt : null
  return {
    reference,
    kind,
    status,
    createdAt,
    waitingSince: isTimestamp(waitingSince) ? waitingSince : createdAt,
    promisedAt: isTimestamp(promisedAt) ? promisedAt : null,
    answeredAt: answerTime,
    answer,
    accepted: parseAcceptance(toDoneBy(fields.accepted)),
    steps: parseSteps(fields.steps),
    // Functions of an earlier release send no replies.
    replies: Array.isArray(fields.replies)
      ? fields.replies.flatMap((reply) => parseReportedReply(reply) ?? [])
      : toThread(
          {
            answer: answer && { ...answer, uid: '' },
            answeredAt: toDate(answerTime) ?? null,
            createdAt: new Date(createdAt),
          },
          [],
        ),
    products: parseProducts(fields.products),
  }
}

function parseAnswer(json: unknown): SentItemReport['answer'] {
  const { name, channel, text } = toRecordOrEmpty(json)
  if (!isStaffName(name) || !isReplyMethod(channel)) return null
  return { name, channel, ...(isMultilineText(text, staffReplyLimits.text) && { text }) }
}

function parseSteps(json: unknown): DoneSteps {
  const steps = Object.entries(toRecordOrEmpty(json))
  return parseDoneSteps(Object.fromEntries(steps.map(([step, doneBy]) => [step, toDoneBy(doneBy)])))
}

/** Who did something, as Firestore would have it. */
function toDoneBy(json: unknown) {
  const fields = toRecordOrEmpty(json)
  return { ...fields, uid: '', at: toDate(fields.at) }
}

function parseReportedReply(json: unknown): Reply | null {
  const { id, quote, createdAt, ...fields } = toRecordOrEmpty(json)
  const { validUntil, ...quoteFields } = toRecordOrEmpty(quote)
  return parseReply(typeof id === 'string' ? id : '', {
    ...fields,
    uid: '',
    ...(quote !== undefined && { quote: { ...quoteFields, validUntil: toDate(validUntil) } }),
    createdAt: toDate(createdAt),
  })
}

function parseProducts(json: unknown): SentItemReport['products'] {
  return new Map(
    Object.entries(toRecordOrEmpty(json)).flatMap(([id, product]) => {
      const { name, unit } = toRecordOrEmpty(product)
      if (typeof name !== 'string') return []
      return [[id, { name, ...(typeof unit === 'string' && isUnit(unit) && { unit }) }] as const]
    }),
  )
}

function toDate(time: unknown): Date | undefined {
  return isTimestamp(time) ? new Date(time) : undefined
}
