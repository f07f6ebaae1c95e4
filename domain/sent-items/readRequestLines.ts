import { formatOrderListLine } from '../order-list/formatOrderList'
import { parseOrderListText } from '../order-list/parseOrderListText'
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
    ...listOtherTexts(sentItem, products).map((text) => ({ text, product: null })),
  ]
}

function listOtherTexts(
  { items, text }: Pick<SentItem, 'items' | 'text'>,
  products: readonly NamedRequestLine[],
): string[] {
  const lines = text.replace(/\r\n?/g, '\n')
  const named = products.map(({ productId, ...product }) => ({ id: productId, ...product }))
  const { items: readItems, unreadTexts } = parseOrderListText(lines, named)
  // The text of a request names its items, so a product that it does not name had another name when it was sent.
  const renamed = listRequestLines(items).filter(
    ({ productId }) => !readItems.some((item) => item.productId === productId),
  )
  const formerProducts = findDeletedProducts(renamed, [], unreadTexts.join('\n')).map((product, index) => ({
    ...product,
    id: renamed[index]?.productId ?? '',
  }))
  // A line of dashes or emojis asks for nothing.
  return parseOrderListText(lines, [...named, ...formerProducts]).unreadTexts.filter((line) =>
    /[\p{L}\p{N}]/u.test(line),
  )
}
