import type { Unit } from '../catalogue/product'
import type { OrderItem } from '../order-list/orderItems'
import { readQuantityLine } from '../typed-lists/readQuantityLine'

/** A product of a request, and whether it is out of stock now. Its other names are known where they are loaded. */
export type RequestedProduct = {
  name: string
  unit?: Unit
  soldOut?: boolean
  otherNames?: readonly string[]
}

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
    if (!found) return { name: `product ${item.productId}` }
    return { name: found.name, ...(found.unit && { unit: found.unit }) }
  })
}
