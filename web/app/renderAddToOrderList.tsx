import { toOrderListProduct } from '../../domain/order-list/orderList'
import type { RenderProductAction } from '../features/catalogue/RenderProductAction'
import { AddToListControl } from '../features/order-list/AddToListControl'

/** The order list's buttons on a product's card. */
export const renderAddToOrderList: RenderProductAction = (product) => (
  <AddToListControl product={toOrderListProduct(product)} />
)

/** The same buttons as the main action of a product's page. */
export const renderMainAddToOrderList: RenderProductAction = (product) => (
  <AddToListControl product={toOrderListProduct(product)} tone="loud" />
)
