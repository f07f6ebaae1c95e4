import { itemQuantityStep } from '../order-list/orderList'
import { findDeletedProductNames } from './findDeletedProductNames'
import { listRequestLines } from './listRequestLines'
import type { SentItem } from './sentItem'

/** Finds a product's name in the catalogue; undefined for a deleted product. */
export type FindProductName = (productId: string) => string | undefined

/** A product of a request with its quantity, such as 1.5. */
export type NamedRequestLine = { productId: string; name: string; count: number }

/** Names each product of a request: by the catalogue, else by the request's text; empty if it has no entries. */
export function nameRequestLines(
  { items, text }: Pick<SentItem, 'items' | 'text'>,
  findProductName: FindProductName,
): NamedRequestLine[] {
  const lines = listRequestLines(items)
  const knownNames = lines.flatMap(({ productId }) => findProductName(productId) ?? [])
  const deleted = lines.filter(({ productId }) => findProductName(productId) === undefined)
  const deletedNames = findDeletedProductNames(deleted, knownNames, text)
  return lines.map((line) => ({
    productId: line.productId,
    name: findProductName(line.productId) ?? deletedNames[deleted.indexOf(line)] ?? '',
    count: line.halves * itemQuantityStep,
  }))
}
