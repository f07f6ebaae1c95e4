import { beforeEach, describe, expect, test, vi } from 'vitest'
import { serializeOrderItem } from '../../../domain/order-list/orderItems'
import { saveAndSignOut } from '../../../web/features/account/saveAndSignOut'
import { syncOrderList } from '../../../web/features/order-list/syncOrderList'
import { accountSignedIn } from '../../../web/state/authSlice'
import { itemAdded, selectCartItems } from '../../../web/state/cartSlice'
import { createShopStore } from '../../../web/state/store'
import { createMemoryShop } from '../shop/memoryServices'
import { ada } from '../shop/memorySession'
import { shownTexts } from '../recordedToasts'
import { setUpFakeTimers } from '../setUpFakeTimers'

vi.mock('../../../web/ui/toasts/showToast', () => import('../recordedToasts'))

const stillSignedIn = /^You're still signed in, because we couldn't save your latest list changes/
const changesLost = "Signed out. We couldn't save your latest list changes to your account, so they are gone."

setUpFakeTimers()

beforeEach(() => {
  shownTexts.length = 0
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('document', { hidden: false })
  vi.stubGlobal('navigator', { onLine: true })
  return () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
})

/** A browser in which Ada is signed in, with Shea Butter on her list, which is not synced before `startSync`. */
async function openBrowser() {
  const shop = createMemoryShop({ signedIn: ada })
  const { services, catalogue } = shop
  await catalogue.loadProducts()
  const { store } = createShopStore(services.storage)
  await vi.advanceTimersByTimeAsync(1)
  store.dispatch(accountSignedIn(ada))
  const add = (id: string) =>
    store.dispatch(itemAdded({ id, name: `Product ${id}`, category: 'Oil', imageURL: '' }))
  add('1')
  return {
    ...shop,
    add,
    startSync: () => syncOrderList({ services, store, userID: ada.userID }),
    signOut: () => saveAndSignOut(services, store),
    isSignedIn: () => store.getState().auth.isLoggedIn,
    readList: () => selectCartItems(store.getState()).map(({ id }) => id),
    readAccount: () => (shop.orderLists.get(ada.userID) ?? []).map(serializeOrderItem),
  }
}

const getLastMessage = () => shownTexts.at(-1)

describe('Signing out with unsaved changes', () => {
  test('saves them first', async () => {
    const browser = await openBrowser()
    browser.startSync()
    await vi.advanceTimersByTimeAsync(1)
    browser.add('2')
    await browser.signOut()
    expect(getLastMessage()).toBe('Signed out. Your order list is saved in your account: 2 products.')
    expect([browser.readList(), browser.readAccount()]).toEqual([[], ['1:1', '2:1']])
  })

  test('asks for a second press, again after each further change, and says that they are lost', async () => {
    const browser = await openBrowser()
    browser.database.isReachable = false
    browser.startSync()
    await browser.signOut()
    expect(getLastMessage()).toMatch(stillSignedIn)
    browser.add('2')
    await browser.signOut()
    expect(getLastMessage()).toMatch(stillSignedIn)
    expect([browser.isSignedIn(), browser.readList()]).toEqual([true, ['1', '2']])
    await browser.signOut()
    expect(getLastMessage()).toBe(changesLost)
    expect([browser.isSignedIn(), browser.readList(), browser.readAccount()]).toEqual([false, [], []])
  })

  test('waits for the code that saves the list', async () => {
    const browser = await openBrowser()
    const signOut = browser.signOut()
    await vi.advanceTimersByTimeAsync(9_000)
    browser.startSync()
    await signOut
    expect(getLastMessage()).toBe('Signed out. Your order list is saved in your account: 1 product.')
    expect(browser.readAccount()).toEqual(['1:1'])
  })

  test('asks for a second press, too, where that code does not come within ten seconds', async () => {
    const browser = await openBrowser()
    const signOut = browser.signOut()
    await vi.advanceTimersByTimeAsync(10_000)
    await signOut
    expect(getLastMessage()).toMatch(stillSignedIn)
    expect(browser.readList()).toEqual(['1'])
    await browser.signOut()
    expect(getLastMessage()).toBe(changesLost)
  })
})

test('A sign-out that fails leaves the session and its changes as they were, and says so', async () => {
  const browser = await openBrowser()
  browser.startSync()
  await vi.advanceTimersByTimeAsync(1)
  browser.provider.respond = () => Promise.reject(new Error("We couldn't sign you out."))
  await browser.signOut()
  expect(getLastMessage()).toBe("We couldn't sign you out.")
  expect([browser.isSignedIn(), browser.readList()]).toEqual([true, ['1']])
})
