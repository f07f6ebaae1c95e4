import { expect, test, vi } from 'vitest'
import { createOutbox } from '../../../web/state/outboxStore'
import { orderListReplaced, selectCartItems } from '../../../web/state/cartSlice'
import { returnSentItems, takeSentItems } from '../../../web/state/sentOrderList'
import { createShopStore, selectIsReduxStateRestored } from '../../../web/state/store'
import { createMemoryStorage } from '../memoryStorage'
import { createTestRequestSubmission } from './testOutbox'

const shea = { id: '1', name: 'Shea Butter', category: 'Butter', imageURL: '/1.webp', count: 2 } as const

test('In two tabs, what was sent leaves the order list once, and comes back once', async () => {
  const storage = createMemoryStorage()
  const openTab = async () => {
    const { store } = createShopStore(storage)
    await vi.waitUntil(() => selectIsReduxStateRestored(store.getState()))
    return { store, outbox: createOutbox(storage) }
  }
  const { store, outbox } = await openTab()
  const tabs = [{ store, outbox }, await openTab()]
  const submission = createTestRequestSubmission('Ada')
  store.dispatch(orderListReplaced([{ ...shea, count: 3 }]))
  outbox.add(submission, { items: [shea], isTaken: false })
  const readCounts = () => selectCartItems(store.getState()).map(({ count }) => count)
  for (const tab of tabs) takeSentItems(tab.outbox, tab.store)
  expect(readCounts()).toEqual([3])
  outbox.confirmSent(submission, { createdAt: Date.now() })
  for (const tab of tabs) {
    tab.outbox.reload()
    takeSentItems(tab.outbox, tab.store)
  }
  expect(readCounts()).toEqual([1])
  expect(tabs.toReversed().map((tab) => returnSentItems(tab.outbox, tab.store, submission.id))).toEqual([
    1, 1,
  ])
  expect(readCounts()).toEqual([3])
})
