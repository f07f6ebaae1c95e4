import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { ListedProduct } from '../../domain/product'
import { BlurImage } from '../../ui/BlurImage'
import { Icon } from '../../ui/Icon'
import { type ListPlace, toProduct } from './productLink'
import veil from '../../ui/veil.module.css'
import styles from './ProductCard.module.css'

type Props = { product: ListedProduct; list: ListPlace; eager: boolean; action?: ReactNode }

/** A product in the list. The name's link covers the card, so that a tap anywhere opens it. */
export function ProductCard({ product, list, eager, action }: Props) {
  const link = toProduct(product.id, list)
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <BlurImage picture={product.image} alt="" eager={eager} />
        <div className={`${veil.veil} ${styles.overlay}`}>
          <p className={styles.preview}>{product.preview}…</p>
          <Link className={styles.view} {...link} aria-label={`View ${product.name}`}>
            <Icon name="eye" />
          </Link>
        </div>
      </div>
      <h2 className={styles.name}>
        <Link className={styles.link} {...link}>
          {product.name}
        </Link>
      </h2>
      {action ? <div className={styles.action}>{action}</div> : null}
    </article>
  )
}
