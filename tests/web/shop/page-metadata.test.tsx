import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { businessDetails } from '../../../domain/site/businessDetails'
import { getButton, openShop, setUpShop } from './openShop'

setUpShop()

const readCanonicalPath = () =>
  document.querySelector('link[rel=canonical]')?.getAttribute('href')?.replace(businessDetails.siteUrl, '')
const readDescription = () => document.querySelector('meta[name=description]')?.getAttribute('content') ?? ''
const expectTitle = (title: string) =>
  waitFor(() => {
    expect(document.title).toBe(`${title} | Store Front | Arielle Organics`)
  })

test('a category has its own title, description and canonical address; a search in it has those of the category', async () => {
  const { user } = await openShop('/arielle-store')
  expect(readCanonicalPath()).toBe('/arielle-store')
  const descriptions = new Set([readDescription()])
  const group = within(screen.getByRole('group', { name: 'Category' }))
  const categories = group.getAllByRole('button').map(({ textContent }) => textContent)
  for (const category of categories.slice(1)) {
    await user.click(getButton(category))
    await expectTitle(category)
    expect(readCanonicalPath()).toBe(`/arielle-store?category=${category}`)
    expect(readDescription().length).toBeLessThanOrEqual(160)
    descriptions.add(readDescription())
  }
  expect(descriptions.size).toBe(1 + 9)
  await openShop('/arielle-store?category=Oil&q=coco')
  await expectTitle('Oil')
  expect(readCanonicalPath()).toBe('/arielle-store?category=Oil')
})

test('a grade has its own title, description and canonical address; within a category the category has them', async () => {
  const { user } = await openShop('/arielle-store?grade=food')
  await expectTitle('Food Grade')
  expect(readCanonicalPath()).toBe('/arielle-store?grade=food')
  expect(readDescription()).toMatch(/^Seeds, spices, herbs, powders and oils of food grade/)
  await user.click(getButton('Oil'))
  await expectTitle('Oil')
  expect(readCanonicalPath()).toBe('/arielle-store?category=Oil')
})

test('the canonical address follows the visitor from page to page; a page that is not listed has none', async () => {
  const { user } = await openShop('/about-us')
  expect(readCanonicalPath()).toBe('/about-us')
  await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Contact' }))
  await waitFor(() => {
    expect(readCanonicalPath()).toBe('/contact-us')
  })
  await user.click(screen.getByRole('link', { name: /^Order List/ }))
  await waitFor(() => {
    expect(readCanonicalPath()).toBeUndefined()
  })
})
