import { describe, expect, test } from 'vitest'
import {
  demoCustomerAccount,
  getInboxHeading,
  getNoAccessHeading,
  getRow,
  getSignInHeading,
  openInbox,
  signIn,
  signOut,
  demoStaffAccount,
} from './deskPage'
import { networkErrorPattern, waitForServiceWorker } from './offlineMode'
import { createSentDocument } from './sentRequests'
import { getSiteUrl, setUpBrowser } from './setUpBrowser'
import { openSiteProxy } from './siteProxy'
import { expectSound } from './expectAccessible'

const visit = setUpBrowser()

describe('The desk (/staff)', () => {
  test.each(['/staff', '/staff/inbox/1'])(
    'is served at %s with the headers of the shop, and not to be indexed',
    async (path) => {
      const response = await fetch(getSiteUrl() + path)
      const html = await response.text()
      expect(response.status).toBe(200)
      expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
      expect(response.headers.get('cache-control')).toBe('no-cache')
      expect(html).toContain('<meta name="robots" content="noindex" />')
      expect(html).toContain('<div id="root"></div>')
    },
  )

  test('tells a customer in a plain sentence that it is for staff, and asks for no data', async () => {
    const page = await visit('/staff', { fresh: true })
    const requestedUrls: string[] = []
    page.on('request', (request) => requestedUrls.push(request.url()))
    await signIn(page, demoCustomerAccount)
    await page.getByText(`${demoCustomerAccount.email} is not a staff account of Arielle Organics`).waitFor()
    expect(requestedUrls.filter((url) => /google\.firestore|\/documents|StaffScreens/.test(url))).toEqual([])
    await signOut(page)
  })

  test('shows what arrives without a reload', async () => {
    const page = await visit('/staff')
    await openInbox(page)
    const createdAt = new Date('2019-01-07T09:00:00Z')
    const id = await createSentDocument('requests', 'somebody', { name: 'Chidi Okoye', createdAt })
    const row = getRow(page, id)
    await row.getByText('Chidi Okoye').waitFor()
    expect(await row.innerText()).toContain('Late since 7 January 2019 at 10:45')
    expect(await row.innerText()).toContain(id.slice(0, 6))
  })

  test('stays signed in after a reload, signs out, and lets another account in without one', async () => {
    const page = await visit('/staff')
    await openInbox(page)
    await page.reload()
    await getInboxHeading(page).waitFor()
    expect(await page.getByRole('banner').getByText(demoStaffAccount.email).count()).toBe(1)
    await page.evaluate(() => {
      document.documentElement.dataset.loadedOnce = 'true'
    })
    await signOut(page)
    await signIn(page, demoCustomerAccount)
    await getNoAccessHeading(page).waitFor()
    expect(await page.locator('[data-inbox-row]').count()).toBe(0)
    await signOut(page)
    await signIn(page, demoStaffAccount)
    await getInboxHeading(page).waitFor()
    expect(await page.evaluate(() => document.documentElement.dataset.loadedOnce)).toBe('true')
  })
})

describe('The desk without a connection', () => {
  test('offers a retry when the inbox cannot be fetched', async () => {
    const page = await visit('/staff', { fresh: true, expected: /ERR_FAILED|Failed to (load|fetch)|preload/ })
    const chunk = /\/StaffScreens-[^/]*\.js/
    await page.route(chunk, (route) => route.abort())
    await signIn(page, demoStaffAccount)
    await page.getByRole('heading', { name: "The inbox couldn't be loaded" }).waitFor()
    await page.unroute(chunk)
    await page.getByRole('button', { name: 'Try again' }).click()
    await getInboxHeading(page).waitFor()
    expect(await page.getByRole('alert').count()).toBe(0)
  })
})

describe('The service worker of the shop', () => {
  test('leaves the desk to the network, and keeps none of its files', async () => {
    const proxy = await openSiteProxy()
    const page = await visit('/about-us', { proxy, expected: networkErrorPattern })
    await waitForServiceWorker(page)
    await page.goto('/staff')
    await getSignInHeading(page).waitFor()
    const cachedUrls = await page.evaluate(async () => {
      const caching = (await caches.keys()).map(async (name) => (await caches.open(name)).keys())
      return (await Promise.all(caching)).flat().map(({ url }) => new URL(url).pathname)
    })
    expect(proxy.requestedPaths).toContain('/staff')
    expect(cachedUrls).toContain('/about-us')
    expect(cachedUrls.filter((path) => /^\/(staff|assets\/desk)/.test(path))).toEqual([])
  })
})

test('The frame of the desk keeps WCAG 2.2 AA and does not scroll sideways, in each of its states', async () => {
  const page = await visit('/staff')
  await getSignInHeading(page).waitFor()
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expectSound(page)
  await signIn(page, demoCustomerAccount)
  await getNoAccessHeading(page).waitFor()
  await expectSound(page)
})
