import { formatOrderList } from '../order-list/formatOrderList'
import { itemQuantityStep } from '../order-list/orderList'
import { findDeletedProductName } from './findDeletedProductName'
import { listRequestLines } from './listRequestLines'
import type { SentItem } from './sentItem'

/** Finds a product's name in the catalogue; undefined for a deleted product. */
export type FindProductName = (productId: string) => string | undefined

/** Formats each product of a request with its quantity, such as 'Shea Butter: 1.5'; empty if it has no entries. */
export function formatRequestLines(
  { items, text }: Pick<SentItem, 'items' | 'text'>,
  findProductName: FindProductName,
): string[] {
  const lines = listRequestLines(items).map((line) => ({ ...line, name: findProductName(line.productId) }))
  const deleted = lines.filter(({ name }) => name === undefined)
  const knownNames = lines.flatMap(({ name }) => name ?? [])
  return lines.map((line) => {
    const name = line.name ?? findDeletedProductName(line, { deleted, knownNames, text })
    return formatOrderList([{ name, count: line.halves * itemQuantityStep }])
  })
}
