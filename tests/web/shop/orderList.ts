import { screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'
import { findToast, getButton, openShop, type OpenPage } from './openShop'

/** The field with a product's quantity, on a card, on the product's page or on the order list. */
export const getQuantityField = (name: string) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: `Quantity of ${name}` })

/** Waits until the header shows this number of products. */
export function expectHeaderCount(products: number): Promise<void> {
  const text = `Order List ${products} ${products === 1 ? 'product' : 'products'}`
  return waitFor(() =>
    expect(within(screen.getByRole('banner')).queryByRole('link', { name: text }), text).not.toBeNull(),
  )
}

/** The label or the text of the focused element. */
export function getFocusedText(): string {
  const focused = document.activeElement
  return focused?.getAttribute('aria-label') ?? focused?.textContent ?? ''
}

/** Waits until the order list shows exactly these lines, each as 'name: quantity'. */
export function expectOrderList(...lines: string[]): Promise<void> {
  return waitFor(() => {
    const fields = screen
      .getByRole('group', { name: 'Order list' })
      .querySelectorAll<HTMLInputElement>('input[inputmode]')
    const shown = [...fields].map(
      (field) => `${field.closest('li')?.querySelector('h2')?.textContent ?? ''}: ${field.value}`,
    )
    expect(shown).toEqual(lines)
  })
}

/** Opens the order list with the products of a shared list, such as '1:3,2:2': 1.5 Shea Butter and 1 Coconut Oil. */
export async function openOrderList(list: string): Promise<OpenPage> {
  const page = await openShop(`/confirm-list#list=${list}`)
  await page.user.click(await screen.findByRole('button', { name: 'Use this list' }))
  await findToast('The shared list is now your list')
  getButton('Clear List')
  return page
}

/** What localStorage has under the key of the specification. */
export const readCartItems = () => JSON.parse(localStorage.getItem('cartItems') ?? 'null') as unknown
