import { toOrderItems, toCartItems, toOrderListProduct } from '../domain/order-list/orderList'
import type { ProductSummary } from '../domain/catalogue/product'
import { orderListReplaced, selectCartItems } from '../state/cartSlice'
import { selectIsReduxStateRestored, type ShopStore } from '../state/store'

type LoadProducts = () => Promise<readonly ProductSummary[]>

/** Updates the order list from the catalogue. Returns the names of products that the catalogue no longer has. */
export async function refreshOrderList(store: ShopStore, loadProducts: LoadProducts): Promise<string[]> {
  await waitUntilRestored(store)
  if (selectCartItems(store.getState()).length === 0) return []
  const products = new Map((await loadProducts()).map((product) => [product.id, toOrderListProduct(product)]))
  const items = selectCartItems(store.getState())
  store.dispatch(orderListReplaced(toCartItems(toOrderItems(items), (id) => products.get(id))))
  return items.filter(({ id }) => !products.has(id)).map(({ name }) => name)
}

function waitUntilRestored(store: ShopStore): Promise<void> {
  return new Promise((resolve) => {
    const resolveIfRestored = () => {
      if (!selectIsReduxStateRestored(store.getState())) return
      unsubscribe()
      resolve()
    }
    const unsubscribe = store.subscribe(resolveIfRestored)
    resolveIfRestored()
  })
}
