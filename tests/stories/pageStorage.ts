import type { Page } from 'playwright-core'

/** Fills localStorage before the page's first load, and only then. */
export function seedLocalStorage(page: Page, texts: Record<string, string>): Promise<unknown> {
  return page.addInitScript((items) => {
    if (sessionStorage.getItem('seeded')) return
    sessionStorage.setItem('seeded', 'yes')
    for (const [key, text] of Object.entries(items)) localStorage.setItem(key, text)
  }, texts)
}

type ListedProduct = { id: string; name: string; count: number }

export const sheaButterProduct = { id: '1', name: 'Shea Butter', count: 0.5 }
export const coconutOilProduct = { id: '2', name: 'Coconut Oil', count: 0.5 }

/** Puts products on the order list before the page's first load. */
export function seedOrderList(page: Page, ...products: ListedProduct[]): Promise<unknown> {
  const items = products.map((product) => ({ category: 'Butter', imageURL: '/old.webp', ...product }))
  return seedLocalStorage(page, { cartItems: JSON.stringify(items) })
}
