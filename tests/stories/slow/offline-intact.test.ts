import { createHash, randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { fillRequestForm, getRequestSentHeading, requestPagePath, submitRequestForm } from '../requestForm'
import { findStoredRequests, getRequestKeptInOutboxHeading } from '../sendingNetwork'
import { countUpdatedSitePages, setUpUpdatedSite } from '../secondBuild'
import { setUpBrowser, getButton } from '../setUpBrowser'
import {
  respondWithHalf,
  respondNever,
  respondWithLastingNotFound,
  respondWithPortal,
  type SiteProxy,
  openSiteProxy,
} from '../siteProxy'
import { goOffline, networkErrorPattern, waitForPrecache } from '../offlineMode'

const visit = setUpBrowser()
const publishSecond = setUpUpdatedSite()

const storePath = '/arielle-store'
const expected = new RegExp(
  `${networkErrorPattern.source}|MIME|text/html|Failed to (?:load|convert)|Unexpected`,
)

test('The service worker keeps nothing of a Wi-Fi portal or half a file, for a screen and for a picture, which come again', async () => {
  const proxy = await openSiteProxy()
  const page = await visit(storePath, { proxy, expected })
  await waitForPrecache(page)
  proxy.respondWith(respondWithPortal, /\/assets\/AboutPage-/)
  await page.getByRole('banner').getByRole('link', { name: 'About Us', exact: true }).click()
  await page.getByRole('heading', { name: "This page couldn't be loaded" }).waitFor()
  expect(await findWrongFiles(page, proxy)).toEqual([])
  proxy.respondAsSite()
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('heading', { name: 'ABOUT US' }).waitFor()

  proxy.respondWith(respondWithHalf, /\/pictures\/avocado-butter-/)
  await page.goto('/products/84', { waitUntil: 'commit' })
  const countRequests = () => proxy.requestedPaths.filter((path) => path.includes('/avocado-butter-')).length
  await expect.poll(countRequests).toBeGreaterThan(0)
  proxy.respondAsSite()
  const picture = page.getByRole('main').locator('picture img').first()
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  expect(await findWrongFiles(page, proxy)).toEqual([])
})

test('A request whose sending part arrives as a lasting 404, or never, is kept and sent once on Try now', async () => {
  for (const respond of [respondWithLastingNotFound, respondNever]) {
    // Each has a browser of its own: one guest may send only every 30 seconds.
    const proxy = await openSiteProxy()
    const page = await visit(requestPagePath, { proxy, expected })
    await waitForPrecache(page)
    proxy.respondWith(respond, /\/assets\/(?:attemptSend|firebaseAuth)-/)
    const list = randomUUID()
    await fillRequestForm(page, { 'Product List': list })
    await submitRequestForm(page)
    await getRequestKeptInOutboxHeading(page).waitFor()
    proxy.respondAsSite()
    await getButton(page, 'Try now').click()
    await getRequestSentHeading(page).waitFor()
    expect(await findStoredRequests(list)).toHaveLength(1)
  }
})

test('A service worker is not installed with a wrong file but at a later visit, and a new version with one does not replace it', async () => {
  const proxy = await openSiteProxy()
  proxy.respondWith(respondWithLastingNotFound, /\/products\.json$/)
  const page = await visit('/', { proxy, expected })
  await waitForFailedInstallation(page)
  proxy.respondAsSite()
  await expect
    .poll(async () => {
      await page.goto(storePath)
      return page.evaluate(isServiceWorkerReadySoon)
    })
    .toBe(true)
  await waitForPrecache(page)
  expect(await findWrongFiles(page, proxy)).toEqual([])
  publishSecond({
    ...proxy,
    respondWith: (respond) => {
      proxy.respondWith((request, answer) => {
        const isEntry = request.url?.startsWith('/assets/site-2-') === true
        ;(isEntry ? respondWithPortal : respond)(request, answer)
      })
    },
  })
  await waitForFailedInstallation(page)
  await goOffline(page, proxy)
  await page.goto('/products/84')
  await page.getByRole('heading', { name: 'Product Details > Avocado Butter' }).waitFor()
  expect(await countUpdatedSitePages(page)).toBe(0)
})

/** A visit whose request joins a failed installation that is still ending gets no service worker: the next one does. */
function isServiceWorkerReadySoon(): Promise<boolean> {
  return Promise.race([
    navigator.serviceWorker.ready.then(() => true),
    new Promise<boolean>((resolve) => setTimeout(resolve, 8000, false)),
  ])
}

/** Asks for the service worker of the site again, and waits until its installation has failed. */
async function waitForFailedInstallation(page: Page): Promise<void> {
  const finalState = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.register('/service-worker.js')
    const { installing } = registration.installing ? registration : await registration.update()
    return new Promise((resolve) => {
      if (installing) installing.onstatechange = () => resolve(installing.state)
      else resolve('not installing')
    })
  })
  expect(finalState).toBe('redundant')
}

/** The paths of cached files whose content is not the site's. */
async function findWrongFiles(page: Page, proxy: SiteProxy): Promise<string[]> {
  const cachedFiles = await page.evaluate(hashCachedFiles)
  expect(cachedFiles.length).toBeGreaterThan(5)
  const checks = cachedFiles.map(async ([path, cachedHash]) => {
    const answer = await fetch(proxy.url + path)
    const siteHash = createHash('sha256')
      .update(Buffer.from(await answer.arrayBuffer()))
      .digest()
    return answer.status === 200 && String([...siteHash]) === cachedHash ? [] : [path]
  })
  return (await Promise.all(checks)).flat()
}

/** The path and the hash of each file in the service worker's caches. This function runs in the browser. */
async function hashCachedFiles(): Promise<[string, string][]> {
  const files: [string, string][] = []
  for (const name of await caches.keys()) {
    const cache = await caches.open(name)
    for (const request of await cache.keys()) {
      const content = await (await cache.match(request))?.arrayBuffer()
      const hash = await crypto.subtle.digest('SHA-256', content ?? new ArrayBuffer(0))
      files.push([new URL(request.url).pathname, String([...new Uint8Array(hash)])])
    }
  }
  return files
}
