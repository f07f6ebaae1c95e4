import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { registerTestAccount } from '../../testAccount'
import { getStoredListEntries } from '../accountList'
import { getAccountButton, signInViaHeaderLoginLink } from '../authScreens'
import { createRequest } from '../deskItem'
import { demoStaffAccount, signIn, silenceArrivals, waitForLiveList } from '../deskPage'
import { addProductsToOrderList, expectHeaderProductCount } from '../orderListPage'
import { setUpBrowser, waitForAlert } from '../setUpBrowser'
import { fillRequestForm, getRequestSentHeading, requestPagePath, submitRequestForm } from '../requestForm'
import {
  findStoredRequests,
  firestoreBatchGetUrlPattern,
  getRequestKeptInOutboxHeading,
} from '../sendingNetwork'

const visit = setUpBrowser()

async function submitRequest(page: Page): Promise<string> {
  const list = `Shea Butter: 1.5\n${randomUUID()}`
  await fillRequestForm(page, { 'Product List': list })
  await submitRequestForm(page)
  return list
}

async function expectSent(page: Page, list: string) {
  await getRequestSentHeading(page).waitFor()
  expect(await findStoredRequests(list)).toHaveLength(1)
}

/** Makes IndexedDB open no database and report nothing, in pages whose session storage has no item `answers`. */
function silenceIndexedDB() {
  const open = Reflect.get(IDBFactory.prototype, 'open')
  IDBFactory.prototype.open = function (...parameters) {
    const request = Reflect.apply(open, this, parameters)
    for (const type of ['success', 'error', 'upgradeneeded', 'blocked']) {
      request.addEventListener(type, (event) => {
        if (event.isTrusted && sessionStorage.getItem('answers') === null) event.stopImmediatePropagation()
      })
    }
    return request
  }
}

function setAnswering(page: Page, isAnswering: boolean) {
  return page.evaluate((answers) => {
    if (answers) sessionStorage.setItem('answers', 'yes')
    else sessionStorage.removeItem('answers')
  }, isAnswering)
}

// tests/web/browser/withTabLock.test.ts has every way in which a browser refuses the lock.
function removeLocksAndTimeouts() {
  Object.defineProperty(Navigator.prototype, 'locks', { value: undefined })
  Reflect.deleteProperty(AbortSignal, 'timeout')
}

const silentIndexedDBOptions = {
  fresh: true,
  expected: /stored session could not be read|ERR_|Failed to (load|fetch)|status of \d/,
  prepare: (page: Page) => page.addInitScript(silenceIndexedDB),
}

/** Fills what is left of localStorage, to the last character. */
function fillLocalStorage() {
  for (let size = 1 << 20, count = 0; size >= 1; count += 1) {
    try {
      localStorage.setItem(`filler ${count} ${Date.now()}`, 'x'.repeat(size))
    } catch {
      size >>= 1
    }
  }
}

describe('Where localStorage is full', () => {
  test('the desk goes on in each tab, says that it keeps nothing, and keeps what is typed', async () => {
    const item = await createRequest({ name: 'Full Storage' })
    const page = await visit(`/staff/requests/${item.id}`, { fresh: true, prepare: silenceArrivals })
    await signIn(page, demoStaffAccount)
    const note = page.getByLabel('Note for colleagues')
    await note.waitFor()
    await waitForLiveList(page)
    await page.evaluate(fillLocalStorage)
    await note.fill('Typed while it is full')
    await page.getByRole('link', { name: 'Figures' }).click()
    await page.getByText(/^This browser's storage is full\./).waitFor()
    await page.getByText('Received', { exact: true }).first().waitFor()
    await page.goBack()
    await waitForLiveList(page)
    expect(await note.inputValue()).toBe('Typed while it is full')

    // Firestore has left some room.
    await page.evaluate(fillLocalStorage)
    const other = await page.context().newPage()
    await other.goto('/staff')
    await other.getByText(/^This browser's storage is full\./).waitFor()
    await waitForLiveList(other)
  })
})

describe('Where IndexedDB never answers', () => {
  test('nor the Web Locks API exists, a request is kept, named in a banner, and sent; a customer signs in, stays signed in, and sends', async () => {
    const page = await visit('about:blank', silentIndexedDBOptions)
    await page.addInitScript(removeLocksAndTimeouts)
    await page.goto(requestPagePath)
    await page.route(firestoreBatchGetUrlPattern, (route) => route.abort())
    const list = await submitRequest(page)
    await getRequestKeptInOutboxHeading(page).waitFor()
    let failures = 0
    await page.route(/\/OutboxBanner-[^/]*\.js$/, async (route) => {
      failures += 1
      // A captive portal answers with its own page; the browser does not say when it is gone.
      if (failures === 1) await route.fulfill({ contentType: 'text/html', body: '<title>Sign in</title>' })
      else await route.continue()
    })
    await page.goto('/about-us')
    await page.getByText('Saved, but not sent yet: your request.').waitFor()
    expect(failures).toBeGreaterThan(1)
    await page.unroute(firestoreBatchGetUrlPattern)
    await page.goto(requestPagePath)
    await expectSent(page, list)

    await page.goto('/about-us')
    await signInViaHeaderLoginLink(page, await registerTestAccount())
    await page.goto(requestPagePath)
    await getAccountButton(page).waitFor()
    await expectSent(page, await submitRequest(page))
  })

  test('a session that was stored there is not ended, the list stays, and both work after the next page load', async () => {
    const account = await registerTestAccount()
    const page = await visit('/robots.txt', silentIndexedDBOptions)
    await setAnswering(page, true)
    await page.goto('/arielle-store')
    await signInViaHeaderLoginLink(page, account)
    await page.getByRole('banner').getByRole('link', { name: 'Products', exact: true }).click()
    await addProductsToOrderList(page, 'Shea Butter')
    await expect.poll(() => getStoredListEntries(account.uid)).toEqual(['1:1'])
    await setAnswering(page, false)
    await page.reload()
    await waitForAlert(page, "We couldn't reach your account.")
    await expectHeaderProductCount(page, 1)
    await setAnswering(page, true)
    await page.reload()
    await addProductsToOrderList(page, 'Coconut Oil')
    await expect.poll(() => getStoredListEntries(account.uid)).toEqual(['1:1', '2:1'])
  })
})
