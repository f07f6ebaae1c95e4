import { useId, useMemo } from 'react'
import type { ProductUse } from '../../../../domain/catalogue/productUse'
import { usesMessages } from '../../../../domain/messages/uses'
import { formatProductCount } from '../../../../domain/order-list/formatProductCount'
import { routePaths } from '../../../../domain/site/routePaths'
import { useCatalogue } from '../../../data/ShopServices'
import { ButtonLink } from '../../../ui/Button'
import { Heading } from '../../../ui/Heading'
import { Link } from '../../../ui/Link'
import { PageSection } from '../../../ui/PageSection'
import { usePageMetadata } from '../../../ui/usePageMetadata'
import { ProductGrid } from '../ProductGrid'
import type { RenderProductAction } from '../../../ui/products/RenderProductAction'
import { useSteadyHits } from '../useSteadyHits'
import { findProductsForUse } from './findProductsForUse'
import { createUseMetadata } from './usesMetadata'
import styles from './ProductsForUse.module.css'

type Props = { use: ProductUse; others: readonly ProductUse[]; action?: RenderProductAction }

/** The page of a use. The card of a product that is hidden meanwhile keeps its place. */
export function ProductsForUse({ use, others, action }: Props) {
  usePageMetadata(createUseMetadata(use))
  const { getCachedProducts, isProductGone } = useCatalogue()
  const products = getCachedProducts()
  const suited = useMemo(
    () => findProductsForUse(use, products ?? []).map((product) => ({ product })),
    [use, products],
  )
  const shown = useSteadyHits(suited, use.slug, 0).hits.map(({ product }) => product)
  const notes = new Map(shown.map(({ id }) => [id, { isGone: isProductGone(id) }]))
  return (
    <PageSection>
      <Link className={styles.trail} to={routePaths.uses}>
        {usesMessages.usesTitle}
      </Link>
      <Heading level={1} lead={use.sentence}>
        {use.title}
      </Heading>
      <p className={styles.count}>{formatProductCount(suited.length)}</p>
      <ProductGrid search="" products={shown} notes={notes} {...(action && { action })} />
      <OtherUses uses={others} />
    </PageSection>
  )
}

function OtherUses({ uses }: { uses: readonly ProductUse[] }) {
  const titleId = useId()
  return (
    <nav className={styles.others} aria-labelledby={titleId}>
      <h2 className={styles.title} id={titleId}>
        {usesMessages.moreInGroup}
      </h2>
      <ul className={styles.links}>
        {uses.map(({ slug, title }) => (
          <li key={slug}>
            <ButtonLink tone="quiet" to={routePaths.use(slug)}>
              {title}
            </ButtonLink>
          </li>
        ))}
        <li>
          <ButtonLink tone="quiet" to={routePaths.uses}>
            {usesMessages.allUses}
          </ButtonLink>
        </li>
      </ul>
    </nav>
  )
}
