import { safeStorage } from '../state/safeStorage'
import { openStore, type ShopStore } from '../state/store'
import { refreshList } from './refreshList'

/** The store of this page: restored at once, written to the end, its list held against today's catalogue. */
export function openShop(): ShopStore {
  const { store, flush } = openStore(safeStorage(() => localStorage))
  addEventListener('pagehide', () => {
    void flush()
  })
  // Without the catalogue the list stays as it was kept; the next visit holds it against the catalogue again.
  refreshList(store, loadProducts).catch(() => undefined)
  return store
}

async function loadProducts() {
  return (await import('../data/catalogue/list')).listedProducts()
}
