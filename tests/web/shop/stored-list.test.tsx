import { screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { findToast, getButton, openShop } from './openShop'
import { expectHeaderCount, expectOrderList } from './orderList'

const createItem = (id: string, count: unknown = 1) => ({
  ...{ id, name: `Kept ${id}`, category: 'Butter', imageURL: '/old.webp', count },
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

  // tests/web/state has every kind of damage.
  test('that is damaged keeps what is valid and says once what it dropped', async () => {
    store({ 'persist:root': '{{{', cartItems: JSON.stringify([createItem('1')]) })
    await openShop('/arielle-store')
    await findToast('Your list still has 1 product. Please check it.')
    await expectHeaderCount(1)
    const { user } = await openShop('/arielle-store')
    await expectHeaderCount(1)
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
