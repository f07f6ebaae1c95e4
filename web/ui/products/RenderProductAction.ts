import type { ReactNode } from 'react'
import type { ProductSummary } from '../../../domain/catalogue/product'

/** The fields of a product that the buttons on its card or page may use. */
export type ProductForAction = Pick<ProductSummary, 'id' | 'name' | 'category' | 'unit' | 'image'>

/** Renders an action for a product, so that the screens of products do not depend on the order list's code. */
export type RenderProductAction = (product: ProductForAction) => ReactNode
