import { createListReader } from '../typed-lists/createListReader'
import { formatOrderListLine } from '../order-list/formatOrderList'
import { type ReadSegment, readSegments } from '../order-list/parseOrderListText'
import { readQuantityLine } from '../typed-lists/readQuantityLine'
import { findDeletedProducts } from './findDeletedProducts'
import { listRequestLines } from './listRequestLines'
import { type FindRequestedProduct, type NamedRequestLine, nameRequestLines } from './nameRequestLines'
import type { SentItem } from './sentItem'

/** A line of a request: one of its products, or, with null, words of the sender that no product stands for. */
export type RequestLine = { text: string; product: NamedRequestLine | null }

/** Reads what a request asks for: its products, then the lines of its text that name none of them. An enquiry has none. */
export function readRequestLines(
  sentItem: Pick<SentItem, 'kind' | 'items' | 'text'>,
  findProduct: FindRequestedProduct,
): RequestLine[] {
  if (sentItem.kind === 'enquiries') return []
  const products = nameRequestLines(sentItem, findProduct)
  return [
    ...products.map((product) => ({ text: formatOrderListLine(product), product })),
    ...listOtherTexts(sentItem, products, findProduct).map((text) => ({ text, product: null })),
  ]
}

function listOtherTexts(
  { items, text }: Pick<SentItem, 'items' | 'text'>,
  products: readonly NamedRequestLine[],
  findProduct: FindRequestedProduct,
): string[] {
  const named = products.map(({ productId, name, unit }) => {
    const { otherNames } = findProduct(productId) ?? {}
    return { id: productId, name, ...(unit && { unit }), ...(otherNames && { otherNames }) }
  })
  const segments = readSegments(text, createListReader(named))
  const sent = listRequestLines(items).map((item) => ({
    item,
    segments: findSentSegments(segments, item.productId, item.halves),
  }))
  const read = new Set(sent.flatMap((each) => each.segments))
  const unreadTexts = segments.filter((segment) => !read.has(segment)).map((segment) => segment.text)
  // The text of a request names its items, so a product that it does not name had another name when it was sent.
  const renamed = sent.filter((each) => each.segments.length === 0).map(({ item }) => item)
  const formerNames = new Set(
    findDeletedProducts(renamed, [], unreadTexts.join('\n')).map(({ name }) => name),
  )
  return unreadTexts.filter(
    (line) =>
      !readQuantityLine(line).some(({ name }) => formerNames.has(name)) &&
      // A line of dashes or emojis asks for nothing.
      /[\p{L}\p{N}]/u.test(line),
  )
}

/**
 * The segments that were sent as an item: all that name the product if they add up to it, or else one that is as much.
 * The form that sent the request may have read less of its text, and what it did not read is still to be answered.
 */
function findSentSegments(
  segments: readonly ReadSegment[],
  productId: string,
  halves: number,
): ReadSegment[] {
  const own = segments.filter(({ item }) => item?.productId === productId)
  const exact = own.filter(({ isExactName }) => isExactName)
  const choices = [own, exact, ...own.map((segment) => [segment])]
  return choices.find((choice) => sumHalves(choice) === halves) ?? exact
}

function sumHalves(segments: readonly ReadSegment[]): number {
  return segments.reduce((sum, { item }) => sum + (item?.halves ?? 0), 0)
}
