import type { ReactNode } from 'react'
import type { ListedProduct } from '../../domain/catalogue/product'

/** The fields of a product that an action may use, on a card and on the detail page. */
export type ProductActionTarget = Pick<ListedProduct, 'id' | 'name' | 'category' | 'image'>

/**
 * Renders an action for a product. app/ passes the order list's control: the catalogue does not depend on order
 * lists.
 */
export type RenderProductAction = (product: ProductActionTarget) => ReactNode
