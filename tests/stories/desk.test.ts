import { describe, expect, test } from 'vitest'
import {
  demoCustomerAccount,
  getInboxHeading,
  getNoAccessHeading,
  getSignInHeading,
  openInbox,
  signIn,
  signOut,
  demoStaffAccount,
} from './deskPage'
import { networkErrorPattern, waitForServiceWorker } from './offlineMode'
import { setUpBrowser } from './setUpBrowser'
import { openSiteProxy } from './siteProxy'
import { expectSound } from './expectAccessible'

const visit = setUpBrowser()

describe('The desk (/staff)', () => {
  test('tells a customer accessibly that it is for staff, asks for no data, and lets staff in without a reload, who stay signed in after one', async () => {
    const page = await visit('/staff', { fresh: true })
    const requestedUrls: string[] = []
    page.on('request', (request) => requestedUrls.push(request.url()))
    await getSignInHeading(page).waitFor()
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expectSound(page)
    await signIn(page, demoCustomerAccount)
    await getNoAccessHeading(page).waitFor()
    await page.getByText(`${demoCustomerAccount.email} is not a staff account of Arielle Organics`).waitFor()
    await expectSound(page)
    expect(requestedUrls.filter((url) => /google\.firestore|\/documents|StaffScreens/.test(url))).toEqual([])
    await page.evaluate(() => {
      document.documentElement.dataset.loadedOnce = 'true'
    })
    await signOut(page)
    await openInbox(page)
    expect(await page.evaluate(() => document.documentElement.dataset.loadedOnce)).toBe('true')
    await page.reload()
    await getInboxHeading(page).waitFor()
    expect(await page.getByRole('banner').getByText(demoStaffAccount.email).count()).toBe(1)
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
