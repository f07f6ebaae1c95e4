import { expect, test } from 'vitest'
import { readOrderListTime, updateOrderList } from '../../../../web/data/firebase/orderListDocument'
import { registerAccount } from '../../../../web/data/session/session'
import type { OrderItem } from '../../../../domain/order-list/orderItems'
import { createTestAccount } from '../../../testAccount'
import { setUpAuthEmulator } from './setUpAuthEmulator'

setUpAuthEmulator()

const signal = AbortSignal.timeout(60_000)
const shea: OrderItem = { productId: '1', halves: 1 }
const honey: OrderItem = { productId: '8', halves: 4 }

async function registerCustomer(): Promise<string> {
  const { email, password } = createTestAccount()
  return (await registerAccount(email, password)).userID
}

const readItems = (userID: string) => updateOrderList(userID, (stored) => stored, signal)

test('an account without a list gets one, with the time of the server', async () => {
  const userID = await registerCustomer()
  expect(await readOrderListTime(userID, signal)).toBe(0)
  const before = Date.now() - 60_000
  expect(await updateOrderList(userID, () => [shea], signal)).toEqual([shea])
  expect(await readItems(userID)).toEqual([shea])
  expect(await readOrderListTime(userID, signal)).toBeGreaterThan(before)
})

test('an unchanged list is not written', async () => {
  const userID = await registerCustomer()
  await updateOrderList(userID, () => [shea, honey], signal)
  const time = await readOrderListTime(userID, signal)
  await updateOrderList(userID, (stored) => [...stored].reverse(), signal)
  expect(await readOrderListTime(userID, signal)).toBe(time)
})

test.each([
  ['creates', []],
  ['changes', [shea]],
])('what another device %s at the same moment is merged, not lost', async (_, first) => {
  const userID = await registerCustomer()
  if (first.length > 0) await updateOrderList(userID, () => first, signal)
  const merges: string[] = []
  const add = (item: OrderItem) =>
    updateOrderList(
      userID,
      (stored) => {
        merges.push(item.productId)
        return [...stored, item]
      },
      signal,
    )
  await Promise.all([add(honey), add({ productId: '84', halves: 2 }), add({ productId: '33', halves: 2 })])
  const ids = (await readItems(userID)).map(({ productId }) => productId)
  expect(ids.sort()).toEqual([...first.map(({ productId }) => productId), '8', '84', '33'].sort())
  // Each conflict merged again.
  expect(merges.length).toBeGreaterThan(3)
})

test('a list of somebody who is not signed in here is neither read nor written', async () => {
  await registerCustomer()
  await expect(updateOrderList('somebody-else', () => [shea], signal)).rejects.toThrow('no longer signed in')
  await expect(readOrderListTime('somebody-else', signal)).rejects.toThrow('no longer signed in')
})
