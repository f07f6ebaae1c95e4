import { loadDetail } from 'virtual:catalogue/products'
import type { ProductDetail } from '../../domain/product'
import { asksToSaveData } from '../../domain/saveData'

type Loaded = ProductDetail | undefined

/**
 * Everything about one product; nothing when there is no such product. Rejects when it cannot be fetched. A first visit
 * fetches it alone; where a service worker keeps all of them, they are here already.
 */
export function loadProduct(id: string): Promise<Loaded> {
  const alone = Object.hasOwn(loadDetail, id) ? loadDetail[id] : undefined
  if (alone === undefined) return Promise.resolve(undefined)
  if (!isKept()) return alone()
  const amongAll = () => loadAll(id)
  return asksToSaveData(navigator) ? alone().catch(amongAll) : amongAll().catch(alone)
}

async function loadAll(id: string): Promise<Loaded> {
  return (await import('virtual:catalogue/details')).details.get(id)
}

function isKept(): boolean {
  return 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null
}
