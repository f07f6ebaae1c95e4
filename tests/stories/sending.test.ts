import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { findSentDocuments } from '../sentDocuments'
import { registerTestAccount } from '../testAccount'
import { getLoginLink, signInViaHeaderLoginLink } from './authScreens'
import { contactPagePath, fillContactForm, getContactSentHeading, submitContactForm } from './contactForm'
import { recordCspViolations } from './cspViolations'
import { isFocused } from './formControls'
import { setUpBrowser, waitForAlert } from './setUpBrowser'
import {
  fillRequestForm,
  getRequestFormFieldByLabel,
  getRequestSentHeading,
  openRequestWithProducts,
  requestPagePath,
  submitRequestForm,
} from './requestForm'
import { findStoredRequests, getShownReferenceNumber, openFilledRequest } from './sendingNetwork'

const visit = setUpBrowser()

describe('Sending', () => {
  test('creates for a guest an account and one document, confirms it, and violates no policy', async () => {
    const page = await visit(requestPagePath)
    const cspViolations = await recordCspViolations(page)
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
    expect(cspViolations).toEqual([])
  })

  test("uses a customer's account and takes the order list along", async () => {
    const account = await registerTestAccount()
    const page = await visit('/about-us')
    await signInViaHeaderLoginLink(page, account)
    await openRequestWithProducts(page, 'Shea Butter', 'Coconut Oil')
    const name = randomUUID()
    await getRequestFormFieldByLabel(page, 'Name').fill(name)
    await submitRequestForm(page)
    await getRequestSentHeading(page).waitFor()
    expect(await findSentDocuments('requests', 'name', name)).toMatchObject([
      { fields: { uid: account.uid, email: account.email, items: ['1:1', '2:1'] } },
    ])
  })

  test('stores one document for a message, without a phone number if none was entered', async () => {
    const page = await visit(contactPagePath)
    const message = randomUUID()
    await fillContactForm(page, { Message: message })
    await submitContactForm(page)
    await getContactSentHeading(page).waitFor()
    const [enquiry, ...duplicates] = await findSentDocuments('enquiries', 'message', message)
    expect(duplicates).toEqual([])
    expect(Object.keys(enquiry?.fields ?? {}).sort()).toEqual([
      'createdAt',
      'email',
      'fullname',
      'message',
      'status',
      'subject',
      'uid',
    ])
  })

  test('is refused to programs that fill in the honeypot, which people do not meet, and works again after it', async () => {
    const { page, list } = await openFilledRequest(visit)
    const honeypot = page.locator('input[name="website"]')
    expect(await page.getByRole('textbox', { name: 'Leave this empty' }).count()).toBe(0)
    expect(await honeypot.getAttribute('tabindex')).toBe('-1')
    expect(await honeypot.getAttribute('autocomplete')).toBe('off')
    await honeypot.evaluate((input: HTMLInputElement) => {
      input.value = 'https://example.com'
    })
    await submitRequestForm(page)
    await waitForAlert(page, "so we didn't send it")
    expect(await findStoredRequests(list)).toEqual([])
    await submitRequestForm(page)
    await getRequestSentHeading(page).waitFor()
    expect(await findStoredRequests(list)).toHaveLength(1)
  })
})

async function expectOneStoredRequest(page: Page, list: string) {
  const [request, ...duplicates] = await findStoredRequests(list)
  expect(duplicates).toEqual([])
  expect(request?.id.startsWith(await getShownReferenceNumber(page))).toBe(true)
  const { createdAt, uid, ...fields } = request?.fields ?? {}
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
}
