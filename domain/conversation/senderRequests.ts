import { isSentItemKind, type SentItemKey } from '../sent-items/sentItem'
import { isSubmissionId } from '../sent-items/submissionId'
import { isStatusToken } from '../site/statusLink'
import { toRecordOrEmpty } from '../validation/fieldSchema'
import { cleanText, isMultilineText } from '../validation/text'
import { questionLimits } from './reply'

/** How the sender names their item: as the account that sent it, whose identity token comes along, or by its status link. */
export type SenderItem = SentItemKey | { token: string }

/**
 * A question about an item, or a change that the sender asks for: the body of a POST to /api/question. `key` is made once
 * for each question, as the id of its reply: a request that is sent again stores no second one.
 */
export type QuestionRequest = SenderItem & { key: string; text: string }

/** The sender's answer to the quote in a reply. A 'decline' may have a text. */
export type QuoteAnswer = { replyId: string } & ({ answer: 'accept' } | { answer: 'decline'; text?: string })

/** The body of a POST to /api/quote-answer. `key` is the id of the reply that a 'decline' stores. */
export type QuoteAnswerRequest = SenderItem & { key: string } & QuoteAnswer

/**
 * What became of a question. Only 'wait' is not final: the same question may be sent again after so many milliseconds.
 * 'tooMany': the item has as many questions as it may have. 'closed': it was closed too long ago to be reopened.
 */
export type QuestionOutcome =
  { outcome: 'asked' | 'tooMany' | 'closed' } | { outcome: 'wait'; waitMs: number }

/**
 * Why either request is refused, in `reason`: 400 'malformed', 401 'signIn' where the item is named by its key without a valid
 * identity token, 404 'unknownItem' for an item that is not the sender's, a link that is unknown, and what was deleted.
 */
export type SenderRequestRefusal = 'malformed' | 'signIn' | 'unknownItem'

/** Parses the body of a question; null if it is malformed. */
export function parseQuestionRequest(body: unknown): QuestionRequest | null {
  const { key } = toRecordOrEmpty(body)
  const item = parseSenderItem(body)
  const text = parseText(body)
  return item && isKey(key) && text ? { ...item, key, text } : null
}

/** Parses the body of an answer to a quote; null if it is malformed. */
export function parseQuoteAnswerRequest(body: unknown): QuoteAnswerRequest | null {
  const { key, replyId, answer } = toRecordOrEmpty(body)
  const item = parseSenderItem(body)
  const text = parseText(body)
  if (!item || !isKey(key) || !isKey(replyId) || text === null) return null
  if (answer === 'accept') return { ...item, key, replyId, answer }
  return answer === 'decline' ? { ...item, key, replyId, answer, ...(text && { text }) } : null
}

/** Parses what /api/question answers; null if it is malformed. */
export function parseQuestionOutcome(json: unknown): QuestionOutcome | null {
  const { outcome, waitMs } = toRecordOrEmpty(json)
  if (outcome === 'wait') return typeof waitMs === 'number' && waitMs > 0 ? { outcome, waitMs } : null
  return outcome === 'asked' || outcome === 'tooMany' || outcome === 'closed' ? { outcome } : null
}

function parseSenderItem(body: unknown): SenderItem | null {
  const { kind, id, token } = toRecordOrEmpty(body)
  if (isStatusToken(token)) return { token }
  return isSentItemKind(kind) && isKey(id) ? { kind, id } : null
}

function isKey(value: unknown): value is string {
  return typeof value === 'string' && isSubmissionId(value)
}

/** The text without what no reply may hold, '' if there is none; null if it is too long, or nothing that can be read. */
function parseText(body: unknown): string | null {
  const { text = '' } = toRecordOrEmpty(body)
  const sanitized = typeof text === 'string' ? cleanText(text) : null
  return sanitized === '' || isMultilineText(sanitized, questionLimits.text) ? sanitized : null
}
