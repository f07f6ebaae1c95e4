import { formatOrderList } from '../order-list/formatOrderList'
import { itemQuantityStep } from '../order-list/orderList'
import { findDeletedProductNames } from './findDeletedProductNames'
import { listRequestLines } from './listRequestLines'
import type { SentItem } from './sentItem'

/** Finds a product's name in the catalogue; undefined for a deleted product. */
export type FindProductName = (productId: string) => string | undefined

/** Formats each product of a request with its quantity, such as 'Shea Butter: 1.5'; empty if it has no entries. */
export function formatRequestLines(
  { items, text }: Pick<SentItem, 'items' | 'text'>,
  findProductName: FindProductName,
): string[] {
  const lines = listRequestLines(items)
  const knownNames = lines.flatMap(({ productId }) => findProductName(productId) ?? [])
  const deleted = lines.filter(({ productId }) => findProductName(productId) === undefined)
  const deletedNames = findDeletedProductNames(deleted, knownNames, text)
  return lines.map((line) => {
    const name = findProductName(line.productId) ?? deletedNames[deleted.indexOf(line)] ?? ''
    return formatOrderList([{ name, count: line.halves * itemQuantityStep }])
  })
}
