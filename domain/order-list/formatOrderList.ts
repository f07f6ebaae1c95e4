import { formatQuantity } from '../catalogue/formatQuantity'
import type { Unit } from '../catalogue/product'

export type OrderListLine = { name: string; count: number; unit?: Unit }

/** Formats a product with its quantity: '1.5 kg Shea Butter', or 'Shea Butter: 1.5' if its unit is not known. */
export function formatOrderListLine({ name, count, unit }: OrderListLine): string {
  return unit === undefined ? `${name}: ${count}` : `${formatQuantity(count, unit)} ${name}`
}

/** The order list as text: one line for each product, with its quantity. */
export function formatOrderList(items: readonly OrderListLine[]): string {
  return items.map(formatOrderListLine).join('\n')
}
