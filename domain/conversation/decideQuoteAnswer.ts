import type { SentItem } from '../sent-items/sentItem'
import type { QuoteAnswerOutcome } from './quoteAnswer'
import { canBeAccepted, getQuoteState } from './quoteState'
import { createSenderReply, type SenderContext, type SenderDecision } from './senderChange'
import type { QuoteAnswer } from './senderRequests'
import { listQuotes } from './thread'

/** The text of a 'decline' for which the sender wrote none. */
const declineText = 'No, thank you.'

/** Decides what becomes of the sender's answer to a quote: docs/conversation.md has the table of its cases. */
export function decideQuoteAnswer(
  item: SentItem,
  request: QuoteAnswer,
  { replies, isReplyStored, now }: SenderContext,
): SenderDecision<{ outcome: QuoteAnswerOutcome }> {
  const { replyId, answer } = request
  if (answer === 'decline' && isReplyStored) return unchanged('declined')
  if (item.accepted && item.accepted.replyId !== replyId) return unchanged('otherAccepted')
  const quote = listQuotes(replies).find(({ id }) => id === replyId)
  if (!quote) return unchanged('missing')
  const state = getQuoteState(item, replies, quote, now)
  if (!canBeAccepted(state)) return unchanged(state === 'accepted' ? 'alreadyAccepted' : state)
  if (answer === 'accept') return accept(item, replyId)
  if (state === 'declined') return unchanged('alreadyDeclined')
  return {
    answer: { outcome: 'declined' },
    change: { reply: createSenderReply(item, 'decline', request.text ?? declineText) },
  }
}

function accept(
  { senderUid, sender }: SentItem,
  replyId: string,
): SenderDecision<{ outcome: QuoteAnswerOutcome }> {
  return {
    answer: { outcome: 'accepted' },
    change: {
      status: 'accepted',
      accepted: { uid: senderUid, name: sender.name, replyId, how: 'online' },
    },
  }
}

function unchanged(outcome: QuoteAnswerOutcome): SenderDecision<{ outcome: QuoteAnswerOutcome }> {
  return { answer: { outcome }, change: null }
}
