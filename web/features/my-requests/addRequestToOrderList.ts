import type { Catalogue } from '../../data/catalogue/createCatalogue'
import { toOrderListProduct } from '../../../domain/order-list/orderList'
import { mergeRequestIntoOrderList } from './mergeRequestIntoOrderList'
import type { SentItem } from '../../../domain/sent-items/sentItem'
import { orderListReplaced, selectCartItems } from '../../state/cartSlice'
import type { ShopStore } from '../../state/store'
import { readSyncedState } from '../../state/tabSync'
import { showToast } from '../../ui/toasts/showToast'

/** Adds a request's products to the list; resolves to whether the catalogue has any. Rejects if it does not load. */
export async function addRequestToOrderList(
  catalogue: Catalogue,
  store: ShopStore,
  sentItem: SentItem,
): Promise<boolean> {
  await catalogue.loadProducts()
  const { items, message, hasKnownProducts } = mergeRequestIntoOrderList(
    sentItem,
    selectCartItems(readSyncedState(store)),
    (id) => {
      const product = catalogue.getCachedProductSummary(id)
      return product && toOrderListProduct(product)
    },
  )
  showToast(hasKnownProducts ? 'success' : 'info', message)
  if (hasKnownProducts) store.dispatch(orderListReplaced(items))
  return hasKnownProducts
}
