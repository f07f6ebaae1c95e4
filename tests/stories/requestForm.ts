import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { getButton, getTextField } from './setUpBrowser'

export const requestPagePath = '/request-a-quote'

export const getRequestFormProductListField = (page: Page) => getTextField(page, 'Product List')
export const submitRequestForm = (page: Page) => getButton(page, 'SEND REQUEST').click()
export const getRequestSentHeading = (page: Page) =>
  page.getByRole('heading', { name: 'Your request has been sent' })
export const getRequestFailedHeading = (page: Page) =>
  page.getByRole('heading', { name: 'Your request could not be sent' })
/** The line above the form about a request that was sent before the form was opened. */
export const getEarlierRequestLine = (page: Page) => page.getByText(/^Your request \w{6} was sent /)

export const requestFormSampleValues = {
  Name: 'Ada Obi',
  'Phone Number': '+234 803 456 7890',
  'WhatsApp Number': '+234 803 456 7891',
  'Email Address': 'ada@example.com',
  'Product List': '2 kg shea butter & oil\n1.5 kg chia?',
}

export async function fillRequestForm(page: Page, change: Partial<typeof requestFormSampleValues> = {}) {
  for (const [name, text] of Object.entries({ ...requestFormSampleValues, ...change }))
    await getTextField(page, name).fill(text)
}

/** Adds each of these products once, and opens the request page. */
export async function openRequestWithProducts(page: Page, ...names: string[]) {
  await page.goto('/arielle-store')
  for (const name of names) {
    await page.getByRole('button', { name: `Add ${name} to order list` }).click()
  }
  await page.goto(requestPagePath)
  await expect.poll(() => getRequestFormProductListField(page).inputValue()).not.toBe('')
}
