import type { ReactNode } from 'react'
import type { ProductSummary } from '../../domain/catalogue/product'

/** The fields of a product that an action may use, on a card and on the detail page. */
export type ProductForAction = Pick<ProductSummary, 'id' | 'name' | 'category' | 'image'>

/**
 * Renders an action for a product. app/ passes the order list's control: the catalogue does not depend on order
 * lists.
 */
export type RenderProductAction = (product: ProductForAction) => ReactNode
