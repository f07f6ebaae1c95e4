import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { featured } from './builtCatalogue'
import { expectPath, getMain, openShop } from './openShop'

const prices = ['15.99', '12.49', '9.99', '6.75', '14.29', '11.99', '8.5', '7.5']
const readHeadings = (level?: number) =>
  within(getMain())
    .getAllByRole('heading', level === undefined ? {} : { level })
    .map((heading) => heading.textContent)

const getFeaturedCards = () =>
  within(getMain())
    .getAllByRole('article')
    .filter((card) => within(card).queryByRole('link', { name: 'VISIT SHOP' }))

describe('The home page', () => {
  test('shows title, description, contact bar, a hero and its sections in order', async () => {
    await openShop('/')
    expect(document.title).toBe('Arielle Organics')
    expect(document.querySelector('meta[name=description]')?.getAttribute('content')).toMatch(
      /^Contact Arielle Organics/,
    )
    const contactBar = within(screen.getByRole('complementary', { name: 'Contact' }))
    const links = contactBar.getAllByRole<HTMLAnchorElement>('link')
    expect(links.map(({ protocol, target, textContent }) => [protocol, target, textContent])).toEqual([
      ['tel:', '', '+1 202-555-0142'],
      ['mailto:', '', 'hello@example.com'],
      ['https:', '_blank', ''],
      ['https:', '_blank', ''],
    ])
    within(getMain()).getByText(
      'Oils, butters, seeds, petals, herbs and spices for your skin and your kitchen',
      { exact: false },
    )
    expect(readHeadings().filter((_, index) => index <= 6 || index > 14)).toEqual([
      'Arielle Organics',
      'Organic',
      'Origin and Growth',
      'Lab Tested',
      'Skin Care Grade',
      'Food Grade',
      'Featured Products',
      'Why Choose Us',
      '100% Organic',
      'Anytime, Anywhere Delivery',
      'Keep Yourself and Family Healthy',
      'Clean, Fresh and Safe',
    ])
  })

  test('shows the eight featured products without price, each with a lazy photo, its description and two links', async () => {
    await openShop('/')
    expect(getFeaturedCards()).toHaveLength(8)
    for (const [index, card] of getFeaturedCards().entries()) {
      const { name = '', shortDescription = '', productId = '' } = featured[index] ?? {}
      expect(card.textContent).toContain(`${shortDescription}VISIT SHOP${name}${shortDescription}`)
      expect(within(card).getByRole('link', { name }).getAttribute('href')).toBe(`/products/${productId}`)
      expect(within(card).getByRole('link', { name: 'VISIT SHOP' }).getAttribute('href')).toBe(
        '/arielle-store',
      )
      expect(card.querySelector<HTMLImageElement>('picture img')?.loading).toBe('lazy')
    }
    for (const price of prices) expect(getMain().textContent).not.toContain(price)
  })

  test.each([
    ['Visit Products', '/arielle-store'],
    ['VIEW PRODUCTS', '/arielle-store'],
    ['Browse skin care grade', '/arielle-store?grade=skin'],
    ['Browse food grade', '/arielle-store?grade=food'],
  ])('leads by %s to the list: %s', async (name, path) => {
    const { user } = await openShop('/')
    await user.click(within(getMain()).getByRole('link', { name }))
    await expectPath(path)
    await screen.findByRole('heading', { level: 1, name: 'VIEW ALL PRODUCTS' })
  })
})

test('The about page shows its title, a hero with picture and tagline, three sections with their text, and no contact bar', async () => {
  await openShop('/about-us')
  await waitFor(() => expect(document.title).toBe('About Arielle Organics'))
  expect(readHeadings(1)).toEqual(['Arielle Organics'])
  within(getMain()).getByText('WE ARE THE NUMBER ONE ORGANIC PRODUCT SUPPLIER IN NIGERIA')
  expect(getMain().querySelector('picture img')).not.toBeNull()
  expect(readHeadings(2)).toEqual(['ABOUT US', 'OUR MISSION', 'OUR VISION'])
  expect(getMain().textContent).toContain('organic, sustainably sourced')
  expect(getMain().textContent).toContain('friendly shopping experience')
  expect(screen.queryByRole('complementary', { name: 'Contact' })).toBeNull()
})
