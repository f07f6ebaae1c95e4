import { Link } from '../../ui/Link'
import { routePaths } from '../../../domain/site/routePaths'
import type { FeaturedProduct } from '../../../domain/catalogue/product'
import { homeMessages } from '../../../domain/messages/home'
import { BlurImage } from '../../ui/pictures/BlurImage'
import { NoLongerSoldMark } from '../../ui/pictures/NoLongerSoldMark'
import hoverOverlay from '../../ui/pictures/hoverOverlay.module.css'
import stretchedLink from '../../ui/pictures/stretchedLink.module.css'
import styles from './FeaturedProductCard.module.css'

// The grid has two or four columns. On phones, `sizes` declares 27vw instead of the actual 45vw, so that the browser
// loads a smaller file (see ProductCard).
const sizes = '(max-width: 440px) 27vw, (max-width: 1366px) 45vw, min(22vw, 318px)'

type Props = {
  product: FeaturedProduct
  /** Whether the product was hidden since the site was built. */
  isGone: boolean
}

/** A card for a featured product. The whole card is a link to the product; its overlay has a link to the store. */
export function FeaturedProductCard({ product, isGone }: Props) {
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <BlurImage picture={product.photo} alt="" sizes={sizes} />
        <div className={`${hoverOverlay.overlay} ${styles.overlay}`}>
          <p className={styles.repeated} aria-hidden="true">
            {product.shortDescription}
          </p>
          <Link className={styles.visit} to={routePaths.store}>
            {homeMessages.visitShop}
          </Link>
        </div>
        {isGone ? <NoLongerSoldMark /> : null}
      </div>
      <h3 className={styles.name}>
        <Link className={stretchedLink.link} to={routePaths.product(product.productId)}>
          {product.name}
        </Link>
      </h3>
      <p className={styles.description}>{product.shortDescription}</p>
    </article>
  )
}
