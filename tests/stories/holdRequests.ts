import type { BrowserContext, Page } from 'playwright-core'

/** Delays requests of a page, or of all pages of a context, for these URLs until the test calls the returned function. */
export async function holdRequests(source: Page | BrowserContext, urls: RegExp): Promise<() => void> {
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await source.route(urls, async (route) => {
    await released
    // The page may have cancelled the request.
    await route.continue().catch(() => undefined)
  })
  return release
}

/** Opens a prerendered page whose scripts arrive only when `releaseScripts` is called. */
export async function gotoWithHeldScripts(page: Page, path: string): Promise<{ releaseScripts: () => void }> {
  const releaseScripts = await holdRequests(page, /\/assets\/[^/]+\.js$/)
  await page.goto(path, { waitUntil: 'commit' })
  // The inline script that records presses is at the end of the page.
  await page.waitForFunction(() => document.readyState !== 'loading')
  return { releaseScripts }
}
