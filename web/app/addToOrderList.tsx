import { orderProduct } from '../domain/orderList'
import type { ProductAction } from '../features/catalogue/ProductAction'
import { AddToOrderList } from '../features/order-list/AddToOrderList'

/** What a visitor can do with a product wherever the catalogue shows one. */
export const addToOrderList: ProductAction = (product) => <AddToOrderList product={orderProduct(product)} />
