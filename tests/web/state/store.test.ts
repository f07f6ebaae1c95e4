import { describe, expect, test, vi } from 'vitest'
import type { OrderListProduct } from '../../../domain/order-list/orderList'
import { accountSignedOut, accountSignedIn } from '../../../web/state/authSlice'
import {
  itemAdded,
  itemDecreased,
  itemDeleted,
  orderListCleared,
  orderListReplaced,
  previousURLSaved,
  selectCartItems,
  selectPreviousURL,
} from '../../../web/state/cartSlice'
import { storedListMessages } from '../../../domain/messages/orderListPage'
import { getListPersistence } from '../../../web/state/listPersistence'
import { createSafeStorage } from '../../../web/browser/safeStorage'
import { createShopStore, selectIsReduxStateRestored } from '../../../web/state/store'
import { createMemoryStorage } from '../memoryStorage'

const shea: OrderListProduct = { id: '1', name: 'Shea Butter', category: 'Butter', imageURL: '/shea.webp' }
const chia: OrderListProduct = { id: '2', name: 'Chia Seeds', category: 'Seed', imageURL: '/chia.webp' }
const ada = { email: 'ada@arielle.test', userName: 'Ada', userID: 'u1' }

async function openShop(storedTexts: Record<string, string> = {}) {
  const storage = createMemoryStorage(storedTexts)
  const { texts } = storage
  const { store, list } = createShopStore(storage)
  await vi.waitUntil(() => selectIsReduxStateRestored(store.getState()))
  const counts = () => selectCartItems(store.getState()).map(({ id, count }) => `${id}:${count}`)
  const readStoredItems = () => texts.get('cartItems')
  const readAllTexts = () => Object.fromEntries(texts)
  return { store, counts, readStoredItems, readAllTexts, list }
}

describe('the store uses the names of the specification', () => {
  test('and is empty initially', async () => {
    const { store } = await openShop()
    const { auth, cart } = store.getState()
    expect(auth).toEqual({ isLoggedIn: false, email: '', userName: '', userID: '' })
    expect(cart).toEqual({
      cartItems: [],
      cartTotalcount: 0,
      cartTotalAmount: 0,
      previousURL: '',
      estTax: 0,
    })
  })

  test('signing in sets all four fields of auth, signing out clears them', async () => {
    const { store } = await openShop()
    store.dispatch(accountSignedIn(ada))
    expect(store.getState().auth).toEqual({ isLoggedIn: true, ...ada })
    store.dispatch(accountSignedOut())
    expect(store.getState().auth).toEqual({ isLoggedIn: false, email: '', userName: '', userID: '' })
  })
})

describe('the list is stored under cartItems', () => {
  test('on add, decrease and clear, but not on delete', async () => {
    const { store, readStoredItems } = await openShop()
    store.dispatch(itemAdded(shea))
    store.dispatch(itemAdded(shea))
    expect(JSON.parse(readStoredItems() ?? '')).toEqual([{ ...shea, count: 1 }])
    store.dispatch(itemDecreased('1'))
    const storedItems = readStoredItems()
    expect(JSON.parse(storedItems ?? '')).toEqual([{ ...shea, count: 0.5 }])
    store.dispatch(itemDeleted('1'))
    expect(readStoredItems()).toBe(storedItems)
    store.dispatch(orderListCleared())
    expect(readStoredItems()).toBe('[]')
  })

  test('and is restored when nothing else is stored', async () => {
    const { counts } = await openShop({ cartItems: JSON.stringify([{ ...shea, count: 3 }]) })
    expect(counts()).toEqual(['1:3'])
  })
})

describe('the whole state is stored under root', () => {
  test('a deleted item stays deleted: the persisted state takes precedence', async () => {
    const first = await openShop()
    first.store.dispatch(itemAdded(shea))
    first.store.dispatch(itemAdded(chia))
    first.store.dispatch(itemDeleted('1'))
    first.store.dispatch(accountSignedIn(ada))
    const storedTexts = first.readAllTexts()
    expect(storedTexts.cartItems).toContain('Shea Butter')
    const { counts, store } = await openShop(storedTexts)
    expect(counts()).toEqual(['2:0.5'])
    expect(store.getState().auth).toEqual({ isLoggedIn: true, ...ada })
  })

  test('a replaced list is restored', async () => {
    const first = await openShop()
    first.store.dispatch(orderListReplaced([{ ...chia, count: 2 }]))
    expect((await openShop(first.readAllTexts())).counts()).toEqual(['2:2'])
  })
})

