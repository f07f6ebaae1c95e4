import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import {
  type PublishedChange,
  serializeSnapshot,
  snapshotPath,
} from '../../../domain/catalogue/publishing/catalogueSnapshot'
import { getBuiltProduct, publish } from '../../publishedProducts'
import { featured, products } from './builtCatalogue'
import { expectStatus, findToast, getButton, getCardNames, getMain, openShop } from './openShop'
import { expectOrderList } from './orderList'

const renamed = publish(getBuiltProduct('Coconut Oil'), { name: 'Coconut Oil of This Harvest' })
const hidden = { id: '1', hidden: true } as const
const butter = getBuiltProduct('Avocado Butter')
const newButter = publish(butter, { id: '990', name: 'Kombo Butter', alsoKnownAs: ['Pycnanthus angolensis'] })
const findHeading = (name: RegExp) => screen.findByRole('heading', { level: 1, name })

/** Opens a page on which these changes are published, as soon as the page or the test asks for them. */
async function open(path: string, ...published: PublishedChange[]) {
  let current = published
  const page = await openShop(path, (url) =>
    url === snapshotPath
      ? new Response(serializeSnapshot({ base: '/catalogue/another/', products: current, parts: [] }))
      : undefined,
  )
  const show = async (...changes: PublishedChange[]) => {
    current = changes
    await page.catalogue.waitForPublishedChanges()
  }
  /** Publishes something else after that; the page asks again when the device is back online. */
  const showLater = (...changes: PublishedChange[]) => {
    current = changes
    dispatchEvent(new Event('online'))
  }
  return { ...page, show, showLater }
}

describe('What staff publish', () => {
  test('changes cards in their places, and marks hidden products and takes their buttons away', async () => {
    const { show } = await open('/arielle-store')
    const names = getCardNames()
    await show(renamed, hidden, newButter)
    await screen.findByRole('heading', { name: renamed.name })
    expect(getCardNames()).toEqual(names.map((name) => (name === 'Coconut Oil' ? renamed.name : name)))
    expect(screen.getByText('No longer sold').closest('article')?.textContent).toContain('Shea Butter')
    expect(getButton('Add Shea Butter to order list').closest('[inert]')).not.toBeNull()
    await expectStatus(`Showing 16 of ${products.length + 1} products`)
    expect(screen.getByRole('status').getAttribute('aria-live')).toBe('off')
  })

  test('marks a hidden product on the home page', async () => {
    const { productId = '', name = '' } = featured[0] ?? {}
    const { show } = await open('/')
    await show({ id: productId, hidden: true })
    const mark = await screen.findByText('No longer sold')
    expect(mark.closest('article')?.querySelector('h3')?.textContent).toBe(name)
  })

  test("changes an open product's page in its place, and marks it when it is hidden", async () => {
    const { show, showLater } = await open(`/products/${butter.id}`)
    await show(publish(butter, { description: 'Pressed this week.' }))
    await within(getMain()).findByText('Pressed this week.')
    showLater({ id: butter.id, hidden: true })
    await screen.findByText('No longer sold')
    expect((await findHeading(/Avocado Butter/)).isConnected).toBe(true)
  })

  test('takes a hidden product off the order list with a message, and its page says that it is no longer sold', async () => {
    const { user, show } = await open('/arielle-store')
    await user.click(getButton('Add Shea Butter to order list'))
    await show(hidden)
    expect(await findToast('No longer in our catalogue')).toBe('info')
    await user.click(screen.getByRole('link', { name: 'Shea Butter' }))
    await findHeading(/No Longer Sold/)
  })
})

describe('A product that no build has yet', () => {
  test('comes last in the open list, is found by its other names, and has a page', async () => {
    const { user, show } = await open('/arielle-store?category=Butter')
    const names = getCardNames()
    await show(newButter)
    await waitFor(() => expect(getCardNames()).toEqual([...names, newButter.name]))
    await user.type(screen.getByPlaceholderText('Search Products'), 'pycnanthus')
    await user.click(await screen.findByRole('link', { name: /: Kombo Butter$/ }))
    await findHeading(/Kombo Butter/)
    getButton('Add Kombo Butter to order list')
  })

  test('is shown at its address, and stays on a stored list and in a shared one', async () => {
    const { user } = await open('/products/990', newButter)
    await findHeading(/Kombo Butter/)
    await user.click(getButton('Add Kombo Butter to order list'))
    await open('/confirm-list', newButter)
    await expectOrderList('Kombo Butter: 0.5')
    await open('/confirm-list#list=990:3', newButter)
    const offer = await screen.findByRole('region', { name: 'Someone shared a list with you' })
    await within(offer).findByText(newButter.name)
  })
})
