import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { getBuiltProduct, publish } from '../../publishedProducts'
import { featured, products } from './builtCatalogue'
import { openPublishedShop } from './openPublishedShop'
import { expectStatus, findToast, getButton, getCardNames, getMain } from './openShop'
import { expectOrderList } from './orderList'

const renamed = publish(getBuiltProduct('Coconut Oil'), { name: 'Coconut Oil of This Harvest' })
const hidden = { id: '1', hidden: true } as const
const butter = getBuiltProduct('Avocado Butter')
const newButter = publish(butter, { id: '990', name: 'Kombo Butter', alsoKnownAs: ['Pycnanthus angolensis'] })
const findHeading = (name: RegExp) => screen.findByRole('heading', { level: 1, name })

describe('What staff publish', () => {
  test('changes cards in their places, and marks hidden products and takes their buttons away', async () => {
    const { show } = await openPublishedShop('/arielle-store')
    const names = getCardNames()
    await show(renamed, hidden, newButter)
    await screen.findByRole('heading', { name: renamed.name })
    expect(getCardNames()).toEqual(names.map((name) => (name === 'Coconut Oil' ? renamed.name : name)))
    expect(screen.getByText('No longer sold').closest('article')?.textContent).toContain('Shea Butter')
    expect(getButton('Add Shea Butter to order list').closest('[inert]')).not.toBeNull()
    await expectStatus(`Showing 16 of ${products.length + 1} products`)
    expect(screen.getByRole('status').getAttribute('aria-live')).toBe('off')
  })

  test('marks hidden products and those out of stock on the home page', async () => {
    const [gone, soldOut] = featured
    const { show } = await openPublishedShop('/')
    const product = products.find(({ id }) => id === soldOut?.productId)
    const change = publish(getBuiltProduct(product?.name ?? ''), { soldOut: true })
    await show({ id: gone?.productId ?? '', hidden: true }, change)
    const getMarked = (mark: HTMLElement) => mark.closest('article')?.querySelector('h3')?.textContent
    expect(getMarked(await screen.findByText('No longer sold'))).toBe(gone?.name)
    expect(getMarked(screen.getByText('Out of stock for now'))).toBe(soldOut?.name)
  })

  test("changes an open product's page in its place, and marks it when it is out of stock or hidden", async () => {
    const { show, showLater } = await openPublishedShop(`/products/${butter.id}`)
    await show(publish(butter, { description: 'Pressed this week.', soldOut: true }))
    const page = within(getMain())
    await page.findByText('Pressed this week.')
    page.getByText('Out of stock for now. Add it to your list and we will tell you when it is back.')
    getButton('Add Avocado Butter to order list')
    showLater({ id: butter.id, hidden: true })
    await screen.findByText('No longer sold')
    expect(page.queryByText(/^Out of stock/)).toBeNull()
    expect((await findHeading(/Avocado Butter/)).isConnected).toBe(true)
  })

  test('marks what is out of stock on its cards, and it can still be put on the list, which says so too', async () => {
    const soldOut = publish(getBuiltProduct('Shea Butter'), { soldOut: true })
    const { user, show, showLater } = await openPublishedShop('/arielle-store')
    await show(soldOut)
    const mark = await screen.findByText('Out of stock for now')
    expect(mark.closest('article')?.textContent).toContain('Shea Butter')
    await user.click(getButton('Add Shea Butter to order list'))
    await user.click(screen.getByRole('link', { name: /^Order List/ }))
    await expectOrderList('Shea Butter: 0.5')
    expect(screen.getByText('Out of stock for now').closest('li')?.textContent).toContain('Shea Butter')
    showLater(publish(getBuiltProduct('Shea Butter')))
    await waitFor(() => expect(screen.queryByText('Out of stock for now')).toBeNull())
    await expectOrderList('Shea Butter: 0.5')
  })

  test('takes a hidden product off the order list with a message, and its page says that it is no longer sold', async () => {
    const { user, show } = await openPublishedShop('/arielle-store')
    await user.click(getButton('Add Shea Butter to order list'))
    await show(hidden)
    expect(await findToast('No longer in our catalogue')).toBe('info')
    await user.click(screen.getByRole('link', { name: 'Shea Butter' }))
    await findHeading(/Shea Butter: No Longer Sold/)
  })
})

test('An id that never was a product gets the not-found screen, whatever was published', async () => {
  const { show } = await openPublishedShop('/products/9999')
  await show(hidden)
  expect((await findHeading(/Product Not Found/)).isConnected).toBe(true)
})

describe('A product that no build has yet', () => {
  test('comes last in the open list, is found by its other names, and has a page', async () => {
    const { user, show } = await openPublishedShop('/arielle-store?category=Butter')
    const names = products.filter(({ category }) => category === 'Butter').map(({ name }) => name)
    await waitFor(() => expect(getCardNames()).toEqual(names))
    await show(newButter)
    await waitFor(() => expect(getCardNames()).toEqual([...names, newButter.name]))
    await user.type(screen.getByPlaceholderText('Search Products'), 'pycnanthus')
    await user.click(await screen.findByRole('link', { name: /: Kombo Butter$/ }))
    await findHeading(/Kombo Butter/)
    getButton('Add Kombo Butter to order list')
  })

  test('is marked as new on its card, and a changed one is not', async () => {
    const { show } = await openPublishedShop('/arielle-store?category=Butter')
    await show(newButter, publish(butter, { name: 'Avocado Butter of This Harvest' }))
    const mark = await screen.findByText('New')
    expect(mark.closest('article')?.textContent).toContain('Kombo Butter')
  })

  test('is counted and listed on /all-products, as the product list counts it', async () => {
    const { show } = await openPublishedShop('/all-products')
    await show(newButter)
    await screen.findByRole('link', { name: 'Kombo Butter' })
    expect(getMain().textContent).toContain(`${products.length + 1} products`)
  })

  test('is shown at its address, and stays on a stored list and in a shared one', async () => {
    const { user } = await openPublishedShop('/products/990', newButter)
    await findHeading(/Kombo Butter/)
    await user.click(getButton('Add Kombo Butter to order list'))
    await openPublishedShop('/confirm-list', newButter)
    await expectOrderList('Kombo Butter: 0.5')
    await openPublishedShop('/confirm-list#list=990:3', newButter)
    const offer = await screen.findByRole('region', { name: 'Someone shared a list with you' })
    await within(offer).findByText(newButter.name)
  })
})
