import { getListedProduct, loadProducts } from '../../data/catalogue/productList'
import { toOrderProduct } from '../../domain/order-list/orderList'
import { mergeRequestIntoList } from '../../domain/sent-items/mergeRequestIntoList'
import type { SentItem } from '../../domain/sent-items/sentItem'
import { listReplaced, selectCartItems } from '../../state/cartSlice'
import type { ShopStore } from '../../state/store'
import { showToast } from '../../ui/toasts/showToast'

/** Adds a sent request's products to the order list and reports the result; resolves to whether any was known. */
export async function addRequestToOrderList(store: ShopStore, sentItem: SentItem): Promise<boolean> {
  try {
    await loadProducts()
  } catch {
    showToast('error', catalogueFailedMessage)
    return false
  }
  const { items, message, hasKnownProducts } = mergeRequestIntoList(
    sentItem,
    selectCartItems(store.getState()),
    findOrderProduct,
  )
  showToast(hasKnownProducts ? 'success' : 'info', message)
  if (hasKnownProducts) store.dispatch(listReplaced(items))
  return hasKnownProducts
}

const catalogueFailedMessage =
  'Our catalogue did not arrive, so nothing was put on your order list, which stays as it was. Check that you are online, then press again.'

function findOrderProduct(id: string) {
  const product = getListedProduct(id)
  return product && toOrderProduct(product)
}
