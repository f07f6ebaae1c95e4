import { Link } from '../../ui/Link'
import { paths } from '../../app/paths'
import type { FeaturedProduct } from '../../domain/product'
import { BlurImage } from '../../ui/BlurImage'
import veil from '../../ui/veil.module.css'
import styles from './FeaturedCard.module.css'

// As the grid lays it out: two or four in a row.
// On a phone the file for less than the 45vw that it takes, as in the list (ProductCard).
const sizes = '(max-width: 440px) 27vw, (max-width: 1366px) 45vw, min(22vw, 318px)'

/** A featured product; its link covers the card, so that a tap anywhere leads to the shop. */
export function FeaturedCard({ product }: { product: FeaturedProduct }) {
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <BlurImage picture={product.photo} alt="" sizes={sizes} />
        <div className={`${veil.veil} ${styles.overlay}`}>
          <p className={styles.repeated} aria-hidden="true">
            {product.shortDescription}
          </p>
          <Link className={styles.visit} to={paths.store}>
            VISIT SHOP
          </Link>
        </div>
      </div>
      <h3 className={styles.name}>{product.name}</h3>
      <p className={styles.description}>{product.shortDescription}</p>
    </article>
  )
}
