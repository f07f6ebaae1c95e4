import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { accountButton as account, enter as enterAs, loginLink, signOut as askToSignOut } from './account'
import { useBrowser } from './browser'

const visit = useBrowser()

const login = '/login-account'
const email = 'customer@arielle.test'
const password = 'customer-pass-1'

const enter = (page: Page, typedEmail: string, typedPassword: string) =>
  enterAs(page, { email: typedEmail, password: typedPassword })

async function signOut(page: Page) {
  await askToSignOut(page)
  await loginLink(page).waitFor()
}

/** Every address of the page's scripts so far. */
function scripts(page: Page): Promise<string[]> {
  return page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
}

/** How much reactfire keeps of what it has observed, or -1 where it has not been loaded. */
function observed(page: Page): Promise<number> {
  return page.evaluate(() => {
    const kept: unknown = Reflect.get(globalThis, '_reactFirePreloadedObservables')
    return kept instanceof Map ? kept.size : -1
  })
}

/** Makes the browser refuse these storages, as some do in private windows. */
function forbid(names: string[]) {
  for (const name of names) {
    Object.defineProperty(globalThis, name, {
      get: () => {
        throw new DOMException('forbidden', 'SecurityError')
      },
    })
  }
}

/** The storages, of those that are allowed, that hold a session. */
async function keptIn(page: Page, forbidden: string[]): Promise<string[]> {
  const web = await page.evaluate(
    (names) =>
      names.filter((name) => {
        const storage = Reflect.get(globalThis, name) as Storage
        return Object.keys(storage).some((key) => key.startsWith('firebase:authUser'))
      }),
    ['localStorage', 'sessionStorage'].filter((name) => !forbidden.includes(name)),
  )
  return forbidden.includes('indexedDB') || (await page.evaluate(countInIndexedDb)) === 0
    ? web
    : ['indexedDB', ...web]
}

function countInIndexedDb(): Promise<number> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('firebaseLocalStorageDb')
    opening.onerror = () => {
      reject(new Error('firebaseLocalStorageDb does not open'))
    }
    opening.onsuccess = () => {
      const asking = opening.result
        .transaction('firebaseLocalStorage')
        .objectStore('firebaseLocalStorage')
        .count()
      asking.onsuccess = () => {
        resolve(asking.result)
      }
    }
  })
}

describe('4. The session', () => {
  test('survives a reload; signing out ends it for good', async () => {
    const page = await visit(login)
    await enter(page, email, password)
    await account(page).waitFor()
    await page.reload()
    await account(page).waitFor()
    await signOut(page)
    await page.reload()
    await loginLink(page).waitFor()
    expect(await page.evaluate(() => localStorage.getItem('persist:root'))).not.toContain(email)
  })

  test('signing out and in again, as somebody else, shows the other account at once and after a reload', async () => {
    const page = await visit(login)
    await enter(page, email, password)
    await account(page).waitFor()
    await expect.poll(() => observed(page)).toBe(1)
    await signOut(page)
    await expect.poll(() => observed(page)).toBe(0)
    await loginLink(page).click()
    await enter(page, 'staff@arielle.test', 'staff-pass-1')
    await account(page).click()
    await page.getByText('staff@arielle.test').waitFor()
    await page.reload()
    await account(page).click()
    await page.getByText('staff@arielle.test').waitFor()
    expect(await page.getByText(email).count()).toBe(0)
  })

  test('that ended elsewhere ends here: a store that remembers an account is not believed for long', async () => {
    const page = await visit('/about-us')
    await page.waitForFunction(() => localStorage.getItem('persist:root'))
    await page.evaluate(() => {
      const auth = { isLoggedIn: true, email: 'ghost@arielle.test', userName: '', userID: 'ghost' }
      localStorage.setItem('persist:root', JSON.stringify({ auth: JSON.stringify(auth) }))
    })
    await page.goto('/about-us')
    await loginLink(page).waitFor()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('persist:root'))).not.toContain('ghost')
  })

  test.each([
    ['IndexedDB', [], 'indexedDB'],
    ['localStorage where IndexedDB is forbidden', ['indexedDB'], 'localStorage'],
    ['sessionStorage where both are', ['indexedDB', 'localStorage'], 'sessionStorage'],
  ])('is kept in %s', async (_, forbidden, place) => {
    const page = await visit(login)
    await page.addInitScript(forbid, forbidden)
    await page.reload()
    await enter(page, email, password)
    await account(page).waitFor()
    await expect.poll(() => keptIn(page, forbidden)).toEqual([place])
  })

  test('a visitor who is not signed in downloads nothing of Firebase', async () => {
    const page = await visit('/arielle-store')
    await page.getByRole('button', { name: 'Add Shea Butter to order list' }).click()
    await page.goto('/confirm-list')
    await loginLink(page).waitFor()
    await page.waitForLoadState('networkidle')
    expect((await scripts(page)).filter((url) => /auth-|SessionWatch|identitytoolkit/.test(url))).toEqual([])
  })
})
