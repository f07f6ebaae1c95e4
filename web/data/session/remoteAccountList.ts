import { importWithReload } from '../../browser/reloadOnStaleBuild'
import { withTimeout } from '../../browser/withTimeout'
import type { OrderItem } from '../../../domain/order-list/orderItems'
import type * as OrderListDocument from '../firebase/orderListDocument'
import type { MergeOrderItemsFunction } from '../firebase/orderListDocument'

// The time limit includes downloading the code on the first call.
const timeoutMs = 10_000

/** Updates the account's order list with `merge`, and resolves to the new items. A rejected update is safe to retry. */
export function updateAccountOrderList(userID: string, merge: MergeOrderItemsFunction): Promise<OrderItem[]> {
  return callOrderListDocument(({ updateOrderList }) =>
    updateOrderList(userID, merge, AbortSignal.timeout(timeoutMs)),
  )
}

/**
 * Reads the server time of the list's last change, in milliseconds; 0 without a list. Rejects when signed out, offline
 * or after the time limit.
 */
export function readAccountOrderListTime(userID: string): Promise<number> {
  return callOrderListDocument(({ readOrderListTime }) =>
    readOrderListTime(userID, AbortSignal.timeout(timeoutMs)),
  )
}

async function callOrderListDocument<Result>(
  operation: (module: typeof OrderListDocument) => Promise<Result>,
): Promise<Result> {
  if (!navigator.onLine) throw new Error('This device is offline.')
  return withTimeout(
    importWithReload(() => import('../firebase/orderListDocument')).then(operation),
    timeoutMs,
    () => new Error('The database did not answer in time.'),
  )
}
