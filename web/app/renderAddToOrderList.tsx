import { toOrderListProduct } from '../domain/order-list/orderList'
import type { RenderProductAction } from '../features/catalogue/RenderProductAction'
import { AddToListControl } from '../features/order-list/AddToListControl'

export const renderAddToOrderList: RenderProductAction = (product) => (
  <AddToListControl product={toOrderListProduct(product)} />
)
