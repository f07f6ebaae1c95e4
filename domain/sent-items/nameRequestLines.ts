import { itemQuantityStep } from '../order-list/orderList'
import { findDeletedProducts, type RequestedProduct } from './findDeletedProducts'
import { listRequestLines } from './listRequestLines'
import type { SentItem } from './sentItem'

/** Finds a product in the catalogue; undefined for a deleted product. */
export type FindRequestedProduct = (productId: string) => RequestedProduct | undefined

/** A product of a request with its quantity, such as 1.5; a deleted product has a unit only if the text says it. */
export type NamedRequestLine = RequestedProduct & { productId: string; count: number }

/** Names each product of a request: by the catalogue, else by the request's text; empty if it has no entries. */
export function nameRequestLines(
  { items, text }: Pick<SentItem, 'items' | 'text'>,
  findProduct: FindRequestedProduct,
): NamedRequestLine[] {
  const lines = listRequestLines(items)
  const knownNames = lines.flatMap(({ productId }) => findProduct(productId)?.name ?? [])
  const deleted = lines.filter(({ productId }) => findProduct(productId) === undefined)
  const deletedProducts = findDeletedProducts(deleted, knownNames, text)
  return lines.map((line) => {
    const product = findProduct(line.productId) ?? deletedProducts[deleted.indexOf(line)]
    const { name = '', unit } = product ?? {}
    const count = line.halves * itemQuantityStep
    return { productId: line.productId, name, count, ...(unit && { unit }) }
  })
}
