import { itemQuantityStep } from '../order-list/orderList'
import { formatOrderListLine } from '../order-list/formatOrderList'
import { readQuantityLine } from '../order-list/readQuantityLine'
import type { RequestedProduct } from '../sent-items/findDeletedProducts'

/**
 * Names a sender's own words as the product that they mean, with the quantity that they say: 'Dates: 5' is '5 kg Medjool
 * Dates'. Where the quantity is unclear, as in '500 g dates', it quotes the words after the name.
 */
export function formatMatchedLine(words: string, { name, unit }: RequestedProduct): string {
  const quantity = readQuantityLine(words).find((read) => {
    // '250 g x 4' is not 4 of the product.
    if (/[\d½]/.test(read.name)) return false
    // Without a unit, only a number at the end is sure: the '500' of '500 g dates' has one that is not read.
    return read.unit === undefined ? /[\d½]\)?\.?$/.test(words) : read.unit === unit
  })
  if (!quantity) return `${name} (you wrote “${words}”)`
  return formatOrderListLine({ name, count: quantity.halves * itemQuantityStep, ...(unit && { unit }) })
}
