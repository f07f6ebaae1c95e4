import { toRecordOrEmpty } from '../validation/fieldSchema'
import { isStaffName } from '../validation/staffName'
import { isMultilineText } from '../validation/text'
import { isTimestamp } from '../validation/timestamp'
import { isReplyMethod } from './replyMethod'
import { isSentItemKind, type SentItemKind } from './sentItem'
import { isSentItemStatus, type SentItemStatus } from './sentItemStatus'
import { type StaffReply, staffReplyLimits } from './staffReply'

/** What a status link shows of one sent item: nothing that was sent, and nobody's address. Times are in milliseconds. */
export type SentItemReport = {
  reference: string
  kind: SentItemKind
  status: SentItemStatus
  createdAt: number
  answeredAt: number | null
  answer: Omit<StaffReply, 'uid'> | null
}

// References are upper-case, though ids made by other programs may have any letters.
const referencePattern = /^[A-Z0-9]{6}$/

/** Parses the report that the function `api` sends; null if it is malformed. */
export function parseSentItemReport(json: unknown): SentItemReport | null {
  const { reference, kind, status, createdAt, answeredAt, answer } = toRecordOrEmpty(json)
  if (typeof reference !== 'string' || !referencePattern.test(reference)) return null
  if (!isSentItemKind(kind) || !isSentItemStatus(status) || !isTimestamp(createdAt)) return null
  return {
    reference,
    kind,
    status,
    createdAt,
    answeredAt: isTimestamp(answeredAt) ? answeredAt : null,
    answer: parseAnswer(answer),
  }
}

function parseAnswer(json: unknown): SentItemReport['answer'] {
  const { name, channel, text } = toRecordOrEmpty(json)
  if (!isStaffName(name) || !isReplyMethod(channel)) return null
  return { name, channel, ...(isMultilineText(text, staffReplyLimits.text) && { text }) }
}
