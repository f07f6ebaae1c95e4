import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { formatUnitOfSale } from '../../domain/messages/unitOfSale'
import { routePaths } from '../../domain/site/routePaths'
import type { ProductSummary, DetailedProduct } from '../../domain/catalogue/product'
import { PageSection } from '../../ui/PageSection'
import { BlurImage } from '../../ui/pictures/BlurImage'
import { ButtonLink } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { backIcon } from '../../ui/icons'
import { usePageMetadata } from '../../ui/usePageMetadata'
import { getProductPageMetadata } from './catalogueMetadata'
import { ProductFields } from './ProductFields'
import { getBackLink } from './productLink'
import styles from './ProductDetails.module.css'

// On a phone, the picture fills the page's width; on wider screens, it fills the narrower of two columns. On phones,
// `sizes` declares 82vw instead of the actual 92vw, so that the usual ones load 640 instead of 960 pixels (see ProductCard).
const sizes = '(max-width: 600px) 82vw, min(42vw, 586px)'

type Props = { product: DetailedProduct | ProductSummary; action: ReactNode }

/** The detail page of a product. Until all fields have loaded, it shows those known from the product list. */
export function ProductDetails({ product, action }: Props) {
  const { name } = product
  usePageMetadata(
    getProductPageMetadata({
      id: product.id,
      name,
      description: 'description' in product ? product.description : product.preview,
    }),
  )
  const backLink = getBackLink(useLocation().state)
  return (
    <PageSection>
      <h1 className={styles.title}>
        <span className={styles.trail}>{'Product Details > '}</span>
        {product.name}
      </h1>
      <div className={styles.columns}>
        <div className={styles.picture}>
          <BlurImage picture={product.image} alt={product.name} sizes={sizes} isEager />
        </div>
        <div className={styles.facts}>
          <ProductFields product={product} />
          <div className={styles.order}>
            <p>{formatUnitOfSale(product.unit)}</p>
            {action}
          </div>
          <div className={styles.buttons}>
            <ButtonLink tone="quiet" {...backLink}>
              <Icon pathData={backIcon} />
              Back to Products
            </ButtonLink>
            <ButtonLink to={routePaths.productEnquiry(product.id)}>Make Enquiry</ButtonLink>
          </div>
        </div>
      </div>
    </PageSection>
  )
}
