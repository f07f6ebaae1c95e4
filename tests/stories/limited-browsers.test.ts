import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { registerTestAccount } from '../testAccount'
import { getStoredListEntries, signInAndReturnToStore } from './accountListSync'
import { getAccountButton, signInViaHeaderLoginLink } from './authScreens'
import { addProductsToOrderList, expectHeaderProductCount } from './orderListPage'
import { setUpBrowser, waitForAlert } from './setUpBrowser'
import { fillRequestForm, getRequestSentHeading, requestPagePath, submitRequestForm } from './requestForm'
import {
  findStoredRequests,
  firestoreBatchGetUrlPattern,
  getRequestKeptInOutboxHeading,
} from './sendingNetwork'

const visit = setUpBrowser()

const expected = /ERR_|Failed to (load|fetch)|status of \d/

function refuseLock() {
  navigator.locks.request = () => Promise.reject(new DOMException('no', 'SecurityError'))
}

function throwOnLockRequest() {
  navigator.locks.request = () => {
    throw new DOMException('no', 'InvalidStateError')
  }
}

function removeLocks() {
  Object.defineProperty(Navigator.prototype, 'locks', { value: undefined })
}

function removeAbortSignalTimeout() {
  Reflect.deleteProperty(AbortSignal, 'timeout')
}

async function submitRequest(page: Page): Promise<string> {
  const list = `Shea Butter: 1.5\n${randomUUID()}`
  await fillRequestForm(page, { 'Product List': list })
  await submitRequestForm(page)
  return list
}

describe('A request is sent, and the page stays responsive without an answer,', () => {
  test.each([
    ['where the browser refuses the lock between tabs', refuseLock],
    ['where asking for the lock throws', throwOnLockRequest],
    ['without the Web Locks API', removeLocks],
    ['without AbortSignal.timeout', removeAbortSignalTimeout],
  ])('%s', async (_, limitBrowser) => {
    const page = await visit(requestPagePath, {
      fresh: true,
      expected,
      prepare: (newPage) => newPage.addInitScript(limitBrowser),
    })
    await page.route(firestoreBatchGetUrlPattern, (route) => route.abort())
    const list = await submitRequest(page)
    await getRequestKeptInOutboxHeading(page).waitFor()
    await page.unroute(firestoreBatchGetUrlPattern)
    await getRequestSentHeading(page).waitFor()
    expect(await findStoredRequests(list)).toHaveLength(1)
  })
})

test('The banner for what is not sent appears though its code did not load at first, without an online event', async () => {
  const page = await visit(requestPagePath, { fresh: true, expected })
  await page.route(firestoreBatchGetUrlPattern, (route) => route.abort())
  await submitRequest(page)
  await getRequestKeptInOutboxHeading(page).waitFor()
  let failures = 0
  await page.route(/\/OutboxBanner-[^/]*\.js$/, async (route) => {
    failures += 1
    // A captive portal answers with its own page.
    if (failures === 1) await route.fulfill({ contentType: 'text/html', body: '<title>Sign in</title>' })
    else await route.continue()
  })
  await page.goto('/about-us')
  await page.getByText('Saved, but not sent yet: your request.').waitFor()
  expect(failures).toBeGreaterThan(1)
})

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

const prepareSilentIndexedDB = {
  fresh: true,
  expected: /stored session could not be read/,
  prepare: (page: Page) => page.addInitScript(silenceIndexedDB),
}

describe('Where IndexedDB never answers', () => {
  test('the first request of a guest is sent', async () => {
    const page = await visit(requestPagePath, prepareSilentIndexedDB)
    const list = await submitRequest(page)
    await getRequestSentHeading(page).waitFor()
    expect(await findStoredRequests(list)).toHaveLength(1)
  })

  test('a customer signs in, and stays signed in after a reload', async () => {
    const page = await visit('/about-us', prepareSilentIndexedDB)
    await signInViaHeaderLoginLink(page, await registerTestAccount())
    await waitForAlert(page, 'Login Successful...')
    await page.goto(requestPagePath)
    await getAccountButton(page).waitFor()
    const list = await submitRequest(page)
    await getRequestSentHeading(page).waitFor()
    expect(await findStoredRequests(list)).toHaveLength(1)
  })

  test('a session that was stored there is not ended, the list stays, and both work after the next page load', async () => {
    const account = await registerTestAccount()
    const page = await visit('/arielle-store', prepareSilentIndexedDB)
    await page.evaluate(() => {
      sessionStorage.setItem('answers', 'yes')
    })
    await page.reload()
    await signInAndReturnToStore(page, account)
    await addProductsToOrderList(page, 'Shea Butter')
    await expect.poll(() => getStoredListEntries(account.uid)).toEqual(['1:1'])
    await page.evaluate(() => {
      sessionStorage.removeItem('answers')
    })
    await page.reload()
    await waitForAlert(page, "We couldn't reach your account.")
    await expectHeaderProductCount(page, 1)
    await page.evaluate(() => {
      sessionStorage.setItem('answers', 'yes')
    })
    await page.reload()
    await addProductsToOrderList(page, 'Coconut Oil')
    await expect.poll(() => getStoredListEntries(account.uid)).toEqual(['1:1', '2:1'])
  })
})
