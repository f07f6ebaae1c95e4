import { act, cleanup } from '@testing-library/react'
import { vi } from 'vitest'
import { parseProductSummaries } from '../../../domain/catalogue/parseCatalogue'
import { toOrderListProduct } from '../../../domain/order-list/orderList'
import { createMemoryStorage } from '../memoryStorage'
import { readCatalogueFile } from './builtCatalogue'
import './loadAhead'
import { createMemoryShop, type MemoryShopOptions } from './memoryServices'
import { renderShopRoot } from './renderShopRoot'

// A Tuesday, 10:00 in Lagos: the business is open.
export const openingHour = Date.parse('2026-03-03T09:00:00Z')

export type ShopOptions = MemoryShopOptions & {
  now?: number
  /** What this browser has stored, besides the order list and the session. */
  stored?: Readonly<Record<string, string>>
  /** The quantities of the order list by product id. */
  list?: Readonly<Record<string, number>>
}

/** Opens the shop at a path: its routes, its Redux store, and services in memory. */
export async function renderShop(path: string, { now = openingHour, stored, ...options }: ShopOptions = {}) {
  vi.setSystemTime(now)
  history.replaceState(null, '', path)
  const storage = options.storage ?? createMemoryStorage({ ...toStoredTexts(options), ...stored })
  const shop = createMemoryShop({ ...options, storage })
  return {
    ...shop,
    ...(await renderShopRoot(shop.services)),
    /** Lets time pass for the screens' clocks. */
    setTime: (time: number) => {
      vi.setSystemTime(time)
    },
    /** Says that the device is online or offline. */
    setOnline: (isOnline: boolean) => {
      Object.defineProperty(navigator, 'onLine', { configurable: true, value: isOnline })
      act(() => {
        dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
      })
    },
    /** Closes the page, and opens the shop again in the same browser. */
    reopen: (newPath: string) => {
      cleanup()
      // An object of its own: what a page keeps in memory goes with the page.
      return renderShop(newPath, {
        ...options,
        now: Date.now(),
        signedIn: shop.getAccount(),
        storage: { ...storage },
      })
    },
  }
}

/** What a browser has stored of an order list with these products, by id, and of a session. */
function toStoredTexts({ list = {}, signedIn }: ShopOptions): Record<string, string> {
  if (Object.keys(list).length === 0 && !signedIn) return {}
  const cartItems = parseProductSummaries(readCatalogueFile('products'))
    .filter(({ id }) => id in list)
    .map((product) => ({ ...toOrderListProduct(product), count: list[product.id] }))
  const auth = signedIn && { isLoggedIn: true, ...signedIn, password: undefined }
  const slices = { auth: auth ?? { isLoggedIn: false }, cart: { cartItems } }
  const texts = Object.entries(slices).map(([name, slice]) => [name, JSON.stringify(slice)])
  return { 'persist:root': JSON.stringify(Object.fromEntries(texts)) }
}
