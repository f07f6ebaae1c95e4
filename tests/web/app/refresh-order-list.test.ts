import { expect, test, vi } from 'vitest'
import type { ProductSummary } from '../../../domain/catalogue/product'
import { refreshOrderList } from '../../../web/app/refreshOrderList'
import { orderListCleared, selectCartItems } from '../../../web/state/cartSlice'
import { createShopStore } from '../../../web/state/store'
import { createMemoryStorage } from '../memoryStorage'

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

/** A catalogue of which it is known what was published since the build. */
function createSources(products: readonly ProductSummary[]) {
  return {
    loadProducts: () => Promise.resolve(products),
    waitForPublishedChanges: () => Promise.resolve(true),
  }
}

test('an empty list does not download the catalogue', async () => {
  const { store } = openShop([])
  const loadProducts = vi.fn(() => Promise.resolve([shea]))
  await refreshOrderList(store, { ...createSources([]), loadProducts })
  expect(loadProducts).not.toHaveBeenCalled()
})

test('a failed download of the catalogue leaves the list unchanged', async () => {
  const { store, items } = openShop([storedShea])
  const loadProducts = () => Promise.reject(new Error('offline'))
  await expect(refreshOrderList(store, { ...createSources([]), loadProducts })).rejects.toThrow('offline')
  expect(items()).toEqual([storedShea])
})

test('a list that another tab clears while the catalogue loads does not come back', async () => {
  const storage = createMemoryStorage({ cartItems: JSON.stringify([storedShea]) })
  const { store } = createShopStore(storage)
  const { store: otherTab } = createShopStore(storage)
  const loadProducts = () => {
    otherTab.dispatch(orderListCleared())
    return Promise.resolve([shea])
  }
  await refreshOrderList(store, { ...createSources([]), loadProducts })
  expect(selectCartItems(store.getState())).toEqual([])
})

test('an unknown product stays as stored while it is not known what was published', async () => {
  const unknown = { ...storedShea, id: '999', name: 'Chebe Powder' }
  const { store, items } = openShop([unknown])
  const waitForPublishedChanges = () => Promise.resolve(false)
  const sources = { ...createSources([shea]), waitForPublishedChanges }
  expect(await refreshOrderList(store, sources)).toEqual([])
  expect(items()).toEqual([unknown])
})
