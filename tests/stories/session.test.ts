import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { deleteTestAccount, registerTestAccount } from '../testAccount'
import { getAccountButton, getLoginLink, signInViaHeaderLoginLink, signOut, submitLogin } from './authScreens'
import { addProductsToOrderList, expectHeaderProductCount, getLocalStorageItem } from './orderListPage'
import { setUpBrowser, waitForAlert } from './setUpBrowser'

const visit = setUpBrowser()

const loginPath = '/login-account'
// A text file of the site: gives access to its storage without loading the program.
const textFilePath = '/robots.txt'
const customer = { email: 'customer@arielle.test', password: 'customer-pass-1' }
const staff = { email: 'staff@arielle.test', password: 'staff-pass-1' }

type StorageName = 'indexedDB' | 'localStorage' | 'sessionStorage'

describe('The session', () => {
  test('is stored in IndexedDB, survives a reload, and after sign-out leaves nothing to the next account', async () => {
    const page = await visit('/arielle-store')
    await addProductsToOrderList(page, 'Shea Butter')
    await page.reload()
    await getLoginLink(page).waitFor()
    await page.waitForLoadState('networkidle')
    expect(await getFirebaseUrls(page), 'what Firebase costs a visitor without an account').toEqual([])
    await signInViaHeaderLoginLink(page, customer)
    await expect.poll(() => findSessionStorages(page)).toEqual(['indexedDB'])
    expect(await getFirebaseUrls(page)).not.toEqual([])
    await page.reload()
    await getAccountButton(page).waitFor()
    await expect.poll(() => countCachedObservables(page)).toBe(1)
    await signOut(page)
    await getLoginLink(page).waitFor()
    await expect.poll(() => countCachedObservables(page)).toBe(0)

    await signInViaHeaderLoginLink(page, staff)
    await expectAccountInMenu(page)
    await page.reload()
    await expectAccountInMenu(page)
    await page.getByRole('button', { name: 'Sign Out' }).click()
    await getLoginLink(page).waitFor()
    await page.reload()
    await getLoginLink(page).waitFor()
    expect(await getLocalStorageItem(page, 'persist:root')).not.toContain('@arielle.test')
  })

  test('is stored in localStorage where IndexedDB is forbidden, in sessionStorage where both are', async () => {
    for (const [forbidden, storage] of [
      [['indexedDB'], 'localStorage'],
      [['indexedDB', 'localStorage'], 'sessionStorage'],
    ] as const) {
      const page = await visit(textFilePath)
      await page.addInitScript(forbidStorages, forbidden)
      await page.goto(loginPath)
      await submitLogin(page, customer)
      await getAccountButton(page).waitFor()
      await expect.poll(() => findSessionStorages(page, forbidden)).toEqual([storage])
    }
  })

  test('that the provider has ended is announced, with the list that the account keeps', async () => {
    const account = await registerTestAccount()
    const page = await visit('/arielle-store', { expected: /status of 400/ })
    await addProductsToOrderList(page, 'Shea Butter')
    await signInViaHeaderLoginLink(page, account)
    await waitForAlert(page, 'Your order list is now saved to your account: 1 product.')
    await deleteTestAccount(account)
    // The message may disappear before a slow page has finished loading.
    await page.reload({ waitUntil: 'commit' })
    await waitForAlert(
      page,
      /^Your session has ended\. Please sign in again\. .* saved in your account: 1 product\./,
    )
    await getLoginLink(page).waitFor()
    await expectHeaderProductCount(page, 0)
  })
})

/** The parts of Firebase, and the requests to it, that the page has loaded. */
async function getFirebaseUrls(page: Page): Promise<string[]> {
  const urls = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  return urls.filter((url) => /\/(firebaseAuth|SessionObserver)-|identitytoolkit/.test(url))
}

/** Opens the account menu, which names the staff account and no other. */
async function expectAccountInMenu(page: Page) {
  await getAccountButton(page).click()
  await page.getByText(staff.email).waitFor()
  expect(await page.getByText(customer.email).count()).toBe(0)
}

/** The size of reactfire's cache of observables; -1 where reactfire is not loaded. */
function countCachedObservables(page: Page): Promise<number> {
  return page.evaluate(() => {
    const cache: unknown = Reflect.get(globalThis, '_reactFirePreloadedObservables')
    return cache instanceof Map ? cache.size : -1
  })
}

/** Makes the browser refuse these storages, as some do in private windows. */
function forbidStorages(names: readonly StorageName[]) {
  for (const name of names) {
    Object.defineProperty(globalThis, name, {
      get: () => {
        throw new DOMException('forbidden', 'SecurityError')
      },
    })
  }
}

/** The allowed storages that hold a session. */
async function findSessionStorages(
  page: Page,
  forbidden: readonly StorageName[] = [],
): Promise<StorageName[]> {
  const webStorages = (['localStorage', 'sessionStorage'] as const).filter(
    (name) => !forbidden.includes(name),
  )
  const withSession = await page.evaluate(
    (names) =>
      names.filter((name) =>
        Object.keys(globalThis[name]).some((key) => key.startsWith('firebase:authUser')),
      ),
    webStorages,
  )
  const isInIndexedDb = !forbidden.includes('indexedDB') && (await page.evaluate(countIndexedDbEntries)) > 0
  return isInIndexedDb ? ['indexedDB', ...withSession] : withSession
}

function countIndexedDbEntries(): Promise<number> {
  return new Promise((resolve, reject) => {
    const openRequest = indexedDB.open('firebaseLocalStorageDb')
    openRequest.onerror = () => reject(new Error('firebaseLocalStorageDb does not open'))
    openRequest.onsuccess = () => {
      const countRequest = openRequest.result
        .transaction('firebaseLocalStorage')
        .objectStore('firebaseLocalStorage')
        .count()
      countRequest.onsuccess = () => resolve(countRequest.result)
    }
  })
}
