import { itemLimits } from '../order-list/orderItems'
import { formatNaira } from '../money/naira'
import type { RequestedProduct } from '../sent-items/findDeletedProducts'
import type { FindRequestedProduct } from '../sent-items/nameRequestLines'
import { readRequestLines } from '../sent-items/readRequestLines'
import type { SentItem } from '../sent-items/sentItem'
import { cleanLine } from '../validation/text'
import { formatMatchedLine } from './formatMatchedLine'

export const replyLineMarks = ['available', 'substitute', 'notNow', 'leftOut'] as const

/** Whether staff can deliver what a line of a request asks for. A line that asks for nothing, 'Thank you', is left out. */
export type ReplyLineMark = (typeof replyLineMarks)[number]

/** What staff say of a line. */
export type LineMark = {
  mark: ReplyLineMark | null
  /** What they offer instead; '' for nothing. */
  substitute: string
  /** The product that the sender's own words mean; '' if nobody has said so. */
  productId: string
}

/** A line of a request in a reply. */
export type ReplyLine = LineMark & {
  /** Identifies the line, also when the catalogue is not loaded. Lines of the same words have the same key. */
  key: string
  text: string
  /** The sender's own words, if no product of the request stands for them. */
  words: string | null
}

/** The products of a request, and as many lines of the sender's own words. */
export const maxReplyLines = 2 * itemLimits.entries

/** How a line starts: what is out of stock is not there now, and staff mark everything else. */
function startMark(product: RequestedProduct | undefined): ReplyLineMark | null {
  return product?.soldOut ? 'notNow' : null
}

/** Makes the lines of a reply before staff mark them, one for each that readRequestLines reads; none for an enquiry. */
export function createReplyLines(sentItem: SentItem, findProduct: FindRequestedProduct): ReplyLine[] {
  return readRequestLines(sentItem, findProduct)
    .slice(0, maxReplyLines)
    .map(({ text, product }) => ({
      mark: startMark(product ? findProduct(product.productId) : undefined),
      ...{ substitute: '', productId: '' },
      key: product ? `product ${product.productId}` : `text ${text}`,
      text,
      words: product ? null : text,
    }))
}

/** Adds the staff's marks, by the keys of the lines. A line that was matched to a product is named as the product. */
export function markReplyLines(
  lines: readonly ReplyLine[],
  marks: ReadonlyMap<string, LineMark>,
  findProduct: FindRequestedProduct,
): ReplyLine[] {
  return lines.map((line) => {
    const mark = marks.get(line.key)
    if (!mark) return line
    const product = findProduct(mark.productId)
    const text = product ? formatMatchedLine(line.text, product) : line.text
    return { ...line, ...mark, text, mark: mark.mark ?? startMark(product) ?? line.mark }
  })
}

/** Formats the lines of a reply for its sender, one per line, and below them the total in kobo if there is one. */
export function formatReplyLines(lines: readonly ReplyLine[], totalKobo: number | null): string {
  const shown = lines.filter(({ mark }) => mark !== 'leftOut').map(formatReplyLine)
  return [...shown, ...(totalKobo === null ? [] : [`Total: ${formatNaira(totalKobo)}`])].join('\n')
}

/** Lists what a reply repeats of its sender, as it writes it: the name, and the lines, also that of a deleted product. */
export function listSendersTexts({ sender }: SentItem, lines: readonly ReplyLine[]): string[] {
  return [sender.name, ...lines.map(formatLineText)]
}

const formatLineText = ({ text }: ReplyLine) => `- ${cleanLine(text)}`

function formatReplyLine(replyLine: ReplyLine): string {
  const { mark, substitute } = replyLine
  const line = formatLineText(replyLine)
  const substituteText = cleanLine(substitute)
  if (mark === 'notNow') return `${line} (not available now)`
  if (mark !== 'substitute') return line
  return substituteText === ''
    ? `${line} (not available now, but we can suggest something else)`
    : `${line} (we suggest ${substituteText} instead)`
}
