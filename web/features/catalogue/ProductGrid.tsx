import type { ListedProduct } from '../../domain/product'
import type { ProductAction } from './ProductAction'
import { ProductCard } from './ProductCard'
import styles from './ProductGrid.module.css'

const firstRow = 4

type Props = {
  /** The query of the list that they stand in, to come back to. */
  search: string
  products: readonly ListedProduct[]
  /** Why a product is offered, by id, where that is not plain. */
  reasons?: ReadonlyMap<string, string>
  action?: ProductAction
}

/** Four cards in a row, three on small tablets, two on phones. */
export function ProductGrid({ search, products, reasons, action }: Props) {
  const list = { search, shown: products.length }
  return (
    <ul className={styles.grid}>
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCard
            product={product}
            reason={reasons?.get(product.id)}
            list={list}
            eager={index < firstRow}
            action={action?.(product)}
          />
        </li>
      ))}
    </ul>
  )
}
