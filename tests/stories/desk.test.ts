import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { createRequest, getItem, offlineErrorPattern } from './deskItem'
import {
  demoCustomerAccount,
  getInboxHeading,
  getNoAccessHeading,
  getSignInHeading,
  listRowIds,
  openInbox,
  signIn,
  signOut,
  demoStaffAccount,
  waitForLiveList,
} from './deskPage'
import { goOffline, networkErrorPattern, waitForServiceWorker } from './offlineMode'
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

describe('The service workers', () => {
  test('keep the desk apart from the shop, open it offline with what the device has, and nothing of it after signing out', async () => {
    const item = await createRequest({ name: 'Kept Sender' })
    const proxy = await openSiteProxy()
    const expected = new RegExp(`${networkErrorPattern.source}|${offlineErrorPattern.source}`)
    const page = await visit('/about-us', { proxy, expected })
    await waitForServiceWorker(page)
    await page.goto('/staff')
    await getSignInHeading(page).waitFor()
    expect(proxy.requestedPaths).toContain('/staff')
    const cachedPaths = await listCachedPaths(page)
    expect(cachedPaths).toContain('/about-us')
    expect(cachedPaths.filter((path) => /^\/(staff|assets\/desk)/.test(path))).toEqual([])

    await openInbox(page)
    await page.goto(`/staff/requests/${item.id}`)
    await getItem(page).getByRole('heading', { name: 'Kept Sender' }).waitFor()
    await waitForLiveList(page)
    await expect.poll(() => isDeskWorkerActive(page)).toBe(true)
    proxy.requestedPaths.length = 0
    await page.reload()
    await getItem(page).getByRole('heading', { name: 'Kept Sender' }).waitFor()
    expect(proxy.requestedPaths).toContain(`/staff/requests/${item.id}`)
    await waitForLiveList(page)

    await goOffline(page, proxy)
    await page.reload()
    await getItem(page).getByRole('heading', { name: 'Kept Sender' }).waitFor()
    await page.getByRole('status').getByText("You're offline. You see what this device has kept.").waitFor()
    await page.getByRole('link', { name: 'Figures' }).click()
    await page.getByRole('link', { name: 'Catalogue' }).click()
    await page.getByRole('link', { name: 'Missing Searches' }).waitFor()
    await page.getByRole('link', { name: 'Inbox' }).click()
    await getInboxHeading(page).waitFor()
    await expect.poll(async () => (await listRowIds(page)).length).toBeGreaterThan(0)

    await signOut(page)
    await expect.poll(() => listKeptDocuments(page)).toEqual([])
    await page.reload()
    await getSignInHeading(page).waitFor()
  })
})

/** The paths of all files and pages that the service workers keep. */
function listCachedPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const caching = (await caches.keys()).map(async (name) => (await caches.open(name)).keys())
    return (await Promise.all(caching)).flat().map(({ url }) => new URL(url).pathname)
  })
}

function isDeskWorkerActive(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration('/staff')
    return (
      registration?.active?.state === 'activated' && registration.active.scriptURL.endsWith('/desk-worker.js')
    )
  })
}

/** What Firestore has kept in this browser, and what the desk has noted of it. */
function listKeptDocuments(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const databases = (await indexedDB.databases()).map(({ name = '' }) => name)
    const keys = Object.keys(localStorage)
    return [...databases, ...keys].filter((name) => /^(firestore|deskKept)/.test(name))
  })
}
