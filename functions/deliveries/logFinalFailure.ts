import { warn as logWarning } from 'firebase-functions/logger'
import type { Delivery } from '../../domain/deliveries/delivery'

/** Logs that no further attempt will be made for a delivery. The alerts of docs/operations.md count these. */
export function logFinalFailure({ id, kind }: Delivery, outcome: Readonly<Record<string, unknown>>): void {
  if (outcome.status === 'failed') logWarning('A delivery failed for good', { id, kind })
}
