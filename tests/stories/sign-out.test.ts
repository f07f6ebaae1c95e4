import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { deleteTestAccount, registerTestAccount } from '../testAccount'
import { getStoredListEntries, orderListSyncUrlPattern, signInAndReturnToStore } from './accountListSync'
import { getAccountButton, getLoginLink, signOut } from './authScreens'
import { holdRequests } from './holdRequests'
import { addProductsToOrderList, expectHeaderProductCount, getLocalStorageItem } from './orderListPage'
import { setUpBrowser, waitForAlert } from './setUpBrowser'

const visit = setUpBrowser()

const expected = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to (load|fetch)|status of 40\d|firestore|app\//
const changesLostMessage = "We couldn't save your latest list changes to your account, so they are gone."
const stillSignedInMessage = "You're still signed in, because we couldn't save your latest list changes"
const permissionDenied = { error: { code: 403, status: 'PERMISSION_DENIED', message: 'no' } }

/** The store for a signed-in customer, with Shea Butter saved in the list of the account. */
async function openStore({ fresh = false } = {}) {
  const account = await registerTestAccount()
  const page = await signInAndReturnToStore(await visit('/arielle-store', { expected, fresh }), account)
  await addProductsToOrderList(page, 'Shea Butter')
  await expectAccountList(account, '1:1')
  await expect
    .poll(() => getLocalStorageItem(page, 'persist:root'))
    .toContain(String.raw`\"items\":[\"1:1\"]`)
  return { page, account }
}

const expectAccountList = ({ uid }: { uid: string }, ...entries: string[]) =>
  expect.poll(() => getStoredListEntries(uid)).toEqual(entries)

// A message may disappear before a slow page has finished loading.
const reloadAndWaitForAlert = (page: Page, text: string | RegExp) =>
  Promise.all([waitForAlert(page, text), page.reload()])

const confirmSignOut = (page: Page) => page.getByRole('button', { name: 'Sign Out' }).click()

describe('Signing out with unsaved changes', () => {
  test('asks for a second press, again after each further change, and says that they are lost', async () => {
    const { page, account } = await openStore({ fresh: true })
    await page.context().setOffline(true)
    await addProductsToOrderList(page, 'Coconut Oil')
    await waitForAlert(page, "We couldn't save your order list to your account. It's safe in this browser")
    await signOut(page)
    await waitForAlert(page, stillSignedInMessage)
    await page.context().setOffline(false)
    await expectAccountList(account, '1:1', '2:1')
    await page.context().setOffline(true)
    await addProductsToOrderList(page, 'Chia Seeds')
    await signOut(page)
    await page.getByRole('button', { name: 'Sign Out' }).waitFor()
    await expectHeaderProductCount(page, 3)
    await confirmSignOut(page)
    await waitForAlert(page, `Signed out. ${changesLostMessage}`)
    await getLoginLink(page).waitFor()
    await expectHeaderProductCount(page, 0)
  })

  test('asks, too, where the part of the program that saves the list did not load', async () => {
    const { page, account } = await openStore()
    await page.route(/AccountListSync.*\.js/, (route) => route.abort())
    await reloadAndWaitForAlert(page, "We couldn't reach your account.")
    await addProductsToOrderList(page, 'Coconut Oil')
    await signOut(page)
    await waitForAlert(page, stillSignedInMessage)
    await expectHeaderProductCount(page, 2)
    await confirmSignOut(page)
    await waitForAlert(page, `Signed out. ${changesLostMessage}`)
    expect(await getStoredListEntries(account.uid)).toEqual(['1:1'])
  })
})

describe('Signing out before the part of the program that saves the list has come', () => {
  test('waits for it, and the last changes reach the account', async () => {
    const { page, account } = await openStore()
    const release = await holdRequests(page, /AccountListSync.*\.js/)
    await page.reload()
    await addProductsToOrderList(page, 'Coconut Oil')
    await signOut(page)
    await page.getByRole('button', { name: 'Signing out…' }).waitFor()
    release()
    await waitForAlert(page, 'Signed out. Your order list is saved in your account: 2 products.')
    expect(await getStoredListEntries(account.uid)).toEqual(['1:1', '2:1'])
  })

  test('says within a time limit that they are not saved, and keeps them', async () => {
    const { page } = await openStore()
    await holdRequests(page, /AccountListSync.*\.js/)
    await page.reload()
    await addProductsToOrderList(page, 'Coconut Oil')
    await signOut(page)
    await waitForAlert(page, stillSignedInMessage)
    await expectHeaderProductCount(page, 2)
  })
})

describe('Signing out', () => {
  test('leaves the session as it was when it fails, waits until changes are saved, and ends every tab', async () => {
    const { page, account } = await openStore()
    await failSessionRemoval(page)
    await signOut(page)
    await waitForAlert(page, "We couldn't sign you out, so you're still signed in and nothing was lost.")
    await getAccountButton(page).waitFor()
    await addProductsToOrderList(page, 'Coconut Oil')
    await expectAccountList(account, '1:1', '2:1')
    await restoreSessionRemoval(page)

    const otherTab = await page.context().newPage()
    await otherTab.goto('/arielle-store')
    await getAccountButton(otherTab).waitFor()
    await page.bringToFront()
    const release = await holdRequests(page.context(), orderListSyncUrlPattern)
    await addProductsToOrderList(page, 'Chia Seeds')
    await signOut(page)
    const busyButton = page.getByRole('button', { name: 'Signing out…' })
    await busyButton.waitFor()
    expect(await busyButton.getAttribute('aria-busy')).toBe('true')
    release()
    await waitForAlert(page, 'Signed out. Your order list is saved in your account: 3 products.')
    expect(await getStoredListEntries(account.uid)).toHaveLength(3)
    await page.reload()
    await getLoginLink(page).waitFor()

    await getLoginLink(otherTab).waitFor()
    await addProductsToOrderList(otherTab, 'Coconut Oil')
    await waitForAlert(otherTab, 'Coconut Oil added to order list')
    expect(await otherTab.getByRole('alert').filter({ hasText: 'session' }).count()).toBe(0)
  })
})

describe('A session that the provider has ended', () => {
  test('is announced, with the list that the account keeps', async () => {
    const { page, account } = await openStore()
    await deleteTestAccount(account)
    await reloadAndWaitForAlert(
      page,
      /^Your session has ended\. Please sign in again\. .* saved in your account: 1 product\./,
    )
    await getLoginLink(page).waitFor()
    await expectHeaderProductCount(page, 0)
  })

  test('is announced, with the changes that are lost', async () => {
    const { page, account } = await openStore()
    await page.route(orderListSyncUrlPattern, (route) =>
      route.fulfill({ status: 403, json: permissionDenied }),
    )
    await addProductsToOrderList(page, 'Coconut Oil')
    await waitForAlert(page, "We couldn't save your order list to your account")
    await deleteTestAccount(account)
    await reloadAndWaitForAlert(page, changesLostMessage)
    await expectHeaderProductCount(page, 0)
  })
})

/** Makes removing the session from IndexedDB throw, until restoreSessionRemoval. */
function failSessionRemoval(page: Page) {
  return page.evaluate(() => {
    const { prototype } = IDBObjectStore
    Reflect.set(window, 'originalDelete', Reflect.get(prototype, 'delete'))
    prototype.delete = () => {
      throw new DOMException('no', 'UnknownError')
    }
  })
}

function restoreSessionRemoval(page: Page) {
  return page.evaluate(() =>
    Reflect.set(IDBObjectStore.prototype, 'delete', Reflect.get(window, 'originalDelete')),
  )
}
