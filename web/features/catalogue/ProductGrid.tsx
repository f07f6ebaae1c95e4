import { useCallback, useLayoutEffect, useRef, memo } from 'react'
import type { ProductSummary } from '../../../domain/catalogue/product'
import type { RenderProductAction } from '../../ui/products/RenderProductAction'
import { routePaths } from '../../../domain/site/routePaths'
import { ProductCard } from '../../ui/products/ProductCard'
import type { ProductLinkState } from './productLink'
import styles from './ProductGrid.module.css'

type ListedProductCardProps = {
  product: ProductSummary
  title: string | undefined
  reason: string | undefined
  getLinkState: () => ProductLinkState
  isEager: boolean
  isGone: boolean
  action?: RenderProductAction
}

const ListedProductCard = memo(function ListedProductCard(props: ListedProductCardProps) {
  const { product, getLinkState, action, ...rest } = props
  const link = { to: routePaths.product(product.id), state: getLinkState }
  return <ProductCard {...rest} product={product} link={link} action={action?.(product)} />
})

const eagerCardCount = 4

export type CardNote = {
  /** The title in place of the product's name, such as 'Zobo: Hibiscus Petals'. */
  title?: string
  /** Why the product is suggested, such as 'similar name'. */
  reason?: string
  /** Whether the product was hidden since the card was shown. */
  isGone?: boolean
}

type Props = {
  /** The URL query string of the product list, so that a product page can link back to the list. */
  search: string
  products: readonly ProductSummary[]
  /** A text on the card of each of these products, by product id. */
  notes: ReadonlyMap<string, CardNote>
  action?: RenderProductAction
}

/** A grid of product cards: four in a row, three on small tablets, two on phones. */
export function ProductGrid({ search, products, notes, action }: Props) {
  const listSearch = useRef(search)
  useLayoutEffect(() => {
    listSearch.current = search
  })
  // This function keeps its identity, so that memo() skips the cards that a search has already rendered.
  const getLinkState = useCallback(() => ({ listSearch: listSearch.current, steps: 1 }), [])
  return (
    <ul className={styles.grid}>
      {products.map((product, index) => (
        <li key={product.id}>
          <ListedProductCard
            product={product}
            title={notes.get(product.id)?.title}
            reason={notes.get(product.id)?.reason}
            getLinkState={getLinkState}
            isEager={index < eagerCardCount}
            isGone={notes.get(product.id)?.isGone ?? false}
            {...(action && { action })}
          />
        </li>
      ))}
    </ul>
  )
}
