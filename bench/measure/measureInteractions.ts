import type { Browser, Page } from 'playwright-core'
import {
  createPhoneContext,
  openThrottledTab,
} from '../../packages/browser-and-line-simulator/browse/throttledBrowser'
import { tapElement } from '../../packages/browser-and-line-simulator/browse/tapElement'
import { startPaintTimer, readPaintTimes } from '../../packages/browser-and-line-simulator/browse/probeClient'
import { waitUntilPageIdle } from '../../packages/browser-and-line-simulator/browse/waitUntilPageIdle'
import { pagePaths } from '../pagePaths'
import type { ServedSite } from '../../packages/browser-and-line-simulator/serve/serveSite'
import {
  measureCategoryChoice,
  type KeyAndTapTimings,
  type WaitUntilPageIdleFunction,
  measureTyping,
} from './measurePresses'

/** The times of interactions in the product list, in milliseconds from an input to the paint that shows its result. */
export type InteractionResult = {
  keys: KeyAndTapTimings
  categories: KeyAndTapTimings
  button: number
  message: number
  detail: number
}

/** Measures typing, choosing categories and adding a product in one visit, and opening a product in another. */
export async function measureInteractions(browser: Browser, site: ServedSite): Promise<InteractionResult> {
  const firstVisit = await withProductListPage(browser, site, async (page, waitForIdle) => ({
    keys: await measureTyping(page, waitForIdle),
    categories: await measureCategoryChoice(page),
    ...(await measureAddToList(page)),
  }))
  return { ...firstVisit, detail: await withProductListPage(browser, site, measureOpenProduct) }
}

/** Opens the product list in a phone browser without stored data, and calls `callback` when the page is idle. */
export async function withProductListPage<Result>(
  browser: Browser,
  site: ServedSite,
  callback: (page: Page, waitForIdle: WaitUntilPageIdleFunction) => Promise<Result>,
): Promise<Result> {
  const context = await createPhoneContext(browser)
  try {
    site.closeConnections()
    const { page } = await openThrottledTab(context)
    await page.goto(site.origin + pagePaths.store)
    await waitUntilPageIdle(page, site.traffic)
    return await callback(page, () => waitUntilPageIdle(page, site.traffic))
  } finally {
    await context.close()
  }
}

async function measureAddToList(page: Page): Promise<{ button: number; message: number }> {
  const addButton = page.getByRole('button', { name: /^Add .* to order list$/ }).first()
  const label = (await addButton.innerText()).replaceAll(/\s+/g, ' ')
  const name = label.replace(/^Add (.*) to order list$/, '$1')
  await startPaintTimer(page, [
    { selector: `[aria-label="Decrease ${name}"]`, text: '' },
    { selector: '[role="alert"]', text: name },
  ])
  await tapElement(page, addButton)
  const [button = NaN, message = NaN] = await readPaintTimes(page)
  return { button, message }
}

async function measureOpenProduct(page: Page): Promise<number> {
  const link = page.locator('main article a[href^="/products/"]').filter({ hasText: /\S/ }).first()
  await startPaintTimer(page, [{ selector: 'h1', text: await link.innerText() }])
  await tapElement(page, link)
  const [detail = NaN] = await readPaintTimes(page)
  return detail
}
