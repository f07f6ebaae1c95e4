import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectAccessible } from './expectAccessible'
import {
  desktopViewport,
  getHorizontalOverflow,
  getPathAndQuery,
  phoneViewport,
  setUpBrowser,
  waitForAlert,
} from './setUpBrowser'
import {
  acceptSharedList,
  expectHeaderProductCount,
  expectOrderListPageProducts,
  getButton,
  getFocusedText,
} from './orderListPage'
import { getRecordedShareData, stubShareApi } from './shareApi'

const visit = setUpBrowser()

const getOffer = (page: Page) => page.getByRole('region', { name: 'Someone shared a list with you' })
const expectOwnList = (page: Page) => expectOrderListPageProducts(page, 'Shea Butter: 2', 'Coconut Oil: 1')

async function openLink(page: Page, list: string) {
  await page.goto(`/confirm-list#list=${list}`)
  await getOffer(page).waitFor()
}

/** A visitor whose own list is 2 Shea Butter and 1 Coconut Oil. */
async function visitWithOwnList() {
  const page = await visit('/confirm-list#list=1:4,2:2')
  await getOffer(page).waitFor()
  expect(await getOffer(page).getByRole('button').allInnerTexts()).toEqual(['Use this list', 'Not now'])
  await acceptSharedList(page)
  await expectOwnList(page)
  return page
}

describe('A list in a link', () => {
  test('is only offered: Not now leaves the own list as it was, and Back does not offer it again', async () => {
    const page = await visitWithOwnList()
    expect(getPathAndQuery(page)).toBe('/confirm-list')
    await openLink(page, '84:3,1:1')
    await expectOwnList(page)
    const offeredProducts = await getOffer(page)
      .getByRole('list', { name: 'Shared products' })
      .getByRole('listitem')
      .allInnerTexts()
    expect(offeredProducts.map((text) => text.replace(/\s+/g, ' '))).toEqual([
      'Avocado Butter Quantity 1.5 kg',
      'Shea Butter Quantity 0.5 kg',
    ])
    await expect.poll(() => getFocusedText(page)).toBe('Someone shared a list with you')
    await page.getByRole('link', { name: 'Skip to the content' }).press('Enter')
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('content')
    await getOffer(page).waitFor()
    await expectHeaderProductCount(page, 2)

    await getButton(page, 'Not now').click()
    await getOffer(page).waitFor({ state: 'detached' })
    await expectOwnList(page)
    expect(getPathAndQuery(page)).toBe('/confirm-list')
    await expect.poll(() => getFocusedText(page)).toBe('Order list')
    await page.goBack()
    await expectOwnList(page)
    expect(getPathAndQuery(page)).toBe('/confirm-list')
    expect(await getOffer(page).count()).toBe(0)
  })

  test('is added once however often, keeping larger quantities, or replaces the own list until Undo', async () => {
    const page = await visitWithOwnList()
    const mergedList = ['Shea Butter: 2', 'Coconut Oil: 4', 'Avocado Butter: 1.5']
    await openLink(page, '84:3,1:1,2:8')
    await getButton(page, 'Add to my list').click()
    await waitForAlert(page, '1 product added, 1 increased to the shared quantity, 1 already on your list')
    await expectOrderListPageProducts(page, ...mergedList)
    expect(getPathAndQuery(page)).toBe('/confirm-list')
    await expect.poll(() => getFocusedText(page)).toBe('Order list')
    await openLink(page, '84:3,1:1,2:8')
    await getButton(page, 'Add to my list').click()
    await waitForAlert(page, '3 already on your list')
    await expectOrderListPageProducts(page, ...mergedList)

    await openLink(page, '3:2')
    await getButton(page, 'Replace my list').click()
    await waitForAlert(page, 'The shared list is now your list: 1 product')
    await expectOrderListPageProducts(page, 'Black Soap: 1')
    await getButton(page, 'Undo').click()
    await expectOrderListPageProducts(page, ...mergedList)
    await expect.poll(() => getFocusedText(page)).toBe('Order list')
  })

  test('names unknown products and counts unreadable entries, accessibly on phone and desktop', async () => {
    const page = await visitWithOwnList()
    await openLink(page, '999:3,1:1,x,1:')
    await getOffer(page).getByText('Product 999 (quantity 1.5) is no longer in our catalogue.').waitFor()
    await getOffer(page).getByText("We couldn't read 2 entries in this link.").waitFor()
    for (const viewport of [phoneViewport, desktopViewport]) {
      await page.setViewportSize(viewport)
      await expectAccessible(page)
    }
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await getHorizontalOverflow(page)).toBe(0)
    await getButton(page, 'Add to my list').click()
    await expectOwnList(page)
  })

  test('reaches no server, so none limits its length: 200 products open, are shared and open again', async () => {
    const page = await visit('/about-us')
    const addresses: string[] = []
    page.on('request', (request) => addresses.push(request.url()))
    await openLink(page, Array.from({ length: 200 }, (_, index) => `${index + 1}:1998`).join(','))
    await acceptSharedList(page)
    await expectHeaderProductCount(page, 107)
    await stubShareApi(page, 'clipboard', true)
    await getButton(page, 'Share List').click()
    await expect.poll(() => getRecordedShareData(page)).toContain('/confirm-list#list=1:1998,')
    const link = String(JSON.parse(await getRecordedShareData(page)))
    await getButton(page, 'Clear List').click()
    await page.goto(link)
    await acceptSharedList(page)
    await expectHeaderProductCount(page, 107)
    expect(addresses.length).toBeGreaterThan(5)
    expect(addresses.filter((address) => new URL(address).search.includes('list'))).toEqual([])
  })

  test('opens from an older link, which has it in the query', async () => {
    const page = await visit('/confirm-list?list=1:4,2:2')
    await acceptSharedList(page)
    await expectOwnList(page)
    expect(getPathAndQuery(page)).toBe('/confirm-list')
  })

  test('offers nothing where no entry is readable, and holds 200 entries at most', async () => {
    const page = await visit('/robots.txt')
    for (const list of ['', '%00', '%00,x,1:1:1,<b>1:1</b>,%F0%9F%8C%BF,__proto__:1']) {
      await page.goto(`/confirm-list?list=${list}`)
      await getButton(page, 'Not now').click()
      await page.getByRole('heading', { name: 'Your order list is empty' }).waitFor()
      expect(getPathAndQuery(page)).toBe('/confirm-list')
    }
    await openLink(page, Array.from({ length: 230 }, (_, index) => `${index + 1}:1998`).join(','))
    await getOffer(page)
      .getByText('We left out 30 entries, because a list holds 200 products at most.')
      .waitFor()
    await acceptSharedList(page)
    await expectHeaderProductCount(page, 107)
    await page.getByText(/^Total \d+ kg \+ \d+ litres/).waitFor()
  })
})
