import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { registerTestAccount } from '../testAccount'
import { getAccountButton, signInViaHeaderLoginLink } from './authScreens'
import {
  acceptSharedList,
  addProductsToOrderList,
  expectHeaderProductCount,
  expectOrderListPageProducts,
} from './orderListPage'
import {
  getHorizontalOverflow,
  getPathAndQuery,
  phoneViewport,
  setUpBrowser,
  getButton,
} from './setUpBrowser'
import { expectSound } from './expectAccessible'
import { expectWholePictures } from './expectWholePictures'

const visit = setUpBrowser()

describe('The order list', () => {
  test('is accessible on a phone and a desktop filled, after a removal, cleared and empty, and fits every width', async () => {
    const page = await visit('/confirm-list#list=1:3,2:1,3:1')
    await acceptSharedList(page)
    for (const width of [600, 768, 1366]) {
      await page.setViewportSize({ width, height: 800 })
      expect({ width, overflow: await getHorizontalOverflow(page) }).toEqual({ width, overflow: 0 })
    }
    await expectSound(page)
    await expectWholePictures(page)
    // Undo is not where Remove was.
    await getButton(page, 'Remove Coconut Oil').dblclick()
    await getButton(page, 'Undo').waitFor()
    await expectHeaderProductCount(page, 2)
    await expectSound(page)
    await page.setViewportSize(phoneViewport)
    await expectWholePictures(page)
    await getButton(page, 'Clear List').click()
    await page.getByRole('heading', { name: 'Your order list is empty' }).waitFor()
    await expect.poll(() => isInView(page, 'Undo')).toBe(true)
    await expectSound(page)
  })

  test('in a link reaches no server, is offered accessibly and once, and has no limit of length', async () => {
    const page = await visit('/about-us')
    const addresses: string[] = []
    page.on('request', (request) => addresses.push(request.url()))
    const list = Array.from({ length: 200 }, (_, index) => `${index + 1}:1998`).join(',')
    await page.goto(`/confirm-list#list=${list}`)
    await expectSound(page)
    await acceptSharedList(page)
    await expectHeaderProductCount(page, 107)
    expect(getPathAndQuery(page)).toBe('/confirm-list')
    await page.goBack()
    await page.goForward()
    await page.getByRole('group', { name: 'Order list' }).waitFor()
    expect(await page.getByRole('region', { name: 'Someone shared a list with you' }).count()).toBe(0)
    expect(addresses.length).toBeGreaterThan(5)
    expect(addresses.filter((address) => new URL(address).search.includes('list'))).toEqual([])
  })

  test('is the same in two tabs, which add up what both add', async () => {
    const firstTab = await visit('/arielle-store')
    const secondTab = await firstTab.context().newPage()
    await secondTab.goto('/arielle-store')
    await expectHeaderProductCount(secondTab, 0)
    for (const tab of [firstTab, secondTab, secondTab, firstTab])
      await addProductsToOrderList(tab, 'Shea Butter')
    await addProductsToOrderList(secondTab, 'Coconut Oil')
    await expectHeaderProductCount(firstTab, 2)
    await firstTab.goto('/confirm-list')
    await expectOrderListPageProducts(firstTab, 'Shea Butter: 2', 'Coconut Oil: 0.5')
    await getButton(firstTab, 'Remove Shea Butter').click()
    await expectHeaderProductCount(secondTab, 1)
  })

  test('is never shown as empty, nor an account as Login, before the stored state is restored', async () => {
    const page = await visit('/arielle-store')
    await signInViaHeaderLoginLink(page, await registerTestAccount())
    await page.getByRole('link', { name: 'Products', exact: true }).first().click()
    await addProductsToOrderList(page, 'Shea Butter', 'Coconut Oil')
    await expectHeaderProductCount(page, 2)
    await page.addInitScript(recordHeader)
    await page.reload()
    await getAccountButton(page).waitFor()
    await expectHeaderProductCount(page, 2)
    const shown = await page.evaluate(() => sessionStorage.getItem('shown') ?? '')
    expect(shown).toContain('2 products')
    expect(shown).not.toMatch(/\b0 products|Login/)
  })
})

function isInView(page: Page, buttonName: string): Promise<boolean> {
  return getButton(page, buttonName).evaluate((button) => {
    const { top, bottom } = button.getBoundingClientRect()
    return top >= 0 && bottom <= innerHeight
  })
}

/** Records each text of the header from the start of the page. */
function recordHeader() {
  sessionStorage.setItem('shown', '')
  new MutationObserver(() => {
    // Nothing is painted before the styles have loaded.
    if (getComputedStyle(document.documentElement).getPropertyValue('--forest') === '') return
    const header = document.querySelector('header')?.innerText.replaceAll(/\s+/g, ' ') ?? ''
    sessionStorage.setItem('shown', `${sessionStorage.getItem('shown') ?? ''}\n${header}`)
  }).observe(document, { childList: true, subtree: true, characterData: true })
}
