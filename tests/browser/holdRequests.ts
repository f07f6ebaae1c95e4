import type { Page } from 'playwright-core'

/** Holds back the requests for these addresses until the returned function is called. */
export async function holdRequests(page: Page, addresses: RegExp): Promise<() => void> {
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(addresses, async (route) => {
    await released
    await route.continue()
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
