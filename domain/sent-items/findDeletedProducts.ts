import type { Unit } from '../catalogue/product'
import type { OrderItem } from '../order-list/orderItems'
import { readQuantityLine } from '../order-list/readQuantityLine'

/** A product of a request, and whether it is out of stock now. */
export type RequestedProduct = { name: string; unit?: Unit; soldOut?: boolean }

/** Finds a request's deleted products in its text, by their quantity if it is unique; else 'product 84'. */
export function findDeletedProducts(
  deleted: readonly OrderItem[],
  knownNames: readonly string[],
  text: string,
): RequestedProduct[] {
  if (deleted.length === 0) return []
  const knownKeys = new Set(knownNames.map((name) => name.toLowerCase()))
  const candidates = text
    .split('\n')
    .flatMap((line) => readQuantityLine(line.trim()).slice(0, 1))
    .filter(({ name }) => name.trim() !== '' && !knownKeys.has(name.toLowerCase()))
  return deleted.map((item) => {
    const namesWithQuantity = candidates.filter(({ halves }) => halves === item.halves)
    const itemsWithQuantity = deleted.filter(({ halves }) => halves === item.halves)
    const isClear = namesWithQuantity.length === itemsWithQuantity.length
    const found = isClear ? namesWithQuantity[itemsWithQuantity.indexOf(item)] : undefined
    return found ?? { name: `product ${item.productId}` }
  })
}
