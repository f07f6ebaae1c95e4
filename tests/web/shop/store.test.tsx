import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { businessDetails } from '../../../domain/site/businessDetails'
import { products } from './builtCatalogue'
import {
  expectPath,
  expectStatus,
  findToast,
  getButton,
  getCardNames,
  getMain,
  holdAnswer,
  openShop,
} from './openShop'

const storePath = '/arielle-store'
const categoriesInOrder = ['Seed', 'Petals', 'Herbs', 'Spice', 'Butter', 'Soap', 'Powder', 'Oil', 'Others']
const getSearchBox = () => screen.getByPlaceholderText<HTMLInputElement>('Search Products')
const readCanonicalPath = () =>
  document.querySelector('link[rel=canonical]')?.getAttribute('href')?.replace(businessDetails.siteUrl, '')
const readDescription = () => document.querySelector('meta[name=description]')?.getAttribute('content') ?? ''
const getPressed = () => screen.getAllByRole('button', { pressed: true }).map((button) => button.textContent)
const expectCardNames = (names: string[]) => waitFor(() => expect(getCardNames()).toEqual(names))
const namesOf = (matching: typeof products) => matching.map(({ name }) => name)

describe('The product list (/arielle-store)', () => {
  test("has a button for 'All' and each category, which filters, is marked and changes the address", async () => {
    const { user } = await openShop(storePath)
    expect(document.title).toBe('Store Front')
    screen.getByRole('heading', { level: 1, name: 'VIEW ALL PRODUCTS' })
    const categories = await screen.findByRole('group', { name: 'Category' })
    const buttons = within(categories).getAllByRole('button')
    expect(buttons.map((button) => button.textContent)).toEqual(['All', ...categoriesInOrder])
    await expectStatus('Showing 16 of 107 products')
    expect(getPressed()).toEqual(['All'])

    await user.click(getButton('Butter'))
    await expectPath(`${storePath}?category=Butter`)
    expect(getPressed()).toEqual(['Butter'])
    await expectCardNames(namesOf(products.filter(({ category }) => category === 'Butter')))
    history.back()
    await expectStatus('Showing 16 of 107 products')
    await expectPath(storePath)
  })

  test('has its own title, description and canonical address for each category, and for a grade without one', async () => {
    const { user } = await openShop(`${storePath}?grade=food`)
    expect(document.title).toBe('Food Grade | Store Front | Arielle Organics')
    expect(readCanonicalPath()).toBe(`${storePath}?grade=food`)
    const descriptions = new Set([readDescription()])
    for (const category of categoriesInOrder) {
      await user.click(getButton(category))
      await waitFor(() => expect(document.title).toBe(`${category} | Store Front | Arielle Organics`))
      expect(readCanonicalPath()).toBe(`${storePath}?category=${category}`)
      descriptions.add(readDescription())
    }
    expect(descriptions.size).toBe(1 + categoriesInOrder.length)
    expect([...descriptions].filter((description) => description.length > 160)).toEqual([])
  })

  test('has a button for each grade, which narrows the list and the category, and shows both grades when pressed again', async () => {
    const { user } = await openShop(`${storePath}?grade=food`)
    const foodCount = products.filter(({ grades }) => grades.includes('food')).length
    await expectStatus(`Showing 16 of ${foodCount} products`)
    expect(getPressed()).toEqual(['Food Grade', 'All'])

    await user.click(getButton('Oil'))
    await expectPath(`${storePath}?category=Oil&grade=food`)
    const foodOils = products.filter(({ category, grades }) => category === 'Oil' && grades.includes('food'))
    await expectCardNames(namesOf(foodOils))
    await user.click(getButton('Food Grade'))
    await expectPath(`${storePath}?category=Oil`)
    expect(getPressed()).toEqual(['Oil'])
    history.back()
    await expectCardNames(namesOf(foodOils))
    await user.click(getButton('Skin Care Grade'))
    await expectPath(`${storePath}?category=Oil&grade=skin`)
    expect(getPressed()).toEqual(['Skin Care Grade', 'Oil'])
  })

  test("leads to all products beside 'More Products'", async () => {
    const { user } = await openShop(storePath)
    await user.click(await within(getMain()).findByRole('link', { name: 'All Products' }))
    await expectPath('/all-products')
    await waitFor(() => {
      const headings = within(getMain()).getAllByRole('heading', { level: 2 })
      expect(headings.map((heading) => heading.textContent)).toEqual(categoriesInOrder)
    })
  })

  test('searches part of the name in any case, within the category, and adds one entry to the history', async () => {
    const { user } = await openShop(storePath)
    const entries = history.length
    await user.type(getSearchBox(), 'COCO')
    await expectPath(`${storePath}?q=COCO`)
    expect(history.length).toBe(entries)
    const matches = products.filter(({ name }) => /coco/i.test(name))
    await expectStatus(`Showing ${matches.length} products`)
    await user.click(getButton('Butter'))
    await expectPath(`${storePath}?category=Butter&q=COCO`)
    await expectCardNames(namesOf(matches.filter(({ category }) => category === 'Butter')))
  })

  test('opens a shared address with the same matches, and leads to the request form where nothing matches', async () => {
    const { user } = await openShop(`${storePath}?category=Oil&q=coco`)
    expect(getSearchBox().value).toBe('coco')
    await expectStatus('Showing 1 product')
    expect(getCardNames()).toEqual(['Coconut Oil'])
    await user.clear(getSearchBox())
    await user.type(getSearchBox(), 'zzzz')
    const notice = await screen.findByRole('heading', { name: 'NO ITEMS FOUND, Request Product(s)' })
    await user.click(within(notice).getByRole('link'))
    await expectPath('/request-a-quote')
  })

  test.each([
    ['an unknown category', '?category=Rockets', 'Showing 16 of 107 products'],
    ['a long search', `?q=${'x'.repeat(5000)}`, 'No products by that name.'],
    ['a broken encoding', '?q=%FF', 'No products by that name.'],
  ])('shows what it can find for an address with %s', async (_, query, status) => {
    await openShop(storePath + query)
    await expectStatus(status)
    expect(getSearchBox().value.length).toBeLessThanOrEqual(120)
  })
})

