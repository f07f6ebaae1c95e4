import type { Page } from 'playwright-core'
import { expect } from 'vitest'

export const path = '/request-a-quote'

export const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
export const list = (page: Page) => field(page, 'Product List')
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
export const send = (page: Page) => button(page, 'SEND REQUEST').click()
export const sent = (page: Page) => page.getByRole('heading', { name: 'Your request has been sent' })
export const refused = (page: Page) => page.getByRole('heading', { name: 'Your request could not be sent' })

export const ada = {
  Name: 'Ada Obi',
  'Phone Number': '+234 803 456 7890',
  'WhatsApp Number': '+234 803 456 7891',
  'Email Address': 'ada@example.com',
  'Product List': '2 kg shea butter & oil\n1.5 kg chia?',
}

/** Fills in the whole request form. */
export async function fillIn(page: Page, change: Partial<typeof ada> = {}) {
  for (const [name, text] of Object.entries({ ...ada, ...change })) await field(page, name).fill(text)
}

/** What stands in the form's fields. */
export function typed(page: Page): Promise<string[]> {
  return Promise.all(Object.keys(ada).map((name) => field(page, name).inputValue()))
}

/** Adds each of these products once, and goes to the request page, where they stand. */
export async function order(page: Page, ...names: string[]) {
  await page.goto('/arielle-store')
  for (const name of names) {
    await page.getByRole('button', { name: `Add ${name} to order list` }).click()
  }
  await page.goto(path)
  await expect.poll(() => list(page).inputValue()).not.toBe('')
}
