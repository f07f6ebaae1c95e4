import type { ReactNode } from 'react'
import type { ListedProduct } from '../../domain/product'

/** What an action on a product may know of it, on a card and on the detail page alike. */
export type ActionProduct = Pick<ListedProduct, 'id' | 'name' | 'category' | 'image'>

/** What app/ offers to do with a product: adding it to the order list. The catalogue does not know that lists exist. */
export type ProductAction = (product: ActionProduct) => ReactNode
