import type { Page, Request } from 'playwright-core'
import { expect, test } from 'vitest'
import { registerTestAccount } from '../../testAccount'
import { getStoredListEntries, signInAndReturnToStore } from '../accountList'
import { getLoginLink, signInViaHeaderLoginLink, signOut } from '../authScreens'
import {
  addProductsToOrderList,
  expectHeaderProductCount,
  getHeaderListLink,
  getOrderListPageProducts,
} from '../orderListPage'
import { networkTestOptions } from '../sendingNetwork'
import { setUpBrowser, waitForAlert, getButton } from '../setUpBrowser'

const visit = setUpBrowser()

test('the list of an account takes over what a guest listed, and is shown to no other account', async () => {
  const account = await registerTestAccount()
  const page = await visit('/arielle-store')
  await addProductsToOrderList(page, 'Shea Butter', 'Shea Butter', 'Coconut Oil')
  await signInViaHeaderLoginLink(page, account)
  await waitForAlert(page, 'Your order list is now saved to your account: 2 products.')
  expect(await getStoredListEntries(account.uid)).toEqual(['1:2', '2:1'])
  await signOut(page)
  await waitForAlert(page, 'Signed out. Your order list is saved in your account: 2 products.')
  await page.reload()
  await expectHeaderProductCount(page, 0)

  const nextAccount = await registerTestAccount()
  await signInAndReturnToStore(page, nextAccount)
  await addProductsToOrderList(page, 'Chia Seeds')
  await expect.poll(() => getStoredListEntries(nextAccount.uid)).toEqual(['5:1'])

  await signOut(page)
  await getLoginLink(page).waitFor()
  await addProductsToOrderList(page, 'Shea Butter', 'Coconut Oil', 'Coconut Oil')
  await signInViaHeaderLoginLink(page, account)
  await waitForAlert(page, 'We combined this order list with the one in your account. It now has 2 products.')
  await expect.poll(() => getStoredListEntries(account.uid)).toEqual(['1:2', '2:2'])
})

test('on two devices the latest change of a list counts, and shows where somebody returns for few bytes: a larger or smaller quantity, a removal, one that was made offline', async () => {
  const account = await registerTestAccount()
  const readEntries = () => getStoredListEntries(account.uid)
  const phone = await visit('/arielle-store', networkTestOptions)
  await addProductsToOrderList(phone, 'Shea Butter', 'Coconut Oil', 'Chia Seeds')
  await signInViaHeaderLoginLink(phone, account)
  await waitForAlert(phone, 'Your order list is now saved to your account: 3 products.')
  const laptop = await visit('/arielle-store')
  await signInViaHeaderLoginLink(laptop, account)
  await waitForAlert(laptop, 'Welcome back. Your order list from your account is here: 3 products.')
  for (const device of [phone, laptop]) {
    await getHeaderListLink(device).click()
    await device.getByRole('group', { name: 'Order list' }).waitFor()
  }

  const reads = recordListReads(laptop)
  await press(phone, 'Increase Coconut Oil')
  await expect.poll(readEntries).toContain('2:2')
  await expect.poll(() => readListAfterReturn(laptop)).toContain('Coconut Oil: 1')
  await expectFewBytes(reads)
  await press(laptop, 'Decrease Coconut Oil')
  await press(laptop, 'Remove Shea Butter')
  await expect.poll(readEntries).toEqual(['2:1', '5:1'])
  await expect.poll(() => readListAfterReturn(phone)).toEqual(['Coconut Oil: 0.5', 'Chia Seeds: 0.5'])

  await phone.context().setOffline(true)
  await press(phone, 'Increase Coconut Oil')
  await expect.poll(() => getOrderListPageProducts(phone)).toContain('Coconut Oil: 1')
  await press(laptop, 'Remove Coconut Oil')
  await expect.poll(readEntries).toHaveLength(1)
  await phone.context().setOffline(false)
  await expect.poll(() => getOrderListPageProducts(phone)).toEqual(['Chia Seeds: 0.5'])
  expect(await readEntries()).toHaveLength(1)
})

const press = (page: Page, name: string) => getButton(page, name).click()

/** The order list after a return to the page, which makes it synchronize. */
async function readListAfterReturn(page: Page): Promise<string[]> {
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  return getOrderListPageProducts(page)
}

/** The page's requests for the time of the last change, from now on. */
function recordListReads(page: Page): Request[] {
  const reads: Request[] = []
  page.on('requestfinished', (request) => {
    if (request.postData()?.includes('"mask"')) reads.push(request)
  })
  return reads
}

async function expectFewBytes(requests: readonly Request[]) {
  const sizes = await Promise.all(requests.map((request) => request.sizes()))
  expect(sizes.length).toBeGreaterThan(0)
  for (const { requestBodySize, responseBodySize } of sizes)
    expect(requestBodySize + responseBodySize).toBeLessThan(800)
}