describe('A product card', () => {
  test('has the first 100 characters of the description, and its eye button shows and hides them', async () => {
    const { user } = await openShop(storePath)
    const { description = '' } = products.find(({ name }) => name === 'Shea Butter') ?? {}
    expect(description.length).toBeGreaterThan(100)
    await screen.findByText(`${description.slice(0, 100)}…`)
    expect(screen.getByRole('link', { name: 'View Shea Butter' }).getAttribute('href')).toBe('/products/1')
    const eye = getButton('Preview Shea Butter')
    for (const expanded of ['true', 'false']) {
      await user.click(eye)
      expect(eye.getAttribute('aria-expanded')).toBe(expanded)
    }
    await expectPath(storePath)
  })

  test('loads its picture at once in the first row, and below it when it comes near', async () => {
    await openShop(storePath)
    const photos = [...getMain().querySelectorAll<HTMLImageElement>('picture img')]
    expect(photos.map(({ loading }) => loading)).toEqual([
      ...Array<string>(4).fill('eager'),
      ...Array<string>(12).fill('lazy'),
    ])
  })
})

describe('More Products', () => {
  test('adds 4 cards to 16 and counts each click until The End', async () => {
    const { user } = await openShop(storePath)
    await user.click(getButton('More Products'))
    await expectStatus('Showing 20 of 107 products')
    await user.dblClick(getButton('More Products'))
    await expectStatus('Showing 28 of 107 products')
    await user.click(getButton('Oil'))
    await expectStatus(
      `Showing 16 of ${products.filter(({ category }) => category === 'Oil').length} products`,
    )

    await user.click(getButton('Butter'))
    const butters = products.filter(({ category }) => category === 'Butter')
    await user.click(await screen.findByRole('button', { name: 'The End' }))
    expect(await findToast('Sorry, No More Product to Display')).toBe('error')
    getButton('The End')
    await expectStatus(`Showing ${butters.length} products`)
  })

  test('moves the focus to the first new card', async () => {
    const { user } = await openShop(storePath)
    for (const index of [16, 20]) {
      getButton('More Products').focus()
      await user.keyboard('{Enter}')
      await waitFor(() =>
        expect(document.activeElement).toBe(getMain().querySelectorAll('article h2 a')[index]),
      )
    }
  })

  test('leaves the focus where the visitor has put it while the new cards load', async () => {
    const { answer, release } = holdAnswer('products.json')
    const { user } = await openShop(storePath, answer)
    await user.click(getButton('More Products'))
    await expectStatus('Looking through all products…')
    getSearchBox().focus()
    release()
    await expectStatus('Showing 20 of 107 products')
    expect(document.activeElement).toBe(getSearchBox())
  })
})
