import { formatOrderListLine } from '../order-list/formatOrderList'
import { type FindRequestedProduct, nameRequestLines } from './nameRequestLines'
import type { SentItem } from './sentItem'

/** Formats each product of a request with its quantity, such as '1.5 kg Shea Butter'; empty if it has no entries. */
export function formatRequestLines(
  sentItem: Pick<SentItem, 'items' | 'text'>,
  findProduct: FindRequestedProduct,
): string[] {
  return nameRequestLines(sentItem, findProduct).map(formatOrderListLine)
}
