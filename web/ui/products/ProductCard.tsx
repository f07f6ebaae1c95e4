import { type ReactNode, useState } from 'react'
import type { Picture } from '../../../domain/catalogue/picture'
import type { Unit } from '../../../domain/catalogue/product'
import { catalogueMessages } from '../../../domain/messages/catalogue'
import { Icon } from '../Icon'
import { closeIcon } from '../icons'
import { Link } from '../Link'
import { BlurImage } from '../pictures/BlurImage'
import { ProductMark } from '../pictures/ProductMark'
import cardFrame from './cardFrame.module.css'
import styles from './ProductCard.module.css'

/** SVG path data of the icon that means 'view', on a 24×24 view box. */
const eyeIcon =
  'M2.5 12C5 7.5 8 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.5 6.5-9.5 6.5S5 16.5 2.5 12ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z'

// On a phone a product's picture is 44vw wide, but `sizes` declares 27vw, so that the browser loads a smaller file. The
// difference is not visible, and sixteen pictures need 120 KB less.
const sizes = '(max-width: 440px) 27vw, (max-width: 600px) 44vw, (max-width: 940px) 29vw, min(21vw, 296px)'

type Props = {
  /** The product; one that staff still write may lack a picture and a unit. */
  product: {
    name: string
    preview: string
    unit: Unit | null
    image: Picture | null
    soldOut?: boolean
    isNew?: boolean
  }
  title?: string | undefined
  /** Why the product is suggested, such as 'similar name'. */
  reason?: string | undefined
  link: { to: string; state?: () => object }
  isEager?: boolean
  action?: ReactNode
  /** Whether the product was hidden since the card was shown. */
  isGone?: boolean
}

/** The card of a product. The whole card is a link. Hover shows a preview; touch devices have a button for it. */
export function ProductCard(props: Props) {
  const { product, title, reason, link, isEager = false, action, isGone = false } = props
  const [isPreviewOpen, setIsPreviewOpen] = useState(false)
  return (
    <article className={styles.card}>
      <div className={cardFrame.picture}>
        {product.image ? (
          <BlurImage picture={product.image} alt="" sizes={sizes} isEager={isEager} />
        ) : (
          <div className={styles.noPicture} />
        )}
        <div className={`${cardFrame.overlay} ${styles.overlay}`} data-open={isPreviewOpen}>
          <p className={styles.preview}>{`${product.preview}…`}</p>
          <Link
            className={styles.view}
            {...link}
            aria-label={catalogueMessages.formatViewLabel(product.name)}
          >
            <Icon pathData={eyeIcon} />
          </Link>
        </div>
        <ProductMark isGone={isGone} soldOut={product.soldOut} isNew={product.isNew} />
        <button
          className={styles.previewButton}
          type="button"
          aria-label={catalogueMessages.formatPreviewLabel(product.name)}
          aria-expanded={isPreviewOpen}
          onClick={() => setIsPreviewOpen(!isPreviewOpen)}
        >
          <Icon pathData={isPreviewOpen ? closeIcon : eyeIcon} />
        </button>
      </div>
      <h2 className={styles.name}>
        <Link className={cardFrame.link} {...link}>
          {title ?? product.name}
        </Link>
      </h2>
      {product.unit ? (
        <p className={styles.unit}>{catalogueMessages.formatUnitOfSale(product.unit)}</p>
      ) : null}
      {reason === undefined ? null : <p className={styles.reason}>{reason}</p>}
      {action ? (
        <div className={cardFrame.action} inert={isGone}>
          {action}
        </div>
      ) : null}
    </article>
  )
}
