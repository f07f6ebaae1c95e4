import { itemsOf, listOf, orderProduct } from '../domain/orderList'
import type { ListedProduct } from '../domain/product'
import { listReplaced, selectItems } from '../state/cartSlice'
import { selectIsRestored, type ShopStore } from '../state/store'

type LoadProducts = () => Promise<readonly ListedProduct[]>

/**
 * Brings the restored list up to date with the catalogue: today's names and pictures, and no product that is gone. A
 * visitor without a list does not download the catalogue for it. Answers the names of the products that are gone.
 */
export async function refreshList(store: ShopStore, loadProducts: LoadProducts): Promise<string[]> {
  await restored(store)
  if (selectItems(store.getState()).length === 0) return []
  const products = new Map((await loadProducts()).map((product) => [product.id, orderProduct(product)]))
  const items = selectItems(store.getState())
  store.dispatch(listReplaced(listOf(itemsOf(items), (id) => products.get(id))))
  return items.filter(({ id }) => !products.has(id)).map(({ name }) => name)
}

function restored(store: ShopStore): Promise<void> {
  return new Promise((resolve) => {
    const settle = () => {
      if (!selectIsRestored(store.getState())) return
      unsubscribe()
      resolve()
    }
    const unsubscribe = store.subscribe(settle)
    settle()
  })
}
