import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { type TestAccount, registerTestAccount } from '../testAccount'
import { getLoginLink, signInViaHeaderLoginLink, signOut } from './authScreens'
import { getStoredListEntries, signInAndReturnToStore, waitForListSync } from './accountListSync'
import { getRequestFormFieldByLabel } from './requestForm'
import { waitForAlert, setUpBrowser } from './setUpBrowser'
import {
  contactFormSampleValues,
  fillContactForm,
  getContactSentHeading,
  submitContactForm,
} from './contactForm'
import {
  addProductsToOrderList,
  expectHeaderProductCount,
  getLocalStorageItem,
  getOrderListPageProducts,
} from './orderListPage'

const visit = setUpBrowser()

const openStoreAs = async (account: TestAccount) =>
  signInAndReturnToStore(await visit('/arielle-store'), account)

const readLocalStorage = (page: Page) => page.evaluate(() => JSON.stringify(localStorage))

describe('the order list of an account', () => {
  test("takes over a guest's list once at sign-in, and says so", async () => {
    const account = await registerTestAccount()
    const page = await visit('/arielle-store')
    await addProductsToOrderList(page, 'Shea Butter', 'Shea Butter', 'Coconut Oil')
    await signInViaHeaderLoginLink(page, account)
    await waitForAlert(page, 'Your order list is now saved to your account: 2 products.')
    expect(await getStoredListEntries(account.uid)).toEqual(['1:2', '2:1'])
    await expectHeaderProductCount(page, 2)
    await waitForListSync(page, () => page.goto('/arielle-store'))
    await addProductsToOrderList(page, 'Chia Seeds')
    await waitForAlert(page, 'Chia Seeds added to order list')
    expect(await page.getByRole('alert').allInnerTexts()).toEqual(['Chia Seeds added to order list'])
    await expect.poll(() => getStoredListEntries(account.uid)).toHaveLength(3)
  })

  test('leaves the browser at sign-out, is still in the account, and is not shown to the next account', async () => {
    const account = await registerTestAccount()
    const page = await openStoreAs(account)
    await addProductsToOrderList(page, 'Shea Butter')
    await expect.poll(() => getStoredListEntries(account.uid)).toEqual(['1:1'])
    await signOut(page)
    await waitForAlert(page, 'Signed out. Your order list is saved in your account: 1 product.')
    await expectHeaderProductCount(page, 0)
    expect(await readLocalStorage(page)).not.toContain('Shea Butter')
    expect(await readLocalStorage(page)).not.toContain(account.uid)
    await page.reload()
    await expectHeaderProductCount(page, 0)
    expect(await getStoredListEntries(account.uid)).toEqual(['1:1'])

    const nextAccount = await registerTestAccount()
    await signInAndReturnToStore(page, nextAccount)
    await expectHeaderProductCount(page, 0)
    await addProductsToOrderList(page, 'Coconut Oil')
    await expect.poll(() => getStoredListEntries(nextAccount.uid)).toEqual(['2:1'])
  })

  test('is merged with the list of the browser: every product with the larger count', async () => {
    const account = await registerTestAccount()
    const page = await openStoreAs(account)
    await addProductsToOrderList(page, 'Shea Butter', 'Shea Butter', 'Coconut Oil')
    await signOut(page)
    await getLoginLink(page).waitFor()
    await addProductsToOrderList(page, 'Shea Butter', 'Coconut Oil', 'Coconut Oil')
    await signInViaHeaderLoginLink(page, account)
    await waitForAlert(
      page,
      'We combined this order list with the one in your account. It now has 2 products.',
    )
    await expect.poll(() => getStoredListEntries(account.uid)).toEqual(['1:2', '2:2'])
  })

  test('shows both changes of one device on the other at its next visit', async () => {
    const account = await registerTestAccount()
    const phone = await openStoreAs(account)
    await addProductsToOrderList(phone, 'Shea Butter', 'Coconut Oil')
    await expect.poll(() => getStoredListEntries(account.uid)).toEqual(['1:1', '2:1'])
    const laptop = await openStoreAs(account)
    await expectHeaderProductCount(laptop, 2)
    await laptop.goto('/confirm-list')
    await laptop.getByRole('button', { name: 'Remove Shea Butter' }).click()
    await laptop.getByRole('button', { name: 'Increase Coconut Oil' }).click()
    await expect.poll(() => getStoredListEntries(account.uid)).toEqual(['2:2'])
    await phone.reload()
    await expectHeaderProductCount(phone, 1)
    await phone.goto('/confirm-list')
    await expect.poll(() => getOrderListPageProducts(phone)).toEqual(['Coconut Oil: 1'])
  })

  test('leaves a tab when the session ends in another', async () => {
    const account = await registerTestAccount()
    const page = await openStoreAs(account)
    await addProductsToOrderList(page, 'Shea Butter')
    await expect.poll(() => getStoredListEntries(account.uid)).toEqual(['1:1'])
    await expect
      .poll(() => getLocalStorageItem(page, 'persist:root'))
      .toContain(String.raw`\"items\":[\"1:1\"]`)
    const tab = await page.context().newPage()
    await tab.goto('/arielle-store')
    await expectHeaderProductCount(tab, 1)
    await signOut(tab)
    await expectHeaderProductCount(tab, 0)
    await getLoginLink(page).waitFor()
    await expectHeaderProductCount(page, 0)
  })
})

test('signing out clears the drafts of the forms, their undo buttons and what was just sent', async () => {
  const account = await registerTestAccount()
  const page = await openStoreAs(account)
  const undoButton = page.getByRole('button', { name: 'Restore what I typed' })
  await addProductsToOrderList(page, 'Shea Butter')
  await expect.poll(() => getStoredListEntries(account.uid)).toEqual(['1:1'])
  await openFromHeader(page, 'Request Product(s)')
  await getRequestFormFieldByLabel(page, 'Name').fill('Ada Obi')
  await expect.poll(() => readLocalStorage(page)).toContain('Ada Obi')
  await openFromHeader(page, 'Contact')
  await page.getByLabel('Full Name').fill('Ada Obi')
  await page.getByRole('button', { name: 'Clear form' }).click()
  await undoButton.waitFor()
  await signOut(page)
  await getLoginLink(page).waitFor()
  expect(await undoButton.count()).toBe(0)
  expect(await readLocalStorage(page)).not.toContain('Ada Obi')
  await openFromHeader(page, 'Request Product(s)')
  expect(await getRequestFormFieldByLabel(page, 'Name').inputValue()).toBe('')

  await signInViaHeaderLoginLink(page, account)
  await waitForAlert(page, 'Welcome back. Your order list from your account is here: 1 product.')
  await openFromHeader(page, 'Contact')
  await fillContactForm(page)
  await submitContactForm(page)
  await getContactSentHeading(page).waitFor()
  await signOut(page)
  await expect.poll(() => page.getByLabel('Full Name').inputValue()).toBe('')
  expect(await getContactSentHeading(page).count()).toBe(0)
  expect(await page.getByText(contactFormSampleValues['Full Name']).count()).toBe(0)
})

const openFromHeader = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true }).click()
