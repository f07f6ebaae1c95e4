import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { type FreshAccount, registeredAccount } from '../freshAccount'
import { loginLink, signInFromHeader as signIn, signOut } from './account'
import { said, useBrowser } from './browser'
import { addEach as add, expectInHeader as expectListed } from './orderList'

const visit = useBrowser()

/** Everything that this browser keeps under a name of its own choice. */
const keptHere = (page: Page) => page.evaluate(() => JSON.stringify(localStorage))

/** The entries that the account's list holds in Firestore, sorted; nothing where there is no list. */
async function entriesInAccount(uid: string): Promise<string[]> {
  const answer = await fetch(
    `http://${process.env.FIRESTORE_EMULATOR_HOST ?? ''}/v1/projects/demo-arielle/databases/(default)/documents/orderLists/${uid}`,
    { headers: { Authorization: 'Bearer owner' } },
  )
  if (!answer.ok) return []
  const { fields } = (await answer.json()) as {
    fields: { items: { arrayValue: { values?: { stringValue: string }[] } } }
  }
  return (fields.items.arrayValue.values ?? []).map(({ stringValue }) => stringValue).sort()
}

async function openStoreAs(account: FreshAccount) {
  const page = await visit('/arielle-store')
  await signIn(page, account)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Products' }).click()
  return page
}

describe("A visitor's list and an account's", () => {
  test("signing in takes a guest's list into the account, once, and says so", async () => {
    const account = await registeredAccount()
    const page = await visit('/arielle-store')
    await add(page, 'Shea Butter', 'Shea Butter', 'Coconut Oil')
    await signIn(page, account)
    await said(page, 'Your order list is now kept in your account: 2 products.')
    expect(await entriesInAccount(account.uid)).toEqual(['1:2', '2:1'])
    await expectListed(page, 2)
    await page.reload()
    await expectListed(page, 2)
    expect(await page.getByRole('alert').count()).toBe(0)
  })

  test('signing out leaves nothing of the account in the browser, its list included, and says where it is', async () => {
    const account = await registeredAccount()
    const page = await openStoreAs(account)
    await add(page, 'Shea Butter')
    await expect.poll(() => entriesInAccount(account.uid)).toEqual(['1:1'])
    await signOut(page)
    await said(page, 'Signed out. Your order list is kept in your account: 1 product.')
    await expectListed(page, 0)
    expect(await keptHere(page)).not.toContain('Shea Butter')
    expect(await keptHere(page)).not.toContain(account.uid)
    await page.reload()
    await expectListed(page, 0)
    expect(await entriesInAccount(account.uid)).toEqual(['1:1'])
  })

  test('two lists that meet keep every product, with the larger count, and the visitor reads it', async () => {
    const account = await registeredAccount()
    const page = await openStoreAs(account)
    await add(page, 'Shea Butter', 'Shea Butter', 'Coconut Oil')
    await signOut(page)
    await loginLink(page).waitFor()
    await add(page, 'Shea Butter', 'Coconut Oil', 'Coconut Oil')
    await signIn(page, account)
    await said(page, 'Your order list and the one in your account are one list now: 2 products.')
    await expect.poll(() => entriesInAccount(account.uid)).toEqual(['1:2', '2:2'])
  })

  test("the next visitor of the same browser sees nothing of the last one's list", async () => {
    const page = await openStoreAs(await registeredAccount())
    await add(page, 'Shea Butter')
    await signOut(page)
    await loginLink(page).waitFor()
    const next = await registeredAccount()
    await signIn(page, next)
    await expectListed(page, 0)
    expect(await entriesInAccount(next.uid)).toEqual([])
  })

  test('what one device changes stands on the other at its next visit, both changes together', async () => {
    const account = await registeredAccount()
    const phone = await openStoreAs(account)
    await add(phone, 'Shea Butter', 'Coconut Oil')
    await expect.poll(() => entriesInAccount(account.uid)).toEqual(['1:1', '2:1'])
    const laptop = await openStoreAs(account)
    await expectListed(laptop, 2)
    await laptop.goto('/confirm-list')
    await laptop.getByRole('button', { name: 'Remove Shea Butter' }).click()
    await laptop.getByRole('button', { name: 'Increase Coconut Oil' }).click()
    await expect.poll(() => entriesInAccount(account.uid)).toEqual(['2:2'])
    await phone.reload()
    await expectListed(phone, 1)
    await phone.goto('/confirm-list')
    expect(await phone.getByRole('main').getByText('Shea Butter').count()).toBe(0)
  })

  test('what was typed into a form goes with the account, too', async () => {
    const page = await openStoreAs(await registeredAccount())
    await page.getByRole('link', { name: 'Contact', exact: true }).click()
    await page.getByLabel('Full Name').fill('Ada Obi')
    await expect.poll(() => keptHere(page)).toContain('Ada Obi')
    await signOut(page)
    await expect.poll(() => page.getByLabel('Full Name').inputValue()).toBe('')
    expect(await keptHere(page)).not.toContain('Ada Obi')
  })

  test('a session that ended elsewhere takes its list along', async () => {
    const account = await registeredAccount()
    const page = await openStoreAs(account)
    await add(page, 'Shea Butter')
    await expect.poll(() => entriesInAccount(account.uid)).toEqual(['1:1'])
    const tab = await page.context().newPage()
    await tab.goto('/arielle-store')
    await expectListed(tab, 1)
    await signOut(tab)
    await expectListed(tab, 0)
    await loginLink(page).waitFor()
    await expectListed(page, 0)
  })
})

describe('Offline', () => {
  const quietly = { expected: /ERR_INTERNET_DISCONNECTED|Failed to load|could not be saved/ }

  test('a change is kept here, said once, and saved when the connection is back', async () => {
    const account = await registeredAccount()
    const page = await visit('/arielle-store', quietly)
    await signIn(page, account)
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Products' }).click()
    await add(page, 'Shea Butter')
    await expect.poll(() => entriesInAccount(account.uid)).toEqual(['1:1'])
    await page.context().setOffline(true)
    await add(page, 'Coconut Oil')
    await said(page, 'could not be saved to your account. This browser keeps it')
    await page.context().setOffline(false)
    await expect.poll(() => entriesInAccount(account.uid)).toEqual(['1:1', '2:1'])
  })

  test('signing out with unsaved changes asks twice', async () => {
    const account = await registeredAccount()
    const page = await visit('/arielle-store', quietly)
    await signIn(page, account)
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Products' }).click()
    await add(page, 'Shea Butter')
    await expect.poll(() => entriesInAccount(account.uid)).toEqual(['1:1'])
    await page.context().setOffline(true)
    await add(page, 'Coconut Oil')
    await signOut(page)
    await said(page, 'so you are still signed in')
    await page.getByRole('button', { name: 'Sign Out' }).click()
    await loginLink(page).waitFor()
    await expectListed(page, 0)
  })
})
