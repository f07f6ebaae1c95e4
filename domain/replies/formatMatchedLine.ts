import { itemQuantityStep } from '../order-list/orderList'
import { formatOrderListLine } from '../order-list/formatOrderList'
import { findSureQuantity } from '../typed-lists/findSureQuantity'
import type { RequestedProduct } from '../sent-items/findDeletedProducts'

/**
 * Names a sender's own words as the product that they mean, with the quantity that they say: 'Dates: 5' is '5 kg Medjool
 * Dates'. Where the quantity is unclear, as in '2 bags of dates', it quotes the words after the name.
 */
export function formatMatchedLine(words: string, { name, unit }: RequestedProduct): string {
  const halves = findSureQuantity(words, (readUnit) => readUnit === unit)
  if (halves === undefined) return `${name} (you wrote “${words}”)`
  return formatOrderListLine({ name, count: halves * itemQuantityStep, ...(unit && { unit }) })
}
