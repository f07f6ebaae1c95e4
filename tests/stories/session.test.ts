import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { getAccountButton, getLoginLink, signOut, submitLogin } from './authScreens'
import { getAddButton, getLocalStorageItem } from './orderListPage'
import { setUpBrowser } from './setUpBrowser'

const visit = setUpBrowser()

const loginPath = '/login-account'
// A text file of the site: gives access to its storage without loading the program.
const textFilePath = '/robots.txt'
const customer = { email: 'customer@arielle.test', password: 'customer-pass-1' }
const staff = { email: 'staff@arielle.test', password: 'staff-pass-1' }

type StorageName = 'indexedDB' | 'localStorage' | 'sessionStorage'

describe('The session', () => {
  test('is stored in IndexedDB, survives a reload, and is over for good after sign-out', async () => {
    const page = await visit(loginPath)
    await submitLogin(page, customer)
    await getAccountButton(page).waitFor()
    await expect.poll(() => findSessionStorages(page)).toEqual(['indexedDB'])
    expect(await getFirebaseUrls(page)).not.toEqual([])
    await page.reload()
    await getAccountButton(page).waitFor()
    await expect.poll(() => countCachedObservables(page)).toBe(1)
    await signOut(page)
    await getLoginLink(page).waitFor()
    await expect.poll(() => countCachedObservables(page)).toBe(0)

    await getLoginLink(page).click()
    await submitLogin(page, staff)
    await expectAccountInMenu(page)
    await page.reload()
    await expectAccountInMenu(page)
    await page.getByRole('button', { name: 'Sign Out' }).click()
    await getLoginLink(page).waitFor()
    await page.reload()
    await getLoginLink(page).waitFor()
    expect(await getLocalStorageItem(page, 'persist:root')).not.toContain('@arielle.test')
  })

  test.each([
    ['localStorage where IndexedDB is forbidden', ['indexedDB'], 'localStorage'],
    ['sessionStorage where both are', ['indexedDB', 'localStorage'], 'sessionStorage'],
  ] as const)('is stored in %s', async (_, forbidden, storage) => {
    const page = await visit(textFilePath)
    await page.addInitScript(forbidStorages, forbidden)
    await page.goto(loginPath)
    await submitLogin(page, customer)
    await getAccountButton(page).waitFor()
    await expect.poll(() => findSessionStorages(page, forbidden)).toEqual([storage])
  })

  test('is over here when it ended elsewhere, whatever the persisted store says', async () => {
    const page = await visit(textFilePath)
    await page.evaluate(() => {
      const auth = { isLoggedIn: true, email: 'ghost@arielle.test', userName: '', userID: 'ghost' }
      localStorage.setItem('persist:root', JSON.stringify({ auth: JSON.stringify(auth) }))
    })
    await page.goto('/about-us')
    await getLoginLink(page).waitFor()
    await expect.poll(() => getLocalStorageItem(page, 'persist:root')).not.toContain('ghost')
  })

  test('costs a visitor who is not signed in no download of Firebase', async () => {
    const page = await visit('/arielle-store')
    await getAddButton(page, 'Shea Butter').click()
    await page.goto('/confirm-list')
    await getLoginLink(page).waitFor()
    await page.waitForLoadState('networkidle')
    expect(await getFirebaseUrls(page)).toEqual([])
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
    openRequest.onerror = () => {
      reject(new Error('firebaseLocalStorageDb does not open'))
    }
    openRequest.onsuccess = () => {
      const countRequest = openRequest.result
        .transaction('firebaseLocalStorage')
        .objectStore('firebaseLocalStorage')
        .count()
      countRequest.onsuccess = () => {
        resolve(countRequest.result)
      }
    }
  })
}
