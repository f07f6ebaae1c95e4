import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { getLoginLink } from './authScreens'
import { isFocused, setUpBrowser } from './setUpBrowser'
import { fillRequestForm, getRequestSentHeading, requestPagePath, submitRequestForm } from './requestForm'
import { findStoredRequests, getShownReferenceNumber } from './sendingNetwork'

const visit = setUpBrowser()

test('Sending creates for a guest an account and one document, and confirms it', async () => {
  const page = await visit(requestPagePath)
  const list = `Shea Butter: 1.5\n${randomUUID()}`
  await fillRequestForm(page, { 'Product List': list })
  const signUpUrls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('accounts:signUp')) signUpUrls.push(request.url())
  })
  // Firebase would store an account in a database.
  expect(await page.evaluate(() => indexedDB.databases())).toEqual([])
  // The catalogue has arrived, so that the list's products are known.
  await page.getByText("We couldn't match this line to a product").waitFor()
  await submitRequestForm(page)
  await getRequestSentHeading(page).waitFor()
  expect(await isFocused(getRequestSentHeading(page))).toBe(true)
  expect(signUpUrls).toHaveLength(1)
  await expectOneStoredRequest(page, list)
  await getLoginLink(page).waitFor()
})

async function expectOneStoredRequest(page: Page, list: string) {
  const [request, ...duplicates] = await findStoredRequests(list)
  expect(duplicates).toEqual([])
  expect(request?.id.startsWith(await getShownReferenceNumber(page))).toBe(true)
  const { createdAt, waitingSince, uid, ...fields } = request?.fields ?? {}
  expect(fields).toEqual({
    name: 'Ada Obi',
    phone: '+234 803 456 7890',
    whatsapp: '+234 803 456 7891',
    email: 'ada@example.com',
    list,
    items: ['1:3'],
    status: 'new',
  })
  expect([typeof createdAt, typeof uid]).toEqual(['string', 'string'])
  expect(waitingSince).toBe(createdAt)
}
