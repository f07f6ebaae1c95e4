import { listedProduct, loadProducts } from '../../data/catalogue/list'
import { orderProduct } from '../../domain/orderList'
import { takenAgain } from '../../domain/requestAgain'
import type { Sent } from '../../domain/sentRecord'
import { listReplaced, selectItems } from '../../state/cartSlice'
import type { ShopStore } from '../../state/store'
import { showToast } from '../../ui/toast'

/** Puts a former request's products on the order list and says what became of them; answers whether any are there. */
export async function requestAgain(store: ShopStore, sent: Sent): Promise<boolean> {
  try {
    await loadProducts()
  } catch {
    showToast('error', notArrived)
    return false
  }
  const { items, message, isAnyKnown } = takenAgain(sent, selectItems(store.getState()), productOf)
  showToast(isAnyKnown ? 'success' : 'info', message)
  if (isAnyKnown) store.dispatch(listReplaced(items))
  return isAnyKnown
}

const notArrived =
  'Our catalogue did not arrive, so nothing was put on your order list, which stays as it was. Check that you are online, then press again.'

function productOf(id: string) {
  const product = listedProduct(id)
  return product && orderProduct(product)
}
