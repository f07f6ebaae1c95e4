import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { closeAccount, registeredAccount } from '../freshAccount'
import { accountButton, loginLink, signOut } from './account'
import { entriesInAccount, listAsked, signInAtStore } from './accountList'
import { said, useBrowser } from './browser'
import { addEach as add, expectInHeader as expectListed, kept } from './orderList'

const visit = useBrowser()

const expected = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to (load|fetch)|status of 40\d|firestore|app\//
const gone = 'The last changes of your order list could not be saved to your account and are gone.'
const refusal = { error: { code: 403, status: 'PERMISSION_DENIED', message: 'no' } }
const stillIn = 'so you are still signed in'

/** The store, signed in, with Shea Butter on the list and in the account, as this browser knows. */
async function openStore() {
  const account = await registeredAccount()
  const page = await signInAtStore(await visit('/arielle-store', { expected, fresh: true }), account)
  await add(page, 'Shea Butter')
  await expect.poll(() => entriesInAccount(account.uid)).toEqual(['1:1'])
  await expect.poll(() => kept(page, 'persist:root')).toContain(String.raw`\"items\":[\"1:1\"]`)
  return { page, account }
}

/** Loads the page anew, which then says this: a message does not stand for longer than a slow page may load. */
const reloadTo = (page: Page, text: string | RegExp) => Promise.all([said(page, text), page.reload()])

const signOutAgain = (page: Page) => page.getByRole('button', { name: 'Sign Out' }).click()

describe('Signing out with changes that the account does not hold', () => {
  test('asks twice, and then says that they are gone', async () => {
    const { page } = await openStore()
    await page.context().setOffline(true)
    await add(page, 'Coconut Oil')
    await signOut(page)
    await said(page, stillIn)
    await signOutAgain(page)
    await said(page, `Signed out. ${gone}`)
    await loginLink(page).waitFor()
    await expectListed(page, 0)
  })

  test('asks again when the list has changed since it asked', async () => {
    const { page, account } = await openStore()
    await page.context().setOffline(true)
    await add(page, 'Coconut Oil')
    await signOut(page)
    await said(page, stillIn)
    await page.context().setOffline(false)
    await expect.poll(() => entriesInAccount(account.uid)).toEqual(['1:1', '2:1'])
    await page.context().setOffline(true)
    await add(page, 'Chia Seeds')
    await signOut(page)
    await page.getByRole('button', { name: 'Sign Out' }).waitFor()
    await expectListed(page, 3)
    await signOutAgain(page)
    await said(page, `Signed out. ${gone}`)
  })

  test("asks twice, too, where the list's own part of the program did not arrive", async () => {
    const { page, account } = await openStore()
    await page.route(/AccountListKeeper.*\.js/, (route) => route.abort())
    await reloadTo(page, 'Your account could not be reached.')
    await add(page, 'Coconut Oil')
    await signOut(page)
    await said(page, stillIn)
    await expectListed(page, 2)
    await signOutAgain(page)
    await said(page, `Signed out. ${gone}`)
    expect(await entriesInAccount(account.uid)).toEqual(['1:1'])
  })

  test('says that it is at work until they are saved', async () => {
    const { page, account } = await openStore()
    let release: () => void = () => undefined
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route(listAsked, async (route) => {
      await held
      await route.continue()
    })
    await add(page, 'Coconut Oil')
    await signOut(page)
    const button = page.getByRole('button', { name: 'Signing out…' })
    await button.waitFor()
    expect(await button.getAttribute('aria-busy')).toBe('true')
    release()
    await said(page, 'Signed out. Your order list is kept in your account: 2 products.')
    expect(await entriesInAccount(account.uid)).toEqual(['1:1', '2:1'])
  })
})

describe('A session that cannot be ended', () => {
  test('stands whole, says so, and is ended at the next try', async () => {
    const { page, account } = await openStore()
    await page.evaluate(() => {
      const { prototype } = IDBObjectStore
      Reflect.set(window, 'sound', Reflect.get(prototype, 'delete'))
      prototype.delete = () => {
        throw new DOMException('no', 'UnknownError')
      }
    })
    await signOut(page)
    await said(page, 'Signing out did not work, so you are still signed in and nothing was lost.')
    await accountButton(page).waitFor()
    await add(page, 'Coconut Oil')
    await expect.poll(() => entriesInAccount(account.uid)).toEqual(['1:1', '2:1'])
    await page.evaluate(() => {
      Reflect.set(IDBObjectStore.prototype, 'delete', Reflect.get(window, 'sound'))
    })
    await signOut(page)
    await said(page, 'Signed out. Your order list is kept in your account: 2 products.')
    await page.reload()
    await loginLink(page).waitFor()
  })
})

describe('A session that the provider has ended', () => {
  test('says so, and that the list is kept', async () => {
    const { page, account } = await openStore()
    await closeAccount(account)
    await reloadTo(page, /^Your session has ended: sign in again .* kept in your account: 1 product\./)
    await loginLink(page).waitFor()
    await expectListed(page, 0)
  })

  test('says so, and what is lost with it', async () => {
    const { page, account } = await openStore()
    await page.route(listAsked, (route) => route.fulfill({ status: 403, json: refusal }))
    await add(page, 'Coconut Oil')
    await said(page, 'could not be saved to your account')
    await closeAccount(account)
    await reloadTo(page, gone)
    await expectListed(page, 0)
  })

  test('is not told in another tab when the visitor signed out on purpose', async () => {
    const { page } = await openStore()
    const tab = await page.context().newPage()
    await tab.goto('/arielle-store')
    await accountButton(tab).waitFor()
    await signOut(page)
    await loginLink(tab).waitFor()
    await add(tab, 'Coconut Oil')
    await said(tab, 'Coconut Oil added to order list')
    expect(await tab.getByRole('alert').filter({ hasText: 'session' }).count()).toBe(0)
  })
})

describe('Offline', () => {
  test('a change is kept here, said, and saved when the connection is back', async () => {
    const { page, account } = await openStore()
    await page.context().setOffline(true)
    await add(page, 'Coconut Oil')
    await said(page, 'could not be saved to your account. This browser keeps it')
    await page.context().setOffline(false)
    await expect.poll(() => entriesInAccount(account.uid)).toEqual(['1:1', '2:1'])
  })
})
