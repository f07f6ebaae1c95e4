import { importWithReload } from '../browser/reloadOnStaleBuild'
import { withTimeout } from '../browser/withTimeout'
import type { OrderItem } from '../domain/order-list/orderItems'
import type * as OrderListDocument from './firebase/orderListDocument'
import type { MergeOrderItemsFunction } from './firebase/orderListDocument'

// The time limit includes downloading Firestore on the first call.
const timeoutMs = 10_000

/** Updates the account's order list with `merge`, and resolves to the new items. A rejected update is safe to retry. */
export function updateAccountOrderList(userID: string, merge: MergeOrderItemsFunction): Promise<OrderItem[]> {
  return callOrderListDocument(({ updateOrderList }) => updateOrderList(userID, merge))
}

/** Reads the account's order list; rejects when signed out, offline or after the time limit. */
export function readAccountOrderList(userID: string): Promise<OrderItem[]> {
  return callOrderListDocument(({ readOrderList }) => readOrderList(userID))
}

async function callOrderListDocument(
  operation: (module: typeof OrderListDocument) => Promise<OrderItem[]>,
): Promise<OrderItem[]> {
  if (!navigator.onLine) throw new Error('This device is offline.')
  return withTimeout(
    importWithReload(() => import('./firebase/orderListDocument')).then(operation),
    timeoutMs,
    () => new Error('The database did not answer in time.'),
  )
}
