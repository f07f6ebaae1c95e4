import type { Unit } from '../catalogue/product'
import { itemQuantityStep } from '../order-list/orderList'
import { findDeletedProductNames } from './findDeletedProductNames'
import { listRequestLines } from './listRequestLines'
import type { SentItem } from './sentItem'

/** A product with what its line of a request shows. */
export type RequestedProduct = { name: string; unit?: Unit }

/** Finds a product in the catalogue; undefined for a deleted product. */
export type FindRequestedProduct = (productId: string) => RequestedProduct | undefined

/** A product of a request with its quantity, such as 1.5; a deleted product has no unit. */
export type NamedRequestLine = RequestedProduct & { productId: string; count: number }

/** Names each product of a request: by the catalogue, else by the request's text; empty if it has no entries. */
export function nameRequestLines(
  { items, text }: Pick<SentItem, 'items' | 'text'>,
  findProduct: FindRequestedProduct,
): NamedRequestLine[] {
  const lines = listRequestLines(items)
  const knownNames = lines.flatMap(({ productId }) => findProduct(productId)?.name ?? [])
  const deleted = lines.filter(({ productId }) => findProduct(productId) === undefined)
  const deletedNames = findDeletedProductNames(deleted, knownNames, text)
  return lines.map((line) => {
    const { name, unit } = findProduct(line.productId) ?? { name: deletedNames[deleted.indexOf(line)] ?? '' }
    const count = line.halves * itemQuantityStep
    return { productId: line.productId, name, count, ...(unit && { unit }) }
  })
}
