import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { goOffline, networkErrorPattern, waitForPrecache } from '../offlineMode'
import { setUpBrowser } from '../setUpBrowser'
import { openSiteProxy } from '../siteProxy'

const visit = setUpBrowser()

const openFromMenu = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click()
const listRequestedStylesheets = (paths: readonly string[]) =>
  paths.flatMap((path) => /\/assets\/(.+)-[\w-]{8}\.css$/.exec(path)?.[1] ?? [])

test('The style sheets of the first page come with the page and are there offline, those of other screens once, when they open', async () => {
  const requested: string[] = []
  const first = await visit('/arielle-store', {
    prepare: (tab) => {
      tab.on('request', (request) => requested.push(new URL(request.url()).pathname))
      return Promise.resolve()
    },
  })
  expect(listRequestedStylesheets(requested)).toEqual([])
  for (const [name, heading] of [
    ['About Us', 'ABOUT US'],
    ['Products', 'VIEW ALL PRODUCTS'],
    ['About Us', 'ABOUT US'],
  ] as const) {
    await openFromMenu(first, name)
    await first.getByRole('heading', { name: heading }).waitFor()
  }
  expect(listRequestedStylesheets(requested).sort()).toEqual(['AboutPage', 'SceneImage'])

  const proxy = await openSiteProxy()
  const page = await visit('/about-us', { proxy, expected: networkErrorPattern })
  await waitForPrecache(page)
  await expect.poll(() => page.evaluate(listCachedStylesheets)).toContain('AboutPage')
  await page.goto('/')
  await goOffline(page, proxy)
  await openFromMenu(page, 'About Us')
  await page.getByRole('heading', { name: 'OUR VISION' }).waitFor()
  const section = page.locator('main section section').first()
  expect(await section.evaluate((element) => getComputedStyle(element).display)).toBe('grid')
})

async function listCachedStylesheets(): Promise<string[]> {
  const caching = (await caches.keys()).map(async (name) => (await caches.open(name)).keys())
  const requests = (await Promise.all(caching)).flat()
  return requests.flatMap(({ url }) => /\/assets\/(.+)-[\w-]{8}\.css$/.exec(url)?.[1] ?? [])
}
