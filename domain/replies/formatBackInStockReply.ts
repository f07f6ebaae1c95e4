import { formatQuantity } from '../catalogue/formatQuantity'
import type { Unit } from '../catalogue/product'
import type { AskedRequest } from '../sent-items/findRequestsWithProduct'
import { formatReference } from '../sent-items/submissionId'
import { formatLagosDate } from '../site/lagosTime'

/** The reply that tells who had asked for a product that it is back. */
export function formatBackInStockReply(
  { name, unit }: { name: string; unit: Unit },
  { request: { id, sender, createdAt }, count }: AskedRequest,
): string {
  return [
    sender.name === '' ? 'Hello,' : `Hello ${sender.name},`,
    `Good news: ${name} is back in stock. You asked us for ${formatQuantity(count, unit)} of it on ${formatLagosDate(createdAt.getTime())}, in your request ${formatReference(id)}.`,
    'Would you still like it? Just reply "yes" and tell us where it should go, and we will keep it for you.',
  ].join('\n\n')
}
