import { formatQuantity } from '../catalogue/formatQuantity'
import { formatNames } from './formatNames'
import type { CartItem } from './orderList'

/** Formats 'Black Soap raised to 1 kg', or 'Black Soap, Shea Butter raised to the larger quantities'. */
export function formatRaisedProducts(raised: readonly CartItem[]): string {
  const [first, ...others] = raised
  if (!first) return ''
  return others.length === 0
    ? `${first.name} raised to ${formatQuantity(first.count, first.unit)}`
    : `${formatNames(raised.map(({ name }) => name))} raised to the larger quantities`
}
