import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** The button that puts a product on the list, on a card and on the detail page. */
export const add = (page: Page, name: string) =>
  page.getByRole('button', { name: `Add ${name} to order list`, exact: true })

/** A button by its whole name. */
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** The field that shows and takes how much of a product is wanted. */
export const quantity = (page: Page, name: string) =>
  page.getByRole('textbox', { name: `Quantity of ${name}` })

/** The header's link to the list. */
export const header = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Order List/ })

/** What the browser keeps under a key. */
export const kept = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)

/** Waits until the header says how many products are listed. */
export async function expectInHeader(page: Page, products: number) {
  const read = async () => (await header(page).innerText()).replace(/\s+/g, ' ')
  await expect.poll(read).toBe(`Order List ${products} ${products === 1 ? 'product' : 'products'}`)
}

/** Puts 0.5 of each on the list; a product that is named twice gets 1. */
export async function addEach(page: Page, ...names: string[]) {
  for (const name of names) await add(page, name).click()
}

/** The list's names and quantities, from top to bottom. */
export function listed(page: Page): Promise<string[]> {
  return page.getByRole('group', { name: 'Order list' }).evaluate((group) =>
    [...group.querySelectorAll('input[inputmode]')].map((field) => {
      const name = field.closest('li')?.querySelector('h2')?.textContent ?? ''
      return `${name}: ${field instanceof HTMLInputElement ? field.value : ''}`
    }),
  )
}

/** Waits until the list holds this and nothing else. */
export async function expectListed(page: Page, ...lines: string[]) {
  await page.getByRole('group', { name: 'Order list' }).waitFor()
  await expect.poll(() => listed(page)).toEqual(lines)
}

/** What the keyboard is at: its accessible name, or its words. */
export function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const at = document.activeElement
    return at?.getAttribute('aria-label') ?? at?.textContent ?? ''
  })
}

/** Takes the list of a link over: '1:2' is 1 of Shea Butter. */
export async function useLink(page: Page) {
  await button(page, 'Use this list').click()
  await page.getByRole('button', { name: 'Clear List' }).waitFor()
}