test('restoring waits for no timer, so it never reaches its 5000 ms timeout', async () => {
  vi.useFakeTimers()
  const { store } = createShopStore(createSafeStorage(() => localStorage))
  expect(selectIsReduxStateRestored(store.getState())).toBe(false)
  await vi.advanceTimersByTimeAsync(0)
  expect(selectIsReduxStateRestored(store.getState())).toBe(true)
  vi.useRealTimers()
})

test.each([
  ['/confirm-list', '/confirm-list'],
  ['https://evil.example/confirm-list', ''],
])('a return path is restored only if it stays on this site: %s', async (address, restored) => {
  const first = await openShop()
  first.store.dispatch(previousURLSaved(address))
  expect(selectPreviousURL((await openShop(first.readAllTexts())).store.getState())).toBe(restored)
})

describe('stored state is parsed', () => {
  const cartItems = JSON.stringify([{ ...chia, count: 2 }])
  const cart = JSON.stringify({ cartItems: [{ ...shea, count: 1.2 }, { ...shea, count: 1 }, 'x'] })

  test.each([
    ['invalid JSON', '{{{', ['2:2']],
    ['JSON of another kind', '[1]', ['2:2']],
    ['null', 'null', ['2:2']],
    ['a cart with invalid JSON', JSON.stringify({ cart: '{', auth: '{}' }), ['2:2']],
    ['a cart of another shape', JSON.stringify({ cart: '[]' }), ['2:2']],
    ['a list of another shape', JSON.stringify({ cart: '{"cartItems":{}}' }), ['2:2']],
    ['a list without a readable item', JSON.stringify({ cart: '{"cartItems":[null,7]}' }), ['2:2']],
    ['a cart without a list', JSON.stringify({ cart: '{}' }), ['2:2']],
    ['a cart that is no text', JSON.stringify({ cart: { cartItems: [] } }), ['2:2']],
    ['a state without a cart', '{}', ['2:2']],
    ['items of another shape', JSON.stringify({ cart }), ['1:1']],
    ['a malformed account and a valid cart', JSON.stringify({ cart, auth: '{' }), ['1:1']],
  ])('and what is damaged is reported: %s', async (_, root, shown) => {
    const { counts, store, list } = await openShop({ 'persist:root': root, cartItems })
    expect(counts()).toEqual(shown)
    expect(storedListMessages.formatListLossMessage(list)).toContain('still has 1 product.')
    const { list: withoutCopy } = await openShop({ 'persist:root': root })
    expect(storedListMessages.formatListLossMessage(withoutCopy)).toBeDefined()
    expect(store.getState().auth.isLoggedIn).toBe(false)
    store.dispatch(itemAdded(shea))
    expect(counts().length).toBeGreaterThan(0)
  })
})

describe('a storage that is blocked or full', () => {
  const throwError = () => {
    throw new DOMException('no', 'SecurityError')
  }
  const blocked = createSafeStorage(throwError)
  const full = createSafeStorage(() => ({
    length: 0,
    clear: throwError,
    key: () => null,
    getItem: () => null,
    setItem: throwError,
    removeItem: throwError,
  }))

  test.each([
    ['blocked', blocked],
    ['full', full],
  ])('%s: the list works until the page unloads and is reported as not stored', async (_, storage) => {
    const { store } = createShopStore(storage)
    await vi.waitUntil(() => selectIsReduxStateRestored(store.getState()))
    store.dispatch(itemAdded(shea))
    storage.remove('cartItems')
    expect(selectCartItems(store.getState())).toEqual([{ ...shea, count: 0.5 }])
    expect(getListPersistence(storage).read()).toBe(false)
  })

  test('the list is stored again once there is space', async () => {
    const memory = createMemoryStorage()
    let isFull = true
    const storage = { ...memory, write: (key: string, text: string) => !isFull && memory.write(key, text) }
    const { store } = createShopStore(storage)
    store.dispatch(itemAdded(shea))
    await vi.waitUntil(() => !getListPersistence(storage).read())
    isFull = false
    store.dispatch(itemAdded(shea))
    expect(getListPersistence(storage).read()).toBe(true)
  })
})
