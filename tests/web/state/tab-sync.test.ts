import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import {
  itemQuantityChanged,
  itemAdded,
  itemDecreased,
  itemDeleted,
  orderListCleared,
  selectCartItems,
} from '../../../web/state/cartSlice'
import { storeSignedInAccount } from '../../../web/state/storeSignedInAccount'
import { accountSignedOut } from '../../../web/state/authSlice'
import { tabSyncRequested } from '../../../web/state/tabSync'
import type { SafeStorage } from '../../../web/browser/safeStorage'
import { createShopStore, selectIsReduxStateRestored, type ShopStore } from '../../../web/state/store'
import { createMemoryStorage } from '../memoryStorage'

const product = (id: string) => ({
  id,
  name: `Product ${id}`,
  category: 'Oil' as const,
  imageURL: `/${id}.webp`,
})
const ada = { email: 'ada@arielle.test', userName: 'Ada', userID: 'u1' }

async function openTab(storage: SafeStorage): Promise<ShopStore> {
  const { store } = createShopStore(storage)
  await vi.waitUntil(() => selectIsReduxStateRestored(store.getState()), { interval: 1 })
  return store
}

function readCounts(tab: ShopStore) {
  const items = selectCartItems(tab.getState())
  expect(new Set(items.map(({ id }) => id)).size).toBe(items.length)
  return Object.fromEntries(items.map(({ id, count }) => [id, count]))
}

type Step = {
  tab: 0 | 1
  id: string
  type: 'add' | 'decrease' | 'delete' | 'set' | 'clear' | 'sync'
  count: number
}

const stepsArbitrary = fc.array(
  fc.record<Step>({
    tab: fc.constantFrom(0, 1),
    id: fc.constantFrom('1', '2', '3'),
    type: fc.constantFrom('add', 'add', 'add', 'decrease', 'decrease', 'delete', 'set', 'clear', 'sync'),
    count: fc.integer({ min: 1, max: 1998 }).map((halves) => halves / 2),
  }),
  { maxLength: 40 },
)

function toAction({ type, id, count }: Step) {
  switch (type) {
    case 'add':
      return itemAdded(product(id))
    case 'decrease':
      return itemDecreased(id)
    case 'delete':
      return itemDeleted(id)
    case 'set':
      return itemQuantityChanged({ id, count })
    case 'clear':
      return orderListCleared()
    case 'sync':
      return tabSyncRequested()
  }
}

/** The expected counts after a step, computed without the store. */
function applyStep(counts: Record<string, number>, { type, id, count }: Step): Record<string, number> {
  const { [id]: current = 0, ...otherCounts } = counts
  const next = {
    add: Math.min(current + 0.5, 999),
    decrease: current - 0.5,
    delete: 0,
    set: current > 0 ? count : 0,
    clear: 0,
    sync: current,
  }[type]
  if (type === 'clear') return {}
  return next > 0 ? { ...otherCounts, [id]: next } : otherCounts
}

describe('two tabs of one browser', () => {
  test('keep one consistent list, whichever tab acts and whenever the other syncs', async () => {
    await fc.assert(
      fc.asyncProperty(stepsArbitrary, async (steps) => {
        const storage = createMemoryStorage()
        const tabs = [await openTab(storage), await openTab(storage)] as const
        for (const step of steps) tabs[step.tab].dispatch(toAction(step))
        for (const tab of tabs) tab.dispatch(tabSyncRequested())
        const expected = steps.reduce(applyStep, {})
        expect(tabs.map(readCounts)).toEqual([expected, expected])
      }),
      { numRuns: 60 },
    )
  })

  test('sign out together, and storage keeps nothing of the account', async () => {
    const storage = createMemoryStorage()
    const [firstTab, secondTab] = [await openTab(storage), await openTab(storage)]
    storeSignedInAccount(firstTab, ada)
    firstTab.dispatch(itemAdded(product('1')))
    secondTab.dispatch(tabSyncRequested())
    expect(secondTab.getState().auth.userID).toBe('u1')
    firstTab.dispatch(accountSignedOut())
    secondTab.dispatch(tabSyncRequested())
    expect(secondTab.getState().auth.isLoggedIn).toBe(false)
    expect(readCounts(secondTab)).toEqual({})
    expect([storage.read('persist:root'), storage.read('cartItems')].join()).not.toMatch(/ada|Product/)
  })

  test('keep what is only in memory when the storage is full and a read fails once', async () => {
    const storage = createMemoryStorage()
    ;(await openTab(storage)).dispatch(itemAdded(product('1')))
    let canRead = true
    const tab = await openTab({
      ...storage,
      read: (key) => (canRead ? storage.read(key) : null),
      write: () => false,
    })
    tab.dispatch(itemAdded(product('2')))
    canRead = false
    tab.dispatch(tabSyncRequested())
    canRead = true
    tab.dispatch(tabSyncRequested())
    expect(readCounts(tab)).toEqual({ 1: 0.5, 2: 0.5 })
  })

  test('keep their list when another program clears the storage', async () => {
    const storage = createMemoryStorage()
    const tab = await openTab(storage)
    tab.dispatch(itemAdded(product('1')))
    storage.remove('persist:root')
    tab.dispatch(itemAdded(product('1')))
    expect(readCounts(tab)).toEqual({ 1: 1 })
  })
})

test('a different account starts without the previous list', async () => {
  const tab = await openTab(createMemoryStorage())
  storeSignedInAccount(tab, ada)
  tab.dispatch(itemAdded(product('1')))
  storeSignedInAccount(tab, { ...ada, userID: 'u2' })
  expect(tab.getState().auth.userID).toBe('u2')
  expect(readCounts(tab)).toEqual({})
})
