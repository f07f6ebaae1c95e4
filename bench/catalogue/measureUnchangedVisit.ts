import type { Browser, BrowserContext } from 'playwright-core'
import { snapshotPath } from '../../domain/catalogue/publishing/catalogueSnapshot'
import { createPhoneContext } from '../../packages/browser-and-line-simulator/browse/throttledBrowser'
import { waitUntilPageIdle } from '../../packages/browser-and-line-simulator/browse/waitUntilPageIdle'
import { pagePaths } from '../pagePaths'
import type { ServedSite } from '../../packages/browser-and-line-simulator/serve/serveSite'

/** Bytes on the link in both directions: bodies, headers, HTTP/2 frames and TLS. */
export type LinkBytes = { up: number; down: number }

/** What a visit costs when nothing was published since the last: one question, and the whole visit. */
export type UnchangedVisit = { request: LinkBytes; visit: LinkBytes }

/** Visits the product list, then once more, and asks once more on the open page whether anything was published. */
export async function measureUnchangedVisit(browser: Browser, site: ServedSite): Promise<UnchangedVisit> {
  const context = await createPhoneContext(browser)
  try {
    await visit(context, site)
    const visitBytes = await visit(context, site)
    return { request: await askOnOpenPage(context, site), visit: visitBytes }
  } finally {
    await context.close()
  }
}

async function visit(context: BrowserContext, site: ServedSite): Promise<LinkBytes> {
  site.closeConnections()
  takeLinkBytes(site)
  const page = await context.newPage()
  await page.goto(site.origin + pagePaths.store)
  await waitUntilPageIdle(page, site.traffic)
  await page.close()
  return takeLinkBytes(site)
}

/** The request as the page makes it: the browser asks whether the answer that it has is still valid. */
async function askOnOpenPage(context: BrowserContext, site: ServedSite): Promise<LinkBytes> {
  const page = await context.newPage()
  await page.goto(site.origin + pagePaths.store)
  await waitUntilPageIdle(page, site.traffic)
  const ask = `fetch('${snapshotPath}', { cache: 'no-cache' }).then((response) => response.text())`
  await page.evaluate(ask)
  takeLinkBytes(site)
  await page.evaluate(ask)
  return takeLinkBytes(site)
}

function takeLinkBytes({ traffic }: ServedSite): LinkBytes {
  return { up: traffic.link.takeReceivedBytes(), down: traffic.link.takeSentBytes() }
}
