import type { OrderItem } from '../order-list/orderItems'
import { readQuantityLine } from '../order-list/readQuantityLine'

/** The entries of a request by whether the catalogue still has the product, and the text that names them all. */
export type RequestedProducts = { deleted: readonly OrderItem[]; knownNames: readonly string[]; text: string }

/** Finds a deleted product's name in the text of a request: by its quantity, if no other line has the same. */
export function findDeletedProductName(
  item: OrderItem,
  { deleted, knownNames, text }: RequestedProducts,
): string {
  const lowerCaseNames = knownNames.map((name) => name.toLowerCase())
  const names = text
    .split('\n')
    .flatMap((line) => readQuantityLine(line.trim()).slice(0, 1))
    .filter(({ halves }) => halves === item.halves)
    .map(({ name }) => name)
    .filter((name) => !lowerCaseNames.includes(name.toLowerCase()))
  const itemsWithSameQuantity = deleted.filter(({ halves }) => halves === item.halves)
  const name =
    names.length === itemsWithSameQuantity.length ? names[itemsWithSameQuantity.indexOf(item)] : undefined
  return name ?? `product ${item.productId}`
}
