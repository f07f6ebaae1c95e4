import { itemQuantityStep } from '../order-list/orderList'
import { listRequestLines } from './listRequestLines'
import type { SentItem } from './sentItem'

/** For how many days it counts that somebody asked for a product. */
export const askedDays = 30

/** A request for a product, and how much of it was asked for, such as 1.5. */
export type AskedRequest = { request: SentItem; count: number }

/** The requests whose order list had a product. Words of the sender that name it are not compared. */
export function findRequestsWithProduct(requests: readonly SentItem[], productId: string): AskedRequest[] {
  return requests.flatMap((request) => {
    const line = listRequestLines(request.items).find((known) => known.productId === productId)
    return line ? [{ request, count: line.halves * itemQuantityStep }] : []
  })
}
