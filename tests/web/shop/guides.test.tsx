import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { getBuiltProduct, publish } from '../../publishedProducts'
import { guides } from './builtCatalogue'
import { openPublishedShop } from './openPublishedShop'
import { findToast, getButton, getMain, openShop } from './openShop'
import { expectHeaderCount, expectOrderList, getFocusedText, openOrderList } from './orderList'

const balm = ['Shea Butter: 0.5', 'Cocoa Butter: 0.5', 'Beeswax: 0.5', 'Coconut Oil: 0.5']
const addText = 'Add these to your list'
const queryUndo = () => screen.queryByRole('button', { name: 'Undo' })
const getNeeds = () => within(screen.getByRole('region', { name: 'What you need' }))
const getRow = (name: string) => getNeeds().getByText(name).closest('li')?.textContent

describe('The list of guides (/guides)', () => {
  test('has a card with a sentence for each guide, which opens it', async () => {
    const { user } = await openShop('/guides')
    screen.getByRole('heading', { level: 1, name: 'Guides' })
    expect(document.title).toBe('Guides | Arielle Organics')
    const cards = within(getMain()).getAllByRole('article')
    expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual([
      'Black soap at home',
      'A butter balm',
      'Zobo for twenty',
    ])
    for (const [index, { summary }] of guides.entries()) within(cards[index] ?? getMain()).getByText(summary)
    await user.click(screen.getByRole('link', { name: 'Zobo for twenty' }))
    await screen.findByRole('heading', { level: 1, name: 'Zobo for twenty' })
    expect(location.pathname).toBe('/guides/zobo-for-twenty')
    await user.click(within(getMain()).getByRole('link', { name: 'Guides' }))
    await screen.findByRole('heading', { level: 1, name: 'Guides' })
  })

  test('is linked from the footer and from all products', async () => {
    const { user } = await openShop('/all-products')
    await user.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Guides' }))
    await screen.findByRole('heading', { level: 1, name: 'Guides' })
    await openShop('/all-products')
    expect(within(getMain()).getByRole('link', { name: 'Guides' }).getAttribute('href')).toBe('/guides')
  })
})

describe('A guide', () => {
  test.each(guides)('$title has what it needs, its steps, its notes and its sources', async (guide) => {
    await openShop(`/guides/${guide.slug}`)
    expect(document.title).toBe(`${guide.title} | Guides | Arielle Organics`)
    const { introduction, makes, time, listNote, otherThings, steps, notes, sources } = guide
    const texts = [...introduction, makes, time, listNote, ...otherThings, ...steps]
    for (const text of [...texts, ...notes.flatMap((note) => [note.title, ...note.texts])])
      within(getMain()).getByText(text)
    for (const { productId, name, amount } of guide.products) {
      expect(getNeeds().getByRole('link', { name }).getAttribute('href')).toBe(`/products/${productId}`)
      expect(getRow(name)).toContain(amount)
    }
    const sourceTexts = within(screen.getByRole('heading', { name: 'Sources' }).parentElement ?? getMain())
      .getAllByRole('listitem')
      .map((source) => source.textContent.replace(/\.$/, ''))
    expect(sourceTexts).toEqual(sources.map(({ citation, supports }) => `${supports}: ${citation}`))
  })

  test('puts its products on the order list in one press, says what that did, and leads to the list', async () => {
    const { user } = await openShop('/guides/butter-balm')
    expect(screen.queryByRole('link', { name: 'View list' })).toBeNull()
    await user.click(getButton(addText))
    expect(await findToast('4 products added to your list')).toBe('success')
    await expectHeaderCount(4)
    await user.click(screen.getByRole('link', { name: 'View list' }))
    await expectOrderList(...balm)
  })

  test('keeps the larger quantity of what is on the list, and adds nothing twice', async () => {
    await openOrderList('1:3,65:1')
    const { user } = await openShop('/guides/black-soap')
    await user.click(getButton(addText))
    await findToast('3 products added to your list, 1 already there')
    await user.click(getButton(addText))
    expect(await findToast('All of these are already on your list')).toBe('info')
    getButton('Undo')
    await user.click(screen.getByRole('link', { name: 'View list' }))
    await expectOrderList(
      ...['Shea Butter: 1.5', 'Beeswax: 0.5', 'Black Soap: 0.5', 'Vegetable Glycerine: 0.5', 'Loofah: 1'],
    )
  })

  test('raises a quantity that is too small for it', async () => {
    await openOrderList('102:1')
    const { user } = await openShop('/guides/black-soap')
    await user.click(getButton(addText))
    expect(await findToast('3 products added to your list, Loofah raised to 1')).toBe('success')
  })

  test('takes its products back on Undo, with the focus on the button that adds them', async () => {
    await openOrderList('1:3')
    const { user } = await openShop('/guides/butter-balm')
    await user.click(getButton(addText))
    await expectHeaderCount(4)
    getButton('Undo').focus()
    await user.keyboard('{Enter}')
    await findToast('Undone. Your list has 1 product again')
    await expectHeaderCount(1)
    expect(getFocusedText()).toBe(addText)
    expect(queryUndo()).toBeNull()
  })

  test('offers no Undo once the list has changed', async () => {
    const { user, catalogue } = await openShop('/guides/butter-balm')
    await user.click(getButton(addText))
    getButton('Undo')
    await catalogue.loadProducts()
    const stored = localStorage.getItem('persist:root') ?? ''
    localStorage.setItem('persist:root', stored.replace('count\\":0.5', 'count\\":7'))
    dispatchEvent(new StorageEvent('storage', { key: 'persist:root' }))
    await screen.findByRole('link', { name: 'View list' })
    await expect.poll(queryUndo).toBeNull()
  })

  test('leaves out what is no longer sold, marks it and what is out of stock, and adds the rest', async () => {
    const soldOut = publish(getBuiltProduct('Beeswax'), { soldOut: true })
    const renamed = publish(getBuiltProduct('Coconut Oil'), { name: 'Coconut Oil of This Harvest' })
    const { user, show } = await openPublishedShop('/guides/butter-balm')
    await show({ id: '9', hidden: true }, soldOut, renamed)
    await screen.findByText('No longer sold')
    expect(getRow('Cocoa Butter')).toContain('No longer sold')
    expect(getNeeds().queryByRole('link', { name: 'Cocoa Butter' })).toBeNull()
    expect(getRow('Beeswax')).toContain('Out of stock for now')
    await user.click(getButton(addText))
    await findToast('3 products added to your list')
    await user.click(screen.getByRole('link', { name: 'View list' }))
    await expectOrderList('Shea Butter: 0.5', 'Beeswax: 0.5', 'Coconut Oil of This Harvest: 0.5')
  })

  test('that does not exist says so, and leads to all guides', async () => {
    const { user } = await openShop('/guides/palm-wine')
    screen.getByRole('heading', { level: 1, name: 'Guide Not Found' })
    expect(document.querySelector('link[rel=canonical]')).toBeNull()
    await user.click(screen.getByRole('link', { name: 'All Guides' }))
    await screen.findByRole('heading', { level: 1, name: 'Guides' })
  })
})

test('the page of a product leads to the guides that use it', async () => {
  const { user } = await openShop('/products/65')
  const links = within(await screen.findByRole('navigation', { name: 'Good for' }))
  await user.click(links.getByRole('link', { name: 'Guide: A butter balm' }))
  await screen.findByRole('heading', { level: 1, name: 'A butter balm' })
})
