import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { type FreshAccount, registeredAccount } from '../freshAccount'
import { loginLink, signInFromHeader as signIn, signOut } from './account'
import { entriesInAccount, signInAtStore, untilMet } from './accountList'
import { said, useBrowser } from './browser'
import { ada, fillIn as fillInContact, sent, submit } from './contactForm'
import { addEach as add, expectInHeader as expectListed, kept, listed } from './orderList'

const visit = useBrowser()

const openStoreAs = async (account: FreshAccount) => signInAtStore(await visit('/arielle-store'), account)

/** Everything that this browser keeps under a name of its own choice. */
const keptHere = (page: Page) => page.evaluate(() => JSON.stringify(localStorage))

describe("A visitor's list and an account's", () => {
  test("signing in takes a guest's list into the account, once, and says so", async () => {
    const account = await registeredAccount()
    const page = await visit('/arielle-store')
    await add(page, 'Shea Butter', 'Shea Butter', 'Coconut Oil')
    await signIn(page, account)
    await said(page, 'Your order list is now kept in your account: 2 products.')
    expect(await entriesInAccount(account.uid)).toEqual(['1:2', '2:1'])
    await expectListed(page, 2)
    await untilMet(page, () => page.goto('/arielle-store'))
    await add(page, 'Chia Seeds')
    await said(page, 'Chia Seeds added to order list')
    expect(await page.getByRole('alert').allInnerTexts()).toEqual(['Chia Seeds added to order list'])
    await expect.poll(() => entriesInAccount(account.uid)).toHaveLength(3)
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
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Products' }).click()
    await add(page, 'Coconut Oil')
    await expect.poll(() => entriesInAccount(next.uid)).toEqual(['2:1'])
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
    await expect.poll(() => listed(phone)).toEqual(['Coconut Oil: 1'])
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

  test('what a form offers to bring back, and what was just sent, goes with the account, too', async () => {
    const account = await registeredAccount()
    const page = await openStoreAs(account)
    await add(page, 'Shea Butter')
    await expect.poll(() => entriesInAccount(account.uid)).toEqual(['1:1'])
    await page.getByRole('link', { name: 'Contact', exact: true }).click()
    await page.getByLabel('Full Name').fill('Ada Obi')
    await page.getByRole('button', { name: 'Clear form' }).click()
    await page.getByRole('button', { name: 'Undo: bring it back' }).waitFor()
    await signOut(page)
    await loginLink(page).waitFor()
    expect(await page.getByRole('button', { name: 'Undo: bring it back' }).count()).toBe(0)
    await signIn(page, account)
    await said(page, 'Your order list is back from your account: 1 product.')
    await page.getByRole('link', { name: 'Contact', exact: true }).click()
    await fillInContact(page)
    await submit(page)
    await sent(page).waitFor()
    await signOut(page)
    await page.getByLabel('Full Name').waitFor()
    expect(await sent(page).count()).toBe(0)
    expect(await page.getByText(ada['Full Name']).count()).toBe(0)
  })

  test('a session that ended elsewhere takes its list along', async () => {
    const account = await registeredAccount()
    const page = await openStoreAs(account)
    await add(page, 'Shea Butter')
    await expect.poll(() => entriesInAccount(account.uid)).toEqual(['1:1'])
    await expect.poll(() => kept(page, 'persist:root')).toContain(String.raw`\"items\":[\"1:1\"]`)
    const tab = await page.context().newPage()
    await tab.goto('/arielle-store')
    await expectListed(tab, 1)
    await signOut(tab)
    await expectListed(tab, 0)
    await loginLink(page).waitFor()
    await expectListed(page, 0)
  })
})
