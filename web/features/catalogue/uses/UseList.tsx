import { groupsOfUses, type ProductUse } from '../../../../domain/catalogue/productUse'
import type { ProductSummary } from '../../../../domain/catalogue/product'
import { usesMessages } from '../../../../domain/messages/uses'
import { formatProductCount } from '../../../../domain/order-list/formatProductCount'
import { routePaths } from '../../../../domain/site/routePaths'
import { useCatalogue } from '../../../data/ShopServices'
import { ButtonLink } from '../../../ui/Button'
import { Heading } from '../../../ui/Heading'
import { Link } from '../../../ui/Link'
import { PageSection } from '../../../ui/PageSection'
import { BlurImage } from '../../../ui/pictures/BlurImage'
import { usePageMetadata } from '../../../ui/usePageMetadata'
import { findProductsForUse } from './findProductsForUse'
import { usesPageMetadata } from './usesMetadata'
import cardFrame from '../../../ui/products/cardFrame.module.css'
import styles from './UseList.module.css'

// The maximum of the CSS variable --thumbnail, which sets the picture's width.
const pictureSizes = '104px'

type ListedUse = ProductUse & { count: number; pictured: ProductSummary | undefined }

/** The page that lists all uses with a page, by group. */
export function UseList({ uses }: { uses: readonly ProductUse[] }) {
  usePageMetadata(usesPageMetadata)
  const listed = toListedUses(uses, useCatalogue().getCachedProducts() ?? [])
  return (
    <PageSection>
      <Heading level={1} lead={usesMessages.usesLead}>
        {usesMessages.usesTitle}
      </Heading>
      {groupsOfUses.map((group) => (
        <section className={styles.group} key={group}>
          <h2 className={styles.title}>{usesMessages.groupTitles[group]}</h2>
          <ul className={styles.uses}>
            {listed
              .filter((use) => use.group === group)
              .map((use) => (
                <li key={use.slug}>
                  <UseCard {...use} />
                </li>
              ))}
          </ul>
        </section>
      ))}
      <div className={styles.links}>
        <ButtonLink tone="quiet" to={routePaths.guides}>
          {usesMessages.guides}
        </ButtonLink>
        <ButtonLink tone="quiet" to={routePaths.allProducts}>
          {usesMessages.allProducts}
        </ButtonLink>
      </div>
    </PageSection>
  )
}

function UseCard({ slug, title, sentence, count, pictured }: ListedUse) {
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        {pictured ? <BlurImage picture={pictured.image} alt="" sizes={pictureSizes} /> : null}
      </div>
      <div>
        <h3 className={styles.name}>
          <Link className={cardFrame.link} to={routePaths.use(slug)}>
            {title}
          </Link>
        </h3>
        <p className={styles.sentence}>{sentence}</p>
        <p className={styles.count}>{formatProductCount(count)}</p>
      </div>
    </article>
  )
}

/** Counts the products of each use, and picks a product for its picture that no use before it has. */
function toListedUses(uses: readonly ProductUse[], products: readonly ProductSummary[]): ListedUse[] {
  const picturedIds = new Set<string>()
  return uses.map((use) => {
    const suited = findProductsForUse(use, products)
    const pictured = suited.find(({ id }) => !picturedIds.has(id)) ?? suited[0]
    if (pictured) picturedIds.add(pictured.id)
    return { ...use, count: suited.length, pictured }
  })
}
