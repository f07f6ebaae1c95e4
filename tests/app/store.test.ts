import { describe, expect, test, vi } from 'vitest'
import type { OrderProduct } from '../../web/domain/orderList'
import { accountLeft, signedIn } from '../../web/state/authSlice'
import {
  itemAdded,
  itemDecreased,
  itemDeleted,
  listCleared,
  listReplaced,
  previousURLRemembered,
  selectItems,
  selectPreviousURL,
} from '../../web/state/cartSlice'
import { isListKept } from '../../web/state/listKept'
import { safeStorage } from '../../web/state/safeStorage'
import { openStore, selectIsRestored } from '../../web/state/store'
import { memoryStorage } from './memoryStorage'

const shea: OrderProduct = { id: '1', name: 'Shea Butter', category: 'Butter', imageURL: '/shea.webp' }
const chia: OrderProduct = { id: '2', name: 'Chia Seeds', category: 'Seed', imageURL: '/chia.webp' }
const ada = { email: 'ada@arielle.test', userName: 'Ada', userID: 'u1' }

/** A store over a browser that kept these texts, restored. */
async function openShop(kept: Record<string, string> = {}) {
  const storage = memoryStorage(kept)
  const { texts } = storage
  const { store, list } = openStore(storage)
  await vi.waitUntil(() => selectIsRestored(store.getState()))
  const counts = () => selectItems(store.getState()).map(({ id, count }) => `${id}:${count}`)
  const keptItems = () => texts.get('cartItems')
  const leave = () => Object.fromEntries(texts)
  return { store, counts, keptItems, leave, list }
}

describe('the store has the names of the specification', () => {
  test('and is empty at the start', async () => {
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

  test('signing in sets all four of auth, leaving clears them', async () => {
    const { store } = await openShop()
    store.dispatch(signedIn(ada))
    expect(store.getState().auth).toEqual({ isLoggedIn: true, ...ada })
    store.dispatch(accountLeft())
    expect(store.getState().auth).toEqual({ isLoggedIn: false, email: '', userName: '', userID: '' })
  })
})

describe('the list is kept under cartItems', () => {
  test('on add, decrease and clear, but not on delete', async () => {
    const { store, keptItems } = await openShop()
    store.dispatch(itemAdded(shea))
    store.dispatch(itemAdded(shea))
    expect(JSON.parse(keptItems() ?? '')).toEqual([{ ...shea, count: 1 }])
    store.dispatch(itemDecreased('1'))
    const written = keptItems()
    expect(JSON.parse(written ?? '')).toEqual([{ ...shea, count: 0.5 }])
    store.dispatch(itemDeleted('1'))
    expect(keptItems()).toBe(written)
    store.dispatch(listCleared())
    expect(keptItems()).toBe('[]')
  })

  test('and is there at the start when nothing else was kept', async () => {
    const { counts } = await openShop({ cartItems: JSON.stringify([{ ...shea, count: 3 }]) })
    expect(counts()).toEqual(['1:3'])
  })
})

describe('the whole store is kept under root', () => {
  test('what was deleted stays deleted: the persisted store wins at the start', async () => {
    const first = await openShop()
    first.store.dispatch(itemAdded(shea))
    first.store.dispatch(itemAdded(chia))
    first.store.dispatch(itemDeleted('1'))
    first.store.dispatch(signedIn(ada))
    const kept = first.leave()
    expect(kept.cartItems).toContain('Shea Butter')
    const { counts, store } = await openShop(kept)
    expect(counts()).toEqual(['2:0.5'])
    expect(store.getState().auth).toEqual({ isLoggedIn: true, ...ada })
  })

  test('replacing the list survives too', async () => {
    const first = await openShop()
    first.store.dispatch(listReplaced([{ ...chia, count: 2 }]))
    expect((await openShop(first.leave())).counts()).toEqual(['2:2'])
  })
})

test('restoring needs no timer to run, so it never comes near its 5000 ms', async () => {
  vi.useFakeTimers()
  const { store } = openStore(safeStorage(() => localStorage))
  expect(selectIsRestored(store.getState())).toBe(false)
  await vi.advanceTimersByTimeAsync(0)
  expect(selectIsRestored(store.getState())).toBe(true)
  vi.useRealTimers()
})

test.each([
  ['/confirm-list', '/confirm-list'],
  ['https://evil.example/confirm-list', ''],
])('an address to come back to is kept, one that leads elsewhere is not: %s', async (address, restored) => {
  const first = await openShop()
  first.store.dispatch(previousURLRemembered(address))
  expect(selectPreviousURL((await openShop(first.leave())).store.getState())).toBe(restored)
})

describe('what was kept is parsed', () => {
  const cartItems = JSON.stringify([{ ...chia, count: 2 }])
  const cart = JSON.stringify({ cartItems: [{ ...shea, count: 1.2 }, { ...shea, count: 1 }, 'x'] })

  test.each([
    ['no JSON at all', '{{{', ['2:2']],
    ['JSON of another kind', '[1]', ['2:2']],
    ['null', 'null', ['2:2']],
    ['a cart that is no JSON', JSON.stringify({ cart: '{', auth: '{}' }), ['2:2']],
    ['a cart of another shape', JSON.stringify({ cart: '[]' }), ['2:2']],
    ['a list of another shape', JSON.stringify({ cart: '{"cartItems":{}}' }), []],
    ['items of another shape', JSON.stringify({ cart }), ['1:1']],
    ['a broken account beside a sound cart', JSON.stringify({ cart, auth: '{' }), ['1:1']],
  ])('%s', async (_, root, list) => {
    const { counts, store } = await openShop({ 'persist:root': root, cartItems })
    expect(counts()).toEqual(list)
    expect(store.getState().auth.isLoggedIn).toBe(false)
    store.dispatch(itemAdded(shea))
    expect(counts().length).toBeGreaterThan(0)
  })
})

describe('a storage that is forbidden or full', () => {
  const refuse = () => {
    throw new DOMException('no', 'SecurityError')
  }
  const forbidden = safeStorage(refuse)
  const full = safeStorage(() => ({
    length: 0,
    clear: refuse,
    key: () => null,
    getItem: () => null,
    setItem: refuse,
    removeItem: refuse,
  }))

  test.each([
    ['forbidden', forbidden],
    ['full', full],
  ])('%s: the list works until the page is left, and it is known that it is not kept', async (_, storage) => {
    const { store } = openStore(storage)
    await vi.waitUntil(() => selectIsRestored(store.getState()))
    store.dispatch(itemAdded(shea))
    storage.remove('cartItems')
    expect(selectItems(store.getState())).toEqual([{ ...shea, count: 0.5 }])
    expect(isListKept()).toBe(false)
  })

  test('one that has room again keeps it again', async () => {
    openStore(forbidden).store.dispatch(itemAdded(shea))
    await vi.waitUntil(() => !isListKept())
    const { store } = await openShop()
    store.dispatch(itemAdded(shea))
    expect(isListKept()).toBe(true)
  })
})
