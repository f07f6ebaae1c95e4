import { screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { findToast, getButton, openShop } from './openShop'
import { expectHeaderCount, expectOrderList } from './orderList'

const createItem = (id: string, count: unknown = 1) => ({
  ...{ id, name: `Kept ${id}`, category: 'Butter', imageURL: '/old.webp', count },
})
const root = (cartItems: unknown) => ({
  'persist:root': JSON.stringify({ cart: JSON.stringify({ cartItems }) }),
})
const getMessages = () => [...document.querySelectorAll('[data-kind]')].map(({ textContent }) => textContent)

function store(texts: Record<string, string>) {
  for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text)
}

describe('A stored order list', () => {
  test('keeps its valid products, with the name and picture of the current catalogue', async () => {
    const items = [
      ...[null, 'x', createItem('toString'), createItem('999')],
      ...[createItem('2', 0.3), createItem('1', 2.5)],
    ]
    store({ cartItems: JSON.stringify(items) })
    await openShop('/confirm-list')
    await expectOrderList('Shea Butter: 2.5')
    await expectHeaderCount(1)
    const picture = screen.getByRole('group', { name: 'Order list' }).querySelector('li picture img')
    expect(picture?.getAttribute('src')).toMatch(/^\/pictures\/product-1-/)
  })
})

// tests/web/state/damaged-storage.test.ts has every kind of damage.
describe('A damaged order list', () => {
  test.each([
    [
      'a broken store beside a sound copy',
      { 'persist:root': '{{{', cartItems: JSON.stringify([createItem('1')]) },
      1,
      'Your list still has 1 product. Please check it.',
    ],
    [
      'negative, non-half and wordy counts',
      root([createItem('1'), createItem('2', -1), createItem('3', 0.3), createItem('4', 'many')]),
      1,
      "We couldn't read 3 entries of your order list and had to leave them out. Your list still has 1 product.",
    ],
  ])('with %s keeps what is valid and says once what it dropped', async (_, texts, products, message) => {
    store(texts)
    await openShop('/arielle-store')
    await findToast(message)
    await expectHeaderCount(products)
    const { user } = await openShop('/arielle-store')
    await expectHeaderCount(products)
    await user.click(getButton('Add Rose Petals to order list'))
    await findToast('Rose Petals')
    expect(getMessages()).toEqual([])
  })
})

describe('A full storage', () => {
  const warning = "This browser can't save your list"

  test('keeps the list while the page is open, and warns once and on the empty list page', async () => {
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      },
      clear: () => undefined,
    })
    const { user } = await openShop('/confirm-list')
    screen.getByText(warning, { exact: false })
    await user.click(screen.getByRole('link', { name: 'Products' }))
    await user.click(await screen.findByRole('button', { name: 'Add Shea Butter to order list' }))
    expect(await findToast(warning)).toBe('error')
    await findToast('Shea Butter added to order list')
    await user.click(getButton('Add Coconut Oil to order list'))
    await findToast('Coconut Oil added to order list')
    expect(getMessages()).toEqual([])
    await expectHeaderCount(2)
  })

  test('is the only reason for the warning', async () => {
    const { user } = await openShop('/confirm-list')
    screen.getByText('Your list stays in this browser.', { exact: false })
    await user.click(screen.getByRole('link', { name: 'Products' }))
    await user.click(await screen.findByRole('button', { name: 'Add Shea Butter to order list' }))
    await findToast('Shea Butter added to order list')
    expect(getMessages()).toEqual([])
  })
})
