import { type ReactNode, Suspense, useDeferredValue } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { uiMessages } from '../../../domain/messages/ui'
import { productMessages } from '../../../domain/messages/product'
import { getProductPageMetadata } from '../../../domain/catalogue/productPageMetadata'
import type { ProductSummary, DetailedProduct } from '../../../domain/catalogue/product'
import { PageSection } from '../../ui/PageSection'
import type { RenderProductAction } from '../../ui/products/RenderProductAction'
import { BlurImage } from '../../ui/pictures/BlurImage'
import { ProductFields } from '../../ui/products/ProductFields'
import { usePageMetadata } from '../../ui/usePageMetadata'
import { useCatalogue } from '../../data/ShopServices'
import { lazyWithRetry } from '../../browser/lazyWithRetry'
import { OnwardLinks } from './OnwardLinks'
import { LazyRecentlyViewed } from './recently-viewed/LazyRecentlyViewed'
import { getOnwardLinkState, getBackLink } from './productLink'
import { routePaths } from '../../../domain/site/routePaths'
import { ButtonLink } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { backIcon } from '../../ui/icons'
import { ShareButton } from '../../ui/sharing/ShareButton'
import { Link } from '../../ui/Link'
import styles from './ProductDetails.module.css'

// On a phone, the picture fills the page's width; on wider screens, it fills the narrower of two columns. On phones,
// `sizes` declares 82vw instead of the actual 92vw, so that the usual ones load 640 instead of 960 pixels (see ProductCard).
const sizes = '(max-width: 600px) 82vw, min(42vw, 586px)'

// Few products have further photographs or certificates. The others load nothing for them.
const loadProof = () => import('../../ui/products/ProductProof')
const ProductPictures = lazyWithRetry(async () => (await loadProof()).ProductPictures)
const CertificateField = lazyWithRetry(async () => (await loadProof()).CertificateField)

type Props = {
  product: DetailedProduct | ProductSummary
  action: ReactNode
  relatedAction: RenderProductAction
  /** Whether the product was hidden since the page was opened. */
  isGone?: boolean
}

/** The detail page of a product. Until all fields have loaded, it shows those known from the product list. */
export function ProductDetails({ product: current, action, relatedAction, isGone = false }: Props) {
  const product = useListedFirst(current)
  const { id, name } = product
  const description = 'description' in product ? product.description : product.preview
  usePageMetadata(getProductPageMetadata({ id, name, description }))
  const linkState = getOnwardLinkState(useLocation().state)
  const mainPicture = (
    <div className={styles.picture}>
      <BlurImage picture={product.image} alt={name} sizes={sizes} isEager />
    </div>
  )
  return (
    <PageSection>
      <div className={styles.product}>
        <h1 className={styles.title}>
          <span className={styles.trail}>{productMessages.productTrail}</span>
          <span>{name}</span>
        </h1>
        <div className={styles.pictures}>
          {'morePictures' in product ? (
            <Suspense fallback={<div className={styles.aboveChoices}>{mainPicture}</div>}>
              <ProductPictures product={product} sizes={sizes} />
            </Suspense>
          ) : (
            mainPicture
          )}
        </div>
        <div className={styles.action} data-above-list-bar>
          {isGone ? (
            <p className={styles.stock}>{uiMessages.noLongerSold}</p>
          ) : (
            <>
              <span className={styles.unit}>{productMessages.formatUnitPrefix(product.unit)}</span>
              <div className={styles.control}>{action}</div>
            </>
          )}
        </div>
        <div className={styles.facts}>
          {product.soldOut && !isGone ? <p className={styles.stock}>{productMessages.soldOutText}</p> : null}
          <ProductFields product={product}>
            {'certificates' in product ? (
              <Suspense>
                <CertificateField productId={id} lines={product.certificates} />
              </Suspense>
            ) : null}
          </ProductFields>
          <ProductPageLinks product={product} />
          <Link className={styles.delivery} to={routePaths.delivery}>
            {productMessages.deliveryLink}
          </Link>
        </div>
        <div className={styles.onward}>
          {'links' in product ? (
            <OnwardLinks
              category={product.category}
              links={product.links}
              linkState={linkState}
              action={relatedAction}
            />
          ) : null}
        </div>
      </div>
      <LazyRecentlyViewed productId={id} />
    </PageSection>
  )
}

/**
 * After a click on a link, returns the summary from the product list for the first render, and all fields of the product for
 * the next one: rendering them all at once would delay the first paint after the click.
 */
function useListedFirst(product: Props['product']): Props['product'] {
  const { getCachedProductSummary } = useCatalogue()
  // Back and Forward need the whole page at once, to restore its scroll position; the first page of a visit is a Pop too.
  const listed = useNavigationType() === NavigationType.Pop ? undefined : getCachedProductSummary(product.id)
  return useDeferredValue(product, listed ?? product)
}

/** What a visitor does with a product apart from adding it: go back to the list, ask about it, share it. */
function ProductPageLinks({ product: { id, name } }: { product: Pick<ProductSummary, 'id' | 'name'> }) {
  return (
    <div className={styles.links}>
      <ButtonLink tone="quiet" {...getBackLink(useLocation().state)}>
        <Icon pathData={backIcon} />
        {productMessages.backToProducts}
      </ButtonLink>
      <ButtonLink tone="quiet" to={routePaths.productEnquiry(id)}>
        {productMessages.makeEnquiry}
      </ButtonLink>
      <ShareButton
        path={routePaths.product(id)}
        title={productMessages.formatShareTitle(name)}
        copiedMessage={productMessages.productLinkCopied}
        linkLabel={productMessages.productLinkLabel}
      >
        {productMessages.shareProduct}
      </ShareButton>
    </div>
  )
}
