import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { getBuiltProduct, publish } from '../../publishedProducts'
import { productUses, products } from './builtCatalogue'
import { openPublishedShop } from './openPublishedShop'
import { expectPath, findToast, getButton, getCardNames, getMain, openShop } from './openShop'

const toNames = (ids: readonly string[]) =>
  ids.map((id) => products.find((product) => product.id === id)?.name)

describe('The list of uses (/uses)', () => {
  test('has every use with its sentence and the number of its products, by group, and opens it', async () => {
    const { user } = await openShop('/uses')
    screen.getByRole('heading', { level: 1, name: 'Browse by Use' })
    expect(document.title).toBe('Browse by Use | Arielle Organics')
    const groups = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)
    expect(groups.slice(0, 4)).toEqual([
      'For your hair',
      'For your skin',
      'For making your own',
      'For your kitchen',
    ])
    for (const { slug, title, sentence, productIds } of productUses) {
      const link = within(getMain()).getByRole('link', { name: title })
      expect(link.getAttribute('href')).toBe(`/uses/${slug}`)
      const card = link.closest('article')?.textContent
      expect(card).toContain(sentence)
      expect(card).toContain(`${productIds.length} products`)
    }
    await user.click(screen.getByRole('link', { name: 'Soap making' }))
    await screen.findByRole('heading', { level: 1, name: 'Soap making' })
  })

  test('is linked from the product list, from all products and from the footer', async () => {
    for (const path of ['/arielle-store', '/all-products']) {
      await openShop(path)
      for (const part of [getMain(), screen.getByRole('contentinfo')])
        expect(within(part).getByRole('link', { name: 'Browse by Use' }).getAttribute('href')).toBe('/uses')
    }
  })
})

describe('The page of a use', () => {
  const sampledUses = productUses.filter(({ slug }) => ['soap-making', 'teas', 'nsala'].includes(slug))

  test.each(sampledUses)('$title has its title, its sentence and its products', async (use) => {
    await openShop(`/uses/${use.slug}`)
    screen.getByRole('heading', { level: 1, name: use.title })
    expect(document.title).toBe(`${use.title} | Arielle Organics`)
    screen.getByText(use.sentence)
    expect(getCardNames()).toEqual(toNames(use.productIds))
  })

  test('has cards that open a product and put it on the list, and leads to the other uses of its group', async () => {
    const { user } = await openShop('/uses/nsala')
    await user.click(getButton('Add Uziza Seeds to order list'))
    await findToast('Uziza Seeds added to order list')
    await user.click(within(getMain()).getByRole('link', { name: 'Uda Pods' }))
    await screen.findByRole('heading', { level: 1, name: 'Product Details > Uda Pods' })
    await user.click(screen.getByRole('link', { name: 'Back to Products' }))
    await expectPath('/uses/nsala')
    const others = within(await screen.findByRole('navigation', { name: 'You may also be looking for' }))
    expect(others.queryByRole('link', { name: 'Hair care' })).toBeNull()
    await user.click(others.getByRole('link', { name: 'Pepper soup' }))
    await screen.findByRole('heading', { level: 1, name: 'Pepper soup' })
  })

  test('marks what is out of stock, and keeps the place of what is hidden meanwhile', async () => {
    const soldOut = publish(getBuiltProduct('Uziza Leaf'), { soldOut: true })
    const { show } = await openPublishedShop('/uses/nsala')
    const names = getCardNames()
    await show({ id: getBuiltProduct('Uda Pods').id, hidden: true }, soldOut)
    const gone = await screen.findByText('No longer sold')
    expect(gone.closest('article')?.textContent).toContain('Uda Pods')
    expect(screen.getByText('Out of stock for now').closest('article')?.textContent).toContain('Uziza Leaf')
    expect(getCardNames()).toEqual(names)
    screen.getByText('3 products')
  })

  test('leaves out what was hidden before', async () => {
    const hidden = { id: getBuiltProduct('Uda Pods').id, hidden: true } as const
    const { user, show } = await openPublishedShop('/uses')
    await show(hidden)
    await user.click(screen.getByRole('link', { name: 'Nsala soup' }))
    await screen.findByRole('heading', { level: 1, name: 'Nsala soup' })
    expect(getCardNames()).not.toContain('Uda Pods')
  })

  test('that does not exist says so, and leads to all uses', async () => {
    const { user } = await openShop('/uses/acne')
    screen.getByRole('heading', { level: 1, name: 'Page Not Found' })
    expect(document.querySelector('link[rel=canonical]')).toBeNull()
    await user.click(screen.getByRole('link', { name: 'All Uses' }))
    await screen.findByRole('heading', { level: 1, name: 'Browse by Use' })
  })
})

test('the page of a product leads to the uses that it suits', async () => {
  const { user } = await openShop('/products/51')
  const links = within(await screen.findByRole('navigation', { name: 'Good for' }))
  expect(links.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Soups and stews',
    'Pepper soup',
    'Nsala soup',
  ])
  await user.click(links.getByRole('link', { name: 'Nsala soup' }))
  await screen.findByRole('heading', { level: 1, name: 'Nsala soup' })
})
