import { toRecordOrEmpty } from '../validation/fieldSchema'

/**
 * What became of a sender's answer to a quote: each case of docs/conversation.md has one, and each is said to the sender in
 * its own words. All are final: the same answer, sent again, changes nothing.
 */
const quoteAnswerOutcomes = [
  /** The quote is accepted now. */
  'accepted',
  /** This quote was accepted before: on another device, by phone, or by an attempt whose response was lost. */
  'alreadyAccepted',
  /** The sender said no, now or by an attempt whose response was lost. */
  'declined',
  /** The sender had said no to this quote before; what they wrote this time is not stored. */
  'alreadyDeclined',
  /** A newer quote has taken its place. */
  'replaced',
  /** It could be accepted until a time that has passed, by the server's clock. */
  'expired',
  /** A new quote is to come, because the sender asked for a change or staff reopened the item. */
  'withdrawn',
  /** Staff closed the item. */
  'closed',
  /** Another quote of the item is accepted. */
  'otherAccepted',
  /** The item has no such quote. */
  'missing',
] as const

export type QuoteAnswerOutcome = (typeof quoteAnswerOutcomes)[number]

/** Parses what /api/quote-answer answers; null if it is malformed, or an outcome of a later release. */
export function parseQuoteAnswerOutcome(json: unknown): QuoteAnswerOutcome | null {
  const { outcome } = toRecordOrEmpty(json)
  return quoteAnswerOutcomes.find((known) => known === outcome) ?? null
}
