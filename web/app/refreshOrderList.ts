import {
  type CartItem,
  type OrderListProduct,
  toOrderItems,
  toCartItems,
  toOrderListProduct,
} from '../../domain/order-list/orderList'
import type { ProductSummary } from '../../domain/catalogue/product'
import { orderListReplaced, selectCartItems } from '../state/cartSlice'
import { selectIsReduxStateRestored, type ShopStore } from '../state/store'
import { readSyncedState } from '../state/tabSync'

type CatalogueSources = {
  loadProducts: () => Promise<readonly ProductSummary[]>
  /** Resolves to whether it is known what was published since the build. */
  waitForPublishedChanges: () => Promise<boolean>
}

/** Updates the order list from the catalogue; returns the names of products that the catalogue no longer has. */
export async function refreshOrderList(store: ShopStore, sources: CatalogueSources): Promise<string[]> {
  await waitUntilRestored(store)
  const storedItems = selectCartItems(store.getState())
  if (storedItems.length === 0) return []
  let products = toProductsById(await sources.loadProducts())
  const hasUnknown = storedItems.some(({ id }) => !products.has(id))
  const isComplete = !hasUnknown || (await sources.waitForPublishedChanges())
  if (hasUnknown) products = toProductsById(await sources.loadProducts())
  const items = selectCartItems(readSyncedState(store))
  const findProduct = (id: string) => products.get(id) ?? (isComplete ? undefined : findStored(items, id))
  const refreshed = toCartItems(toOrderItems(items), findProduct)
  store.dispatch(orderListReplaced(refreshed))
  return items.filter(({ id }) => !findProduct(id)).map(({ name }) => name)
}

function toProductsById(products: readonly ProductSummary[]): ReadonlyMap<string, OrderListProduct> {
  return new Map(products.map((product) => [product.id, toOrderListProduct(product)]))
}

function findStored(items: readonly CartItem[], id: string): CartItem | undefined {
  return items.find((item) => item.id === id)
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
