import { useLocation } from 'react-router-dom'
import type { ListedProduct } from '../../domain/product'
import type { ProductAction } from './ProductAction'
import { ProductCard } from './ProductCard'
import styles from './ProductGrid.module.css'

const firstRow = 4

type Props = { products: readonly ListedProduct[]; action?: ProductAction }

/** Four cards in a row, three on small tablets, two on phones. */
export function ProductGrid({ products, action }: Props) {
  const list = { search: useLocation().search, shown: products.length }
  return (
    <ul className={styles.grid}>
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCard product={product} list={list} eager={index < firstRow} action={action?.(product)} />
        </li>
      ))}
    </ul>
  )
}
