import { expect, test, vi } from 'vitest'
import type { ProductSummary } from '../../web/domain/catalogue/product'
import { refreshOrderList } from '../../web/app/refreshOrderList'
import { selectCartItems } from '../../web/state/cartSlice'
import { createShopStore } from '../../web/state/store'
import { createMemoryStorage } from './memoryStorage'

const image = { name: 'shea-new', width: 1, height: 1, placeholder: '' }
const shea: ProductSummary = {
  id: '1',
  name: 'Raw Shea Butter',
  category: 'Butter',
  unit: 'kg',
  grades: ['skin'],
  preview: '',
  image,
}
const storedShea = { id: '1', name: 'Shea', category: 'Butter', imageURL: '/shea-old.webp', count: 2 }

function openShop(cartItems: unknown[]) {
  const { store } = createShopStore(createMemoryStorage({ cartItems: JSON.stringify(cartItems) }))
  return { store, items: () => selectCartItems(store.getState()) }
}

test('a stored list gets current names and images and loses unknown products', async () => {
  const { store, items } = openShop([storedShea, { ...storedShea, id: '999' }])
  await refreshOrderList(store, () => Promise.resolve([shea]))
  expect(items()).toEqual([
    {
      id: '1',
      name: 'Raw Shea Butter',
      category: 'Butter',
      unit: 'kg',
      imageURL: '/pictures/shea-new-320.webp',
      count: 2,
    },
  ])
})

test('an empty list does not download the catalogue', async () => {
  const { store } = openShop([])
  const loadProducts = vi.fn(() => Promise.resolve([shea]))
  await refreshOrderList(store, loadProducts)
  expect(loadProducts).not.toHaveBeenCalled()
})

test('a failed download of the catalogue leaves the list unchanged', async () => {
  const { store, items } = openShop([storedShea])
  await expect(refreshOrderList(store, () => Promise.reject(new Error('offline')))).rejects.toThrow('offline')
  expect(items()).toEqual([storedShea])
})
