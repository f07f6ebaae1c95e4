import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectAccessible } from '../expectAccessible'
import { getPathAndQuery, desktopViewport, phoneViewport, setUpBrowser } from '../setUpBrowser'
import { type SiteProxy, openSiteProxy } from '../siteProxy'
import { waitForPrecache, goOffline, networkErrorPattern, waitForServiceWorker } from '../offlineMode'
import { getAddButton, expectHeaderProductCount } from '../orderListPage'
import { countUpdatedSitePages, setUpUpdatedSite, waitForUpdatedSite } from '../secondBuild'

const visit = setUpBrowser()
const publishSecond = setUpUpdatedSite()

const store = '/arielle-store'
const expected = new RegExp(`${networkErrorPattern.source}|text/html|MIME`)
const offer = (page: Page) => page.getByText('A new version of the shop is ready.')
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** A visitor with the first edition in the browser, and the second one published. */
async function visitBefore(screen = desktopViewport): Promise<{ page: Page; line: SiteProxy }> {
  const line = await openSiteProxy()
  const page = await visit(store, { proxy: line, expected, screen })
  await waitForPrecache(page)
  publishSecond(line)
  return { page, line }
}

describe('Offline: a new version of the site', () => {
  test('is offered accessibly, over nothing that floats there, and nothing changes for a visitor who wants it later', async () => {
    const { page } = await visitBefore(phoneViewport)
    await page.reload()
    await offer(page).waitFor()
    await expectAccessible(page)
    for (const viewport of [phoneViewport, desktopViewport]) {
      await page.setViewportSize(viewport)
      await page.getByRole('link', { name: /Chat with us/ }).click({ trial: true })
    }
    await page.getByPlaceholder('Search Products').fill('shea')
    await press(page, 'Later')
    await offer(page).waitFor({ state: 'detached' })
    expect(await page.getByPlaceholder('Search Products').inputValue()).toBe('shea')
    expect(await countUpdatedSitePages(page)).toBe(0)
  })

  test('comes with one press in each tab: the same page, the order list kept, and it works offline at once', async () => {
    const { page, line } = await visitBefore()
    await page.goto(`${store}?category=Butter`)
    await getAddButton(page, 'Shea Butter').click()
    const other = await page.context().newPage()
    await other.goto(store)
    await offer(page).waitFor()
    // It follows new versions from a quiet moment of its own on.
    await offer(other).waitFor()
    await press(page, 'Reload')
    await waitForUpdatedSite(page)
    expect(getPathAndQuery(page)).toBe(`${store}?category=Butter`)
    await expectHeaderProductCount(page, 1)
    expect(await offer(other).count()).toBe(1)
    expect(await countUpdatedSitePages(other)).toBe(0)
    await press(other, 'Reload')
    await waitForUpdatedSite(other)
    await waitForServiceWorker(page)
    expect(await offer(page).count()).toBe(0)
    await goOffline(page, line)
    await page.goto(store)
    await waitForUpdatedSite(page)
  })

  test('comes by itself where a screen of the former one is not to be had any more, and is not offered then', async () => {
    const { page } = await visitBefore()
    await page.getByRole('banner').getByRole('link', { name: 'About Us', exact: true }).click()
    await page.getByRole('heading', { name: 'ABOUT US' }).waitFor()
    await waitForUpdatedSite(page)
    await expect.poll(() => page.evaluate(() => caches.match('/about-us').then(Boolean))).toBe(true)
    expect(await offer(page).count()).toBe(0)
  })
})
