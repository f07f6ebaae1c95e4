import { serializeQuote } from '../quotes/quote'
import type { DoneBy } from '../sent-items/acceptance'
import type { RequestedProduct } from '../sent-items/findDeletedProducts'
import type { SentItem } from '../sent-items/sentItem'
import { formatReference } from '../sent-items/submissionId'
import { getUnwrittenText, type Reply } from './reply'
import { toThread } from './thread'

/** What a report calls the sender. The name that they typed is not repeated. */
const senderName = 'You'

/**
 * The report of an item as JSON, with times in milliseconds; domain/conversation/sentItemReport.ts parses it. `replies` are the
 * newest, and `products` those of their quotes.
 *
 * Whoever has the link may read the mailbox of a mistyped address. So it repeats neither the request nor who sent it, and
 * no text that went to somebody's number. A quote is shown wherever it went, because the link is where it is accepted. What
 * the sender asked is shown: nobody understands the replies without it, and they go to the same mailbox.
 */
export function serializeSentItemReport(
  item: SentItem,
  replies: readonly Reply[],
  products: ReadonlyMap<string, RequestedProduct>,
): Record<string, unknown> {
  const { answer, accepted } = item
  return {
    reference: formatReference(item.id),
    kind: item.kind,
    status: item.status,
    createdAt: item.createdAt.getTime(),
    waitingSince: item.waitingSince.getTime(),
    promisedAt: item.promisedAt?.getTime() ?? null,
    answeredAt: item.answeredAt?.getTime() ?? null,
    answer: answer && {
      name: answer.name,
      channel: answer.channel,
      ...(answer.channel === 'email' && answer.text !== undefined && { text: answer.text }),
    },
    accepted: accepted && {
      replyId: accepted.replyId,
      how: accepted.how,
      ...serializeDoneBy(accepted.how === 'online' ? { ...accepted, name: senderName } : accepted),
    },
    steps: Object.fromEntries(
      Object.entries(item.steps).map(([step, doneBy]) => [step, serializeDoneBy(doneBy)]),
    ),
    replies: toThread(item, replies).map(serializeReply),
    products: Object.fromEntries(products),
  }
}

function serializeDoneBy({ name, at }: DoneBy) {
  return { name, at: at.getTime() }
}

function serializeReply(reply: Reply) {
  const { id, from, kind, channel, name, quote, createdAt } = reply
  return {
    ...{ id, from, kind, channel, createdAt: createdAt.getTime() },
    name: from === 'sender' ? senderName : name,
    text: getShownText(reply),
    ...(quote && { quote: { ...serializeQuote(quote), validUntil: quote.validUntil.getTime() } }),
  }
}

function getShownText({ channel, kind, text }: Reply): string {
  if (channel === 'email' || channel === 'site') return text
  return kind === 'quote' ? '' : getUnwrittenText(channel)
}
