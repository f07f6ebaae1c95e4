import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { setUpBrowser } from './setUpBrowser'
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
  await page.getByText('Kept, and not yet sent: your request.').waitFor()
  expect(failures).toBeGreaterThan(1)
})
