import { expect, test, vi } from 'vitest'
import type { ListedProduct } from '../../web/domain/product'
import { refreshList } from '../../web/app/refreshList'
import { selectItems } from '../../web/state/cartSlice'
import { openStore } from '../../web/state/store'

const image = { name: 'shea-new', width: 1, height: 1, placeholder: '' }
const shea: ListedProduct = { id: '1', name: 'Raw Shea Butter', category: 'Butter', preview: '', image }
const keptShea = { id: '1', name: 'Shea', category: 'Butter', imageURL: '/shea-old.webp', count: 2 }

function openShop(cartItems: unknown[]) {
  const read = (key: string) => (key === 'cartItems' ? JSON.stringify(cartItems) : null)
  const { store } = openStore({ read, write: () => true, remove: () => undefined })
  return { store, items: () => selectItems(store.getState()) }
}

test('a kept list gets the names and pictures of today and loses what the catalogue does not know', async () => {
  const { store, items } = openShop([keptShea, { ...keptShea, id: '999' }])
  await refreshList(store, () => Promise.resolve([shea]))
  expect(items()).toEqual([
    {
      id: '1',
      name: 'Raw Shea Butter',
      category: 'Butter',
      imageURL: '/pictures/shea-new-320.webp',
      count: 2,
    },
  ])
})

test('a visitor without a list does not download the catalogue for it', async () => {
  const { store } = openShop([])
  const loadProducts = vi.fn(() => Promise.resolve([shea]))
  await refreshList(store, loadProducts)
  expect(loadProducts).not.toHaveBeenCalled()
})

test('a catalogue that does not arrive leaves the list as it was kept', async () => {
  const { store, items } = openShop([keptShea])
  await expect(refreshList(store, () => Promise.reject(new Error('offline')))).rejects.toThrow('offline')
  expect(items()).toEqual([keptShea])
})
