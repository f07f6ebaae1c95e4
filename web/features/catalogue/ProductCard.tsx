import { memo, useState } from 'react'
import { Link } from '../../ui/Link'
import type { ProductSummary } from '../../domain/catalogue/product'
import { formatUnitOfSale } from '../../domain/messages/unitOfSale'
import { formatPreviewLabel, formatViewLabel } from '../../domain/messages/productCard'
import { routePaths } from '../../domain/site/routePaths'
import { BlurImage } from '../../ui/pictures/BlurImage'
import { Icon } from '../../ui/Icon'
import { closeIcon } from '../../ui/icons'
import { eyeIcon } from './catalogueIcons'
import type { ProductLinkState } from './productLink'
import type { RenderProductAction } from './RenderProductAction'
import hoverOverlay from '../../ui/pictures/hoverOverlay.module.css'
import styles from './ProductCard.module.css'

// On a phone a product's picture is 44vw wide, but `sizes` declares 27vw, so that the browser loads a smaller file. The
// difference is not visible, and sixteen pictures need 120 KB less.
const sizes = '(max-width: 440px) 27vw, (max-width: 600px) 44vw, (max-width: 940px) 29vw, min(21vw, 296px)'

type Props = {
  product: ProductSummary
  /** The title of the card, if it is not the product's name. */
  title: string | undefined
  /** Why the product is suggested, such as 'similar name'. */
  reason: string | undefined
  getLinkState: () => ProductLinkState
  isEager: boolean
  action?: RenderProductAction
}

/**
 * The card of a product in a list. The whole card is a link. Hover shows a preview; touch devices have a button for it.
 */
export const ProductCard = memo(function ProductCard(props: Props) {
  const { product, title, reason, getLinkState, isEager, action } = props
  const [isPreviewOpen, setIsPreviewOpen] = useState(false)
  const link = { to: routePaths.product(product.id), state: getLinkState }
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <BlurImage picture={product.image} alt="" sizes={sizes} isEager={isEager} />
        <div className={`${hoverOverlay.overlay} ${styles.overlay}`} data-open={isPreviewOpen}>
          <p className={styles.preview}>{product.preview}…</p>
          <Link className={styles.view} {...link} aria-label={formatViewLabel(product.name)}>
            <Icon pathData={eyeIcon} />
          </Link>
        </div>
        <button
          className={styles.previewButton}
          type="button"
          aria-label={formatPreviewLabel(product.name)}
          aria-expanded={isPreviewOpen}
          onClick={() => {
            setIsPreviewOpen(!isPreviewOpen)
          }}
        >
          <Icon pathData={isPreviewOpen ? closeIcon : eyeIcon} />
        </button>
      </div>
      <h2 className={styles.name}>
        <Link className={styles.link} {...link}>
          {title ?? product.name}
        </Link>
      </h2>
      <p className={styles.unit}>{formatUnitOfSale(product.unit)}</p>
      {reason === undefined ? null : <p className={styles.reason}>{reason}</p>}
      {action ? <div className={styles.action}>{action(product)}</div> : null}
    </article>
  )
})
