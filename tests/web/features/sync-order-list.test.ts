import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { AccountListService } from '../../../web/data/ShopServices'
import { sessionMessages } from '../../../domain/messages/session'
import { haveSameItems, type OrderItem } from '../../../domain/order-list/orderItems'
import { syncOrderList } from '../../../web/features/order-list/syncOrderList'
import { accountSignedIn, accountSignedOut, selectAuth } from '../../../web/state/authSlice'
import { itemQuantityChanged, itemAdded, itemDeleted, selectCartItems } from '../../../web/state/cartSlice'
import { createShopStore } from '../../../web/state/store'
import { fireEvent, stubEventListeners } from '../browser/eventListeners'
import { createMemoryStorage } from '../memoryStorage'
import { shownTexts } from '../recordedToasts'
import { createMemoryCatalogue } from '../shop/memoryCatalogue'
import { setUpFakeTimers } from '../setUpFakeTimers'

vi.mock('../../../web/ui/toasts/showToast', () => import('../recordedToasts'))

const createProduct = (id: string) => ({ id, name: `Product ${id}`, category: 'Oil' as const, imageURL: '' })

/** The account's list in the database. */
let account: { items: OrderItem[]; changedAt: number; isReachable: boolean }

const update = vi.fn<AccountListService['update']>()
const readTime = vi.fn<AccountListService['readTime']>()

setUpFakeTimers()

beforeEach(() => {
  stubEventListeners()
  vi.stubGlobal('document', { hidden: false })
  vi.stubGlobal('navigator', { onLine: true })
  account = { items: [], changedAt: 0, isReachable: true }
  readTime.mockReset().mockImplementation(() => Promise.resolve(account.changedAt))
  update.mockReset().mockImplementation((_, merge) => {
    if (!account.isReachable) return Promise.reject(new Error('The database answered 503.'))
    const merged = merge(account.items, account.changedAt)
    if (!haveSameItems(merged, account.items)) changeAccount(...merged)
    return Promise.resolve(merged)
  })
  return () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
})

/** Signs in and completes the first sync. */
async function startSync() {
  const storage = createMemoryStorage()
  const { store } = createShopStore(storage)
  const catalogue = createMemoryCatalogue()
  await catalogue.loadProducts()
  store.dispatch(accountSignedIn({ email: 'ada@arielle.test', userName: 'Ada', userID: 'u1' }))
  const stop = syncOrderList({
    services: { accountList: { update, readTime }, catalogue, storage },
    store,
    userID: 'u1',
  })
  await vi.advanceTimersByTimeAsync(1_000)
  update.mockClear()
  shownTexts.length = 0
  return {
    stop,
    signOutInOtherTab: async () => {
      const otherTab = createShopStore(storage).store
      await vi.advanceTimersByTimeAsync(1)
      otherTab.dispatch(accountSignedOut())
    },
    add: (id: string) => store.dispatch(itemAdded(createProduct(id))),
    remove: (id: string) => store.dispatch(itemDeleted(id)),
    set: (id: string, count: number) => store.dispatch(itemQuantityChanged({ id, count })),
    readAuth: () => selectAuth(store.getState()),
    readList: () => selectCartItems(store.getState()).map(({ id, count }) => `${id}: ${count}`),
  }
}

function changeAccount(...items: OrderItem[]) {
  account.items = items
  account.changedAt = Date.now()
}

const createItem = (productId: string, count: number): OrderItem => ({ productId, halves: count })

const countUpdates = () => update.mock.calls.length

