import { routePaths } from '../../domain/site/routePaths'
import { getFeaturedProducts } from '../../data/catalogue/featuredProducts'
import { PageSection } from '../../ui/PageSection'
import { ButtonLink } from '../../ui/Button'
import { Heading } from '../../ui/Heading'
import { FeaturedProductCard } from './FeaturedProductCard'
import styles from './FeaturedProducts.module.css'

/** The eight featured products. */
export function FeaturedProducts() {
  return (
    <PageSection background="deep">
      <Heading level={2} lead="What people ask us for most, from the soap pot to the smoothie jar.">
        Featured Products
      </Heading>
      <ul className={styles.grid}>
        {getFeaturedProducts().map((product) => (
          <li key={product.name}>
            <FeaturedProductCard product={product} />
          </li>
        ))}
      </ul>
      <div className={styles.more}>
        <ButtonLink to={routePaths.store}>VIEW PRODUCTS</ButtonLink>
      </div>
    </PageSection>
  )
}
