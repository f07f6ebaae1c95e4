import { type ReactNode, Suspense, useState, useId } from 'react'
import { useLocation } from 'react-router-dom'
import { uiMessages } from '../../../domain/messages/ui'
import { productMessages } from '../../../domain/messages/product'
import { getProductPageMetadata } from '../../../domain/catalogue/productPageMetadata'
import type {
  ProductSummary,
  DetailedProduct,
  Category,
  PageLink,
  ProductLinks,
} from '../../../domain/catalogue/product'
import { PageSection } from '../../ui/PageSection'
import type { RenderProductAction } from '../../ui/products/RenderProductAction'
import { BlurImage } from '../../ui/pictures/BlurImage'
import { StockMark } from '../../ui/pictures/StockMark'
import { ProductFields } from '../../ui/products/ProductFields'
import { usePageMetadata } from '../../ui/usePageMetadata'
import { lazyWithRetry } from '../../browser/lazyWithRetry'
import { getOnwardLinkState, type ProductLinkState, getBackLink } from './productLink'
import { CategoryNeighbours } from './CategoryNeighbours'
import { routePaths } from '../../../domain/site/routePaths'
import { ButtonLink } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { backIcon } from '../../ui/icons'
import { ShareButton } from '../../ui/sharing/ShareButton'
import { Link } from '../../ui/Link'
import styles from './ProductDetails.module.css'
import cardFrame from '../../ui/products/cardFrame.module.css'

type OnwardLinksProps = {
  category: Category
  links: ProductLinks
  linkState: ProductLinkState | undefined
  action: RenderProductAction
}

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
export function ProductDetails({ product, action, relatedAction, isGone = false }: Props) {
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
          {name}
        </h1>
        {'morePictures' in product ? (
          <Suspense fallback={mainPicture}>
            <ProductPictures product={product} sizes={sizes} />
          </Suspense>
        ) : (
          mainPicture
        )}
        <div className={styles.action}>
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
            {'certificates' in product && product.certificates ? (
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
        {'links' in product ? (
          <div className={styles.onward}>
            <OnwardLinks
              category={product.category}
              links={product.links}
              linkState={linkState}
              action={relatedAction}
            />
          </div>
        ) : null}
      </div>
    </PageSection>
  )
}

/** The products to which a product's page leads. One that is hidden meanwhile keeps its place on the open page. */
function OnwardLinks({ category, links, linkState, action }: OnwardLinksProps) {
  const [{ shown, source }, setShown] = useState({ shown: links, source: links })
  if (source !== links) setShown({ shown: mergeLinks(shown, links), source: links })
  return (
    <>
      <UsesAndGuides pages={shown.pages} />
      <RelatedProducts products={shown.related} linkState={linkState} action={action} />
      <CategoryNeighbours category={category} links={shown} linkState={linkState} />
    </>
  )
}

/** The pages of the uses that a product suits, and the guides that use it. */
function UsesAndGuides({ pages }: { pages: readonly PageLink[] }) {
  const titleId = useId()
  if (pages.length === 0) return null
  return (
    <nav aria-labelledby={titleId}>
      <h2 className={styles.onwardTitle} id={titleId}>
        {productMessages.usesTitle}
      </h2>
      <ul className={styles.pages}>
        {pages.map(({ path, title }) => (
          <li key={path}>
            <Link className={styles.page} to={path}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function mergeLinks(shown: ProductLinks, current: ProductLinks): ProductLinks {
  const currentById = new Map(current.related.map((product) => [product.id, product]))
  return {
    ...current,
    related: shown.related.map((product) => currentById.get(product.id) ?? product),
    previous: current.previous ?? shown.previous,
    next: current.next ?? shown.next,
  }
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

// As in ProductCard, the declared width on phones is smaller than the actual one, so that the browser loads less.
const relatedProductsSizes = '(max-width: 440px) 27vw, (max-width: 600px) 44vw, min(21vw, 296px)'

type RelatedProductsProps = {
  products: readonly ProductSummary[]
  linkState: ProductLinkState | undefined
  action: RenderProductAction
}

function RelatedProducts({ products, linkState, action }: RelatedProductsProps) {
  const titleId = useId()
  if (products.length === 0) return null
  return (
    <section aria-labelledby={titleId}>
      <h2 className={styles.onwardTitle} id={titleId}>
        {productMessages.relatedProductsTitle}
      </h2>
      <ul className={styles.cards}>
        {products.map((product) => (
          <li className={styles.related} key={product.id}>
            <Link
              className={styles.card}
              to={routePaths.product(product.id)}
              {...(linkState && { state: linkState })}
            >
              <span className={cardFrame.picture}>
                <BlurImage picture={product.image} alt="" sizes={relatedProductsSizes} />
                <StockMark soldOut={product.soldOut} />
              </span>
              {product.name}
            </Link>
            {action(product)}
          </li>
        ))}
      </ul>
    </section>
  )
}
