import { toOrderListProduct } from '../domain/order-list/orderList'
import type { RenderProductAction } from '../features/catalogue/RenderProductAction'
import { AddToListControl } from '../features/order-list/AddToListControl'

/** Renders the control that adds a product to the order list. */
export const renderAddToOrderList: RenderProductAction = (product) => (
  <AddToListControl product={toOrderListProduct(product)} />
)
