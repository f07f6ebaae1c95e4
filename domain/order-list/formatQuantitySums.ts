import { formatQuantity } from '../catalogue/formatQuantity'
import { units } from '../catalogue/product'
import type { CartItem } from './orderList'

/** The sums of the quantities by unit: '7.5 kg', '2 litres'. Items from before products had units are left out. */
export function formatQuantitySums(items: readonly Pick<CartItem, 'unit' | 'count'>[]): string[] {
  return units.flatMap((unit) => {
    const counts = items.filter((item) => item.unit === unit).map(({ count }) => count)
    return counts.length === 0
      ? []
      : [
          formatQuantity(
            counts.reduce((sum, count) => sum + count),
            unit,
          ),
        ]
  })
}
