import { formatQuantity } from '../catalogue/formatQuantity'
import type { Unit } from '../catalogue/product'

export type OrderListLine = { name: string; count: number; unit?: Unit }

export function formatOrderListLine({ name, count, unit }: OrderListLine): string {
  return unit === undefined ? `${name}: ${count}` : `${formatQuantity(count, unit)} ${name}`
}

export function formatOrderList(items: readonly OrderListLine[]): string {
  return items.map(formatOrderListLine).join('\n')
}
