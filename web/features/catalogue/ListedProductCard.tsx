import { memo } from 'react'
import type { ProductSummary } from '../../../domain/catalogue/product'
import { routePaths } from '../../../domain/site/routePaths'
import { ProductCard } from '../../ui/products/ProductCard'
import type { ProductLinkState } from './productLink'
import type { RenderProductAction } from './RenderProductAction'

type Props = {
  product: ProductSummary
  title: string | undefined
  reason: string | undefined
  getLinkState: () => ProductLinkState
  isEager: boolean
  isGone: boolean
  action?: RenderProductAction
}

/** The card of a product in the product list, with a link to its page. */
export const ListedProductCard = memo(function ListedProductCard(props: Props) {
  const { product, getLinkState, action, ...rest } = props
  const link = { to: routePaths.product(product.id), state: getLinkState }
  return <ProductCard {...rest} product={product} link={link} action={action?.(product)} />
})
