import { useCallback, useLayoutEffect, useRef } from 'react'
import type { ProductSummary } from '../../domain/catalogue/product'
import type { RenderProductAction } from './RenderProductAction'
import { ProductCard } from './ProductCard'
import styles from './ProductGrid.module.css'

const eagerCardCount = 4

type Props = {
  /** The URL query string of the product list, so that a product page can link back to the list. */
  search: string
  products: readonly ProductSummary[]
  /** The reason why each product is suggested, such as 'similar name', by product id. */
  reasons?: ReadonlyMap<string, string>
  action?: RenderProductAction
}

/** A grid of product cards: four in a row, three on small tablets, two on phones. */
export function ProductGrid({ search, products, reasons, action }: Props) {
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
          <ProductCard
            product={product}
            reason={reasons?.get(product.id)}
            getLinkState={getLinkState}
            isEager={index < eagerCardCount}
            {...(action && { action })}
          />
        </li>
      ))}
    </ul>
  )
}
