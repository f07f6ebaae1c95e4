import { formatOrderList } from '../order-list/formatOrderList'
import { type FindProductName, nameRequestLines } from './nameRequestLines'
import type { SentItem } from './sentItem'

/** Formats each product of a request with its quantity, such as 'Shea Butter: 1.5'; empty if it has no entries. */
export function formatRequestLines(
  sentItem: Pick<SentItem, 'items' | 'text'>,
  findProductName: FindProductName,
): string[] {
  return nameRequestLines(sentItem, findProductName).map((line) => formatOrderList([line]))
}
