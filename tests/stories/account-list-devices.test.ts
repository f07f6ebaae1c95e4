import type { Page, Request } from 'playwright-core'
import { expect, test } from 'vitest'
import { registerTestAccount } from '../testAccount'
import { getStoredListEntries, waitForListSync } from './accountListSync'
import { signInViaHeaderLoginLink } from './authScreens'
import { addProductsToOrderList, expectHeaderProductCount, getOrderListPageProducts } from './orderListPage'
import { networkTestOptions } from './sendingNetwork'
import { setUpBrowser, waitForAlert } from './setUpBrowser'

const visit = setUpBrowser()

/** Signs one account in on two devices, both with the same three products on the open order list. */
async function openOnTwoDevices() {
  const account = await registerTestAccount()
  const phone = await visit('/arielle-store', networkTestOptions)
  await addProductsToOrderList(phone, 'Shea Butter', 'Coconut Oil', 'Chia Seeds')
  await signInViaHeaderLoginLink(phone, account)
  await waitForAlert(phone, 'Your order list is now saved to your account: 3 products.')
  const laptop = await visit('/arielle-store')
  await signInViaHeaderLoginLink(laptop, account)
  await expectHeaderProductCount(laptop, 3)
  for (const device of [phone, laptop]) await waitForListSync(device, () => device.goto('/confirm-list'))
  return { phone, laptop, readEntries: () => getStoredListEntries(account.uid) }
}

const press = (page: Page, name: string) => page.getByRole('button', { name }).click()

/** The order list after a click into the page, which makes it synchronize. */
async function readListAfterClick(page: Page): Promise<string[]> {
  await page.getByRole('heading', { level: 1 }).click()
  return getOrderListPageProducts(page)
}

test('on two devices the latest change of a list counts: a smaller quantity, a removal, one that was made offline', async () => {
  const { phone, laptop, readEntries } = await openOnTwoDevices()
  await press(phone, 'Increase Coconut Oil')
  await expect.poll(readEntries).toContain('2:2')
  await expect.poll(() => readListAfterClick(laptop)).toContain('Coconut Oil: 1')
  await press(laptop, 'Decrease Coconut Oil')
  await expect.poll(readEntries).toContain('2:1')
  await expect.poll(() => readListAfterClick(phone)).toContain('Coconut Oil: 0.5')

  await press(laptop, 'Remove Shea Butter')
  await expect.poll(readEntries).not.toContain('1:1')
  await expect.poll(() => readListAfterClick(phone)).toEqual(['Coconut Oil: 0.5', 'Chia Seeds: 0.5'])
  await press(phone, 'Increase Coconut Oil')
  await expect.poll(readEntries).toContain('2:2')
  expect(await readEntries()).toHaveLength(2)
  await expect.poll(() => readListAfterClick(laptop)).toEqual(['Coconut Oil: 1', 'Chia Seeds: 0.5'])

  await phone.context().setOffline(true)
  await press(phone, 'Increase Coconut Oil')
  await expect.poll(() => getOrderListPageProducts(phone)).toContain('Coconut Oil: 1.5')
  await press(laptop, 'Remove Coconut Oil')
  await expect.poll(readEntries).toHaveLength(1)
  await phone.context().setOffline(false)
  await expect.poll(() => getOrderListPageProducts(phone)).toEqual(['Chia Seeds: 0.5'])
  expect(await readEntries()).toHaveLength(1)
})

test('a change on one device shows on another that nobody touches, for few bytes', async () => {
  const { phone, laptop, readEntries } = await openOnTwoDevices()
  const reads = recordListReads(laptop)
  await press(phone, 'Increase Coconut Oil')
  await expect.poll(readEntries).toContain('2:2')
  await expect.poll(() => getOrderListPageProducts(laptop)).toContain('Coconut Oil: 1')
  await press(phone, 'Remove Shea Butter')
  await expect.poll(() => readEntries()).toHaveLength(2)
  await expect.poll(() => getOrderListPageProducts(laptop)).toEqual(['Coconut Oil: 1', 'Chia Seeds: 0.5'])
  const sizes = await Promise.all(reads.map((request) => request.sizes()))
  expect(sizes.length).toBeGreaterThan(0)
  for (const { requestBodySize, responseBodySize } of sizes)
    expect(requestBodySize + responseBodySize).toBeLessThan(800)
})

/** The page's requests for the time of the last change, from now on. */
function recordListReads(page: Page): Request[] {
  const reads: Request[] = []
  page.on('requestfinished', (request) => {
    if (request.postData()?.includes('"mask"')) reads.push(request)
  })
  return reads
}
