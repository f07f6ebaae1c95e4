import { formatOrderListLine } from '../order-list/formatOrderList'
import { type FindRequestedProduct, nameRequestLines } from './nameRequestLines'
import type { SentItem } from './sentItem'

export function formatRequestLines(
  sentItem: Pick<SentItem, 'items' | 'text'>,
  findProduct: FindRequestedProduct,
): string[] {
  return nameRequestLines(sentItem, findProduct).map(formatOrderListLine)
}
