import { routePaths } from '../../../domain/site/routePaths'
import { useCatalogue } from '../../data/ShopServices'
import { categories, type Category, type ProductSummary } from '../../../domain/catalogue/product'
import { allProductsMessages } from '../../../domain/messages/allProducts'
import { PageSection } from '../../ui/PageSection'
import { ButtonLink } from '../../ui/Button'
import { Heading } from '../../ui/Heading'
import { Link } from '../../ui/Link'
import { usePageMetadata } from '../../ui/usePageMetadata'
import { allProductsPageMetadata } from './allProductsMetadata'
import styles from './AllProductsPage.module.css'

export function AllProductsPage() {
  usePageMetadata(allProductsPageMetadata)
  const products = useCatalogue().getCachedProducts() ?? []
  return (
    <PageSection>
      <Heading level={1} lead={allProductsMessages.formatAllProductsLead(products.length)}>
        {allProductsMessages.allProductsTitle}
      </Heading>
      <div className={styles.links}>
        <ButtonLink tone="quiet" to={routePaths.uses}>
          {allProductsMessages.browseByUse}
        </ButtonLink>
        <ButtonLink tone="quiet" to={routePaths.guides}>
          {allProductsMessages.guides}
        </ButtonLink>
      </div>
      <div className={styles.categories}>
        {categories.map((category) => (
          <section key={category}>
            <h2 className={styles.category}>{category}</h2>
            <ul>
              {getCategoryProducts(products, category).map(({ id, name }) => (
                <li key={id}>
                  <Link className={styles.product} to={routePaths.product(id)}>
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </PageSection>
  )
}

function getCategoryProducts(products: readonly ProductSummary[], category: Category): ProductSummary[] {
  return products
    .filter((product) => product.category === category)
    .sort((a, b) => a.name.localeCompare(b.name, 'en'))
}