describe('An account list that is unreachable while the device is online', () => {
  test('is retried with doubling delays until the sync succeeds', async () => {
    const { add } = await startSync()
    account.isReachable = false
    add('1')
    const updateCounts = []
    // The longest delay is five minutes.
    for (const ms of [500, 5_000, 10_000, 20_000, 40_000, 80_000, 160_000, 300_000, 300_000]) {
      await vi.advanceTimersByTimeAsync(ms)
      updateCounts.push(countUpdates())
    }
    expect(updateCounts).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
    account.isReachable = true
    await vi.advanceTimersByTimeAsync(300_000)
    expect(account.items).toEqual([{ productId: '1', halves: 1 }])
  })

  test('shows one message, however many changes and retries follow', async () => {
    const { add } = await startSync()
    account.isReachable = false
    for (const id of ['1', '2', '3']) {
      add(id)
      await vi.advanceTimersByTimeAsync(60_000)
    }
    expect(countUpdates()).toBeGreaterThan(5)
    expect(shownTexts).toEqual([sessionMessages.listSyncFailedMessage])
  })

  test('is not retried after sign-out', async () => {
    const { add, stop } = await startSync()
    account.isReachable = false
    add('1')
    await vi.advanceTimersByTimeAsync(500)
    stop()
    await vi.advanceTimersByTimeAsync(3_600_000)
    expect(countUpdates()).toBe(1)
  })
})

test('A list is saved from a connected device whose browser says that it is offline', async () => {
  const { add } = await startSync()
  vi.stubGlobal('navigator', { onLine: false })
  vi.stubGlobal('fetch', () => Promise.resolve(new Response()))
  add('1')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(account.items).toEqual([createItem('1', 1)])
})

test('Sign-out in another tab during a sync leaves none of the account in this browser', async () => {
  const { add, readList, readAuth, signOutInOtherTab } = await startSync()
  let answerSave: (items: OrderItem[]) => void = () => undefined
  update.mockImplementationOnce(
    () =>
      new Promise((resolve) => {
        answerSave = resolve
      }),
  )
  add('1')
  await vi.advanceTimersByTimeAsync(1_000)
  await signOutInOtherTab()
  answerSave([createItem('1', 1)])
  await vi.advanceTimersByTimeAsync(1_000)
  expect(readList()).toEqual([])
  expect(readAuth().userID).toBe('')
})

describe('A change on another device', () => {
  test('arrives within half a minute on a visible page, including removals', async () => {
    const { add, readList } = await startSync()
    add('1')
    await vi.advanceTimersByTimeAsync(1_000)
    changeAccount(createItem('2', 3))
    await vi.advanceTimersByTimeAsync(30_000)
    expect(readList()).toEqual(['2: 1.5'])
    expect(account.items).toEqual([createItem('2', 3)])
  })

  test('arrives at once on return, focus and reconnection', async () => {
    const { readList } = await startSync()
    for (const [index, eventName] of ['visibilitychange', 'focus', 'online'].entries()) {
      await vi.advanceTimersByTimeAsync(1_200)
      changeAccount(createItem('1', index + 1))
      fireEvent(eventName)
      await vi.advanceTimersByTimeAsync(1)
      expect(readList()).toEqual([`1: ${(index + 1) / 2}`])
    }
  })

  test('to the same product wins when it is later, even with a smaller count', async () => {
    const { add, set, readList } = await startSync()
    add('1')
    await vi.advanceTimersByTimeAsync(1_000)
    account.isReachable = false
    set('1', 4)
    await vi.advanceTimersByTimeAsync(60_000)
    changeAccount(createItem('1', 2))
    account.isReachable = true
    await vi.advanceTimersByTimeAsync(300_000)
    expect(readList()).toEqual(['1: 1'])
  })

  test('to the same product loses to a later change here, even to a removal', async () => {
    const { add, remove, readList } = await startSync()
    add('1')
    await vi.advanceTimersByTimeAsync(1_000)
    account.isReachable = false
    changeAccount(createItem('1', 9))
    await vi.advanceTimersByTimeAsync(1_000)
    remove('1')
    account.isReachable = true
    await vi.advanceTimersByTimeAsync(300_000)
    expect(readList()).toEqual([])
    expect(account.items).toEqual([])
  })
})
