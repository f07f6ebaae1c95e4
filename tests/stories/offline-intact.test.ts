import { createHash, randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import {
  fillRequestForm,
  getFormButton,
  getRequestSentHeading,
  requestPagePath,
  submitRequestForm,
} from './requestForm'
import { findStoredRequests, getRequestKeptInOutboxHeading } from './sendingNetwork'
import { countUpdatedSitePages, setUpUpdatedSite } from './secondBuild'
import { setUpBrowser } from './setUpBrowser'
import {
  respondWithHalf,
  respondNever,
  respondWithLastingNotFound,
  respondWithPortal,
  type SiteProxy,
  openSiteProxy,
} from './siteProxy'
import { goOffline, networkErrorPattern, waitForPrecache } from './offlineMode'

const visit = setUpBrowser()
const publishSecond = setUpUpdatedSite()

const storePath = '/arielle-store'
const expected = new RegExp(
  `${networkErrorPattern.source}|MIME|text/html|Failed to (?:load|convert)|Unexpected`,
)

const wrongAnswers = [
  ['the page of a Wi-Fi portal', respondWithPortal],
  ['half of it', respondWithHalf],
  ['a 404 to be kept for a year', respondWithLastingNotFound],
] as const

describe('The service worker', () => {
  test.each(wrongAnswers)('keeps nothing of %s for a part on first use', async (_, respond) => {
    const proxy = await openSiteProxy()
    const page = await visit(storePath, { proxy, expected })
    await waitForPrecache(page)
    proxy.respondWith(respond, /\/assets\/AboutPage-/)
    await page.getByRole('banner').getByRole('link', { name: 'About Us', exact: true }).click()
    await page.getByRole('heading', { name: "This page couldn't be loaded" }).waitFor()
    expect(await findWrongFiles(page, proxy)).toEqual([])
    proxy.respondAsSite()
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('heading', { name: 'ABOUT US' }).waitFor()
    expect(await findWrongFiles(page, proxy)).toEqual([])
  })

  test.each([...wrongAnswers, ['no answer', respondNever] as const])(
    'sends what is kept once, on Try now, after %s for the sending part',
    async (_, respond) => {
      const proxy = await openSiteProxy()
      const page = await visit(requestPagePath, { proxy, expected })
      await waitForPrecache(page)
      proxy.respondWith(respond, /\/assets\/(?:attemptSend|firebaseAuth)-/)
      const list = randomUUID()
      await fillRequestForm(page, { 'Product List': list })
      await submitRequestForm(page)
      await getRequestKeptInOutboxHeading(page).waitFor()
      proxy.respondAsSite()
      await getFormButton(page, 'Try now').click()
      await getRequestSentHeading(page).waitFor()
      expect(await findStoredRequests(list)).toHaveLength(1)
    },
  )

  test.each(wrongAnswers)(
    'is not installed with %s, and is installed at a later visit',
    async (_, respond) => {
      const proxy = await openSiteProxy()
      proxy.respondWith(respond, /\/products\.json$/)
      const page = await visit('/', { proxy, expected })
      await waitForFailedInstallation(page)
      proxy.respondAsSite()
      await page.goto(storePath)
      await waitForPrecache(page)
      expect(await findWrongFiles(page, proxy)).toEqual([])
      await goOffline(page, proxy)
      await page.goto('/confirm-list')
      await page.getByRole('heading', { name: 'CONFIRM ORDER LIST' }).waitFor()
    },
  )
})

describe('A new version with a wrong file', () => {
  test('does not replace the active service worker, which still works offline', async () => {
    const proxy = await openSiteProxy()
    const page = await visit(storePath, { proxy, expected })
    await waitForPrecache(page)
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
})

describe('A picture', () => {
  test.each(wrongAnswers)(
    'that arrives as %s is not cached, and is loaded again by itself',
    async (_, respond) => {
      const proxy = await openSiteProxy()
      const page = await visit('/', { proxy, expected })
      await waitForPrecache(page)
      const pictures = /\/pictures\/avocado-butter-/
      proxy.respondWith(respond, pictures)
      await page.goto('/products/84', { waitUntil: 'commit' })
      await expect
        .poll(() => proxy.requestedPaths.filter((path) => path.includes('/pictures/avocado-butter-')).length)
        .toBeGreaterThan(0)
      proxy.respondAsSite()
      const picture = page.getByRole('main').locator('picture img').first()
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0)
      expect(await findWrongFiles(page, proxy)).toEqual([])
    },
  )
})

/** Asks for the service worker of the site again, and waits until its installation has failed. */
async function waitForFailedInstallation(page: Page): Promise<void> {
  const finalState = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.register('/service-worker.js')
    const { installing } = registration.installing ? registration : await registration.update()
    return new Promise((resolve) => {
      if (installing)
        installing.onstatechange = () => {
          resolve(installing.state)
        }
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
