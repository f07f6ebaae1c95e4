import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openShop } from './openShop'

const findNames = async () => {
  const region = await screen.findByRole('region', { name: 'Recently viewed' }, { timeout: 5000 })
  return within(region)
    .getAllByRole('link')
    .map((link) => link.textContent)
}
const readStored = () => localStorage.getItem('recentlyViewed')

test('A product page shows the products that were viewed before on this device, the latest first', async () => {
  for (const id of ['1', '2', '1', '3']) {
    await openShop(`/products/${id}`)
    await waitFor(() => expect(readStored()).toContain(`["${id}"`), { timeout: 5000 })
  }
  await openShop('/products/84')
  expect(await findNames()).toEqual(['Black Soap', 'Shea Butter', 'Coconut Oil'])
})

test('A product that is viewed again is not among them, and what is stored is checked', async () => {
  localStorage.setItem('recentlyViewed', JSON.stringify(['2', '1', '99999', { id: '3' }, '../4']))
  await openShop('/products/2')
  expect(await findNames()).toEqual(['Shea Butter'])
})

test('The first product that is viewed has no such list', async () => {
  await openShop('/products/2')
  await waitFor(() => expect(readStored()).toBe('["2"]'), { timeout: 5000 })
  expect(screen.queryByRole('region', { name: 'Recently viewed' })).toBeNull()
})
