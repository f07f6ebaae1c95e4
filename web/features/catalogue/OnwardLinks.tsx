import { useId, useState } from 'react'
import { productMessages } from '../../../domain/messages/product'
import type { Category, PageLink, ProductLinks, ProductSummary } from '../../../domain/catalogue/product'
import { routePaths } from '../../../domain/site/routePaths'
import { Link } from '../../ui/Link'
import { BlurImage } from '../../ui/pictures/BlurImage'
import { ProductMark } from '../../ui/pictures/ProductMark'
import type { RenderProductAction } from '../../ui/products/RenderProductAction'
import { CategoryNeighbours } from './CategoryNeighbours'
import type { ProductLinkState } from './productLink'
import styles from './OnwardLinks.module.css'
import cardFrame from '../../ui/products/cardFrame.module.css'

type Props = {
  category: Category
  links: ProductLinks
  linkState: ProductLinkState | undefined
  action: RenderProductAction
}

/** The products to which a product's page leads. One that is hidden meanwhile keeps its place on the open page. */
export function OnwardLinks({ category, links, linkState, action }: Props) {
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
      <h2 className={styles.title} id={titleId}>
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
      <h2 className={styles.title} id={titleId}>
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
                <ProductMark soldOut={product.soldOut} isNew={product.isNew} />
              </span>
              <span>{product.name}</span>
            </Link>
            {action(product)}
          </li>
        ))}
      </ul>
    </section>
  )
}
