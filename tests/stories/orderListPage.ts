import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { getButton } from './setUpBrowser'

/** The button that adds a product to the order list, on a product card or on the product's page. */
export const getAddButton = (page: Page, name: string) =>
  page.getByRole('button', { name: `Add ${name} to order list`, exact: true })

export const getQuantityField = (page: Page, name: string) =>
  page.getByRole('textbox', { name: `Quantity of ${name}` })

export const getHeaderListLink = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: /^Order List/ })

export const getLocalStorageItem = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(name), key)

/** Waits until the header shows this number of products. */
export async function expectHeaderProductCount(page: Page, products: number) {
  const read = async () => (await getHeaderListLink(page).innerText()).replace(/\s+/g, ' ')
  await expect.poll(read).toBe(`Order List ${products} ${products === 1 ? 'product' : 'products'}`)
}

/** Adds 0.5 of each product; one that is named twice gets 1. */
export async function addProductsToOrderList(page: Page, ...names: string[]) {
  for (const name of names) await getAddButton(page, name).click()
}

/** Returns the lines of the order list from top to bottom, each as 'name: quantity'. */
export function getOrderListPageProducts(page: Page): Promise<string[]> {
  return page.getByRole('group', { name: 'Order list' }).evaluate((group) =>
    [...group.querySelectorAll('input[inputmode]')].map((field) => {
      const name = field.closest('li')?.querySelector('h2')?.textContent ?? ''
      return `${name}: ${field instanceof HTMLInputElement ? field.value : ''}`
    }),
  )
}

/** Waits until the order list shows exactly these lines, each as 'name: quantity'. */
export async function expectOrderListPageProducts(page: Page, ...lines: string[]) {
  await page.getByRole('group', { name: 'Order list' }).waitFor()
  await expect.poll(() => getOrderListPageProducts(page)).toEqual(lines)
}

/** Accepts the order list of a shared link. */
export async function acceptSharedList(page: Page) {
  await getButton(page, 'Use this list').click()
  await page.getByRole('button', { name: 'Clear List' }).waitFor()
}
