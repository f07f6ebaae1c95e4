import type { SentItem } from '../sent-items/sentItem'
import { getUnwrittenText, type Reply, sortReplies } from './reply'

type AnsweredItem = Pick<SentItem, 'answer' | 'answeredAt' | 'createdAt'>

/** A reply of kind 'quote'. */
export type QuoteReply = Reply & { quote: NonNullable<Reply['quote']> }

/** The conversation about an item, oldest first. An answer of an earlier release has no reply of its own, so it is added. */
export function toThread(item: AnsweredItem, replies: readonly Reply[]): Reply[] {
  const { answer } = item
  const hasReply = replies.some(
    ({ from, kind, uid, channel }) =>
      from === 'staff' && kind !== 'holding' && uid === answer?.uid && channel === answer.channel,
  )
  if (!answer || hasReply) return sortReplies(replies)
  const { uid, name, channel, text = getUnwrittenText(channel) } = answer
  const createdAt = item.answeredAt ?? item.createdAt
  return sortReplies([
    ...replies,
    { id: '', from: 'staff', kind: 'answer', channel, uid, name, text, quote: null, createdAt },
  ])
}

/** Whether an earlier answer came since the item began to wait. Without the given answer, the item is still answered. */
export function isFurtherAnswer(
  { waitingSince }: Pick<SentItem, 'waitingSince'>,
  replies: readonly Reply[],
  answer: Pick<Reply, 'id' | 'kind'>,
): boolean {
  if (answer.kind === 'holding') return false
  return replies.some(
    ({ id, kind, createdAt }) =>
      id !== answer.id && (kind === 'answer' || kind === 'quote') && createdAt >= waitingSince,
  )
}

/** The quotes of a conversation, oldest first. Only the last one can be accepted. */
export function listQuotes(replies: readonly Reply[]): QuoteReply[] {
  return sortReplies(replies).filter(hasQuote)
}

function hasQuote(reply: Reply): reply is QuoteReply {
  return reply.quote !== null
}
