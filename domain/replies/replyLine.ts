import { formatRequestLines } from '../sent-items/formatRequestLines'
import type { FindRequestedProduct } from '../sent-items/nameRequestLines'
import type { SentItem } from '../sent-items/sentItem'
import { itemLimits } from '../order-list/orderItems'
import { normalizeSingleLineText } from '../validation/normalizeInput'

export const replyLineMarks = ['available', 'substitute', 'notNow'] as const

/** Whether staff can deliver what a line of a request asks for. */
export type ReplyLineMark = (typeof replyLineMarks)[number]

/** A line of a request with the staff's mark; `substitute` is what they offer instead, '' for nothing. */
export type ReplyLine = { text: string; mark: ReplyLineMark; substitute: string }

export const maxReplyLines = itemLimits.entries

/** Makes the lines of a reply: one per product of a request or, without products, per line of its text; none for an enquiry. */
export function createReplyLines(sentItem: SentItem, findProduct: FindRequestedProduct): ReplyLine[] {
  if (sentItem.kind === 'enquiries') return []
  const texts =
    sentItem.items.length > 0
      ? formatRequestLines(sentItem, findProduct)
      : sentItem.text
          .split(/[\r\n]+/)
          .map((line) => line.trim())
          .filter((line) => line !== '')
  return texts.slice(0, maxReplyLines).map((text) => ({ text, mark: 'available', substitute: '' }))
}

/** Formats the lines of a reply for its sender, one per line, and below them the total if staff typed one. */
export function formatReplyLines(lines: readonly ReplyLine[], total: string): string {
  const totalText = normalizeSingleLineText(total)
  return [...lines.map(formatReplyLine), ...(totalText === '' ? [] : [`Total: ${totalText}`])].join('\n')
}

function formatReplyLine({ text, mark, substitute }: ReplyLine): string {
  const line = `- ${normalizeSingleLineText(text)}`
  const substituteText = normalizeSingleLineText(substitute)
  switch (mark) {
    case 'available':
      return line
    case 'notNow':
      return `${line} (not available now)`
    case 'substitute':
      return substituteText === ''
        ? `${line} (not available now, but we can suggest something else)`
        : `${line} (we suggest ${substituteText} instead)`
  }
}
