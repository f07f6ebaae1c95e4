import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { uiMessages } from '../../../domain/messages/ui'
import { productMessages } from '../../../domain/messages/product'
import { getProductPageMetadata } from '../../../domain/catalogue/productPageMetadata'
import type { ProductSummary, DetailedProduct } from '../../../domain/catalogue/product'
import { PageSection } from '../../ui/PageSection'
import { BlurImage } from '../../ui/pictures/BlurImage'
import { ProductFields } from '../../ui/products/ProductFields'
import { usePageMetadata } from '../../ui/usePageMetadata'
import { OnwardLinks } from './OnwardLinks'
import { ProductPageLinks } from './ProductPageLinks'
import { getOnwardLinkState } from './productLink'
import styles from './ProductDetails.module.css'

// On a phone, the picture fills the page's width; on wider screens, it fills the narrower of two columns. On phones,
// `sizes` declares 82vw instead of the actual 92vw, so that the usual ones load 640 instead of 960 pixels (see ProductCard).
const sizes = '(max-width: 600px) 82vw, min(42vw, 586px)'

type Props = {
  product: DetailedProduct | ProductSummary
  action: ReactNode
  /** Whether the product was hidden since the page was opened. */
  isGone?: boolean
}

/** The detail page of a product. Until all fields have loaded, it shows those known from the product list. */
export function ProductDetails({ product, action, isGone = false }: Props) {
  const { id, name } = product
  const description = 'description' in product ? product.description : product.preview
  usePageMetadata(getProductPageMetadata({ id, name, description }))
  const linkState = getOnwardLinkState(useLocation().state)
  return (
    <PageSection>
      <div className={styles.product}>
        <h1 className={styles.title}>
          <span className={styles.trail}>{productMessages.productTrail}</span>
          {name}
        </h1>
        <div className={styles.picture}>
          <BlurImage picture={product.image} alt={name} sizes={sizes} isEager />
        </div>
        <div className={styles.action}>
          {isGone ? (
            <p className={styles.gone}>{uiMessages.noLongerSold}</p>
          ) : (
            <>
              <span className={styles.unit}>{productMessages.formatUnitPrefix(product.unit)}</span>
              <div className={styles.control}>{action}</div>
            </>
          )}
        </div>
        <div className={styles.facts}>
          <ProductFields product={product} />
          <ProductPageLinks product={product} />
        </div>
        {'links' in product ? (
          <div className={styles.onward}>
            <OnwardLinks category={product.category} links={product.links} linkState={linkState} />
          </div>
        ) : null}
      </div>
    </PageSection>
  )
}
