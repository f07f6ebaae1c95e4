import type { SentItem } from '../sent-items/sentItem'
import type { Reply } from './reply'
import { listQuotes, type QuoteReply } from './thread'

/**
 * What became of a quote. 'open' can be accepted, and 'declined' too: the sender may think again. 'withdrawn' waits for
 * a new one, because the sender asked for a change or staff reopened the item.
 */
export type QuoteState = 'open' | 'declined' | 'accepted' | 'replaced' | 'expired' | 'withdrawn' | 'closed'

type QuotedItem = Pick<SentItem, 'status' | 'accepted'>

/** Describes a quote among the replies about its item. `now` is in milliseconds, by the server's clock. */
export function getQuoteState(
  item: QuotedItem,
  replies: readonly Reply[],
  { id, quote, createdAt }: QuoteReply,
  now: number,
): QuoteState {
  if (item.accepted?.replyId === id) return 'accepted'
  if (listQuotes(replies).pop()?.id !== id) return 'replaced'
  if (item.status === 'closed') return 'closed'
  if (item.status !== 'answered') return 'withdrawn'
  if (now >= quote.validUntil.getTime()) return 'expired'
  const isDeclined = replies.some((reply) => reply.kind === 'decline' && reply.createdAt >= createdAt)
  return isDeclined ? 'declined' : 'open'
}

/** Whether the sender can accept a quote in this state. */
export function canBeAccepted(state: QuoteState): state is 'open' | 'declined' {
  return state === 'open' || state === 'declined'
}
