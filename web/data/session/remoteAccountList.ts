import { isConnected } from '../../browser/isConnected'
import { withTimeout } from '../../browser/withTimeout'
import type { OrderItem } from '../../../domain/order-list/orderItems'
import type { AccountListService, MergeOrderItemsFunction } from '../ShopServices'

// The time limit includes downloading the code on the first call.
const timeoutMs = 10_000

export function updateAccountOrderList(
  accountList: AccountListService,
  userID: string,
  merge: MergeOrderItemsFunction,
): Promise<OrderItem[]> {
  return request((signal) => accountList.update(userID, merge, signal))
}

export function readAccountOrderListTime(accountList: AccountListService, userID: string): Promise<number> {
  return request((signal) => accountList.readTime(userID, signal))
}

async function request<Result>(send: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
  if (!(await isConnected())) throw new Error('This device is offline.')
  const controller = new AbortController()
  return withTimeout(send(controller.signal), timeoutMs, () => {
    controller.abort()
    return new Error('The database did not answer in time.')
  })
}
