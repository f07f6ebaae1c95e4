import { routePaths } from '../../../domain/site/routePaths'
import { homeMessages } from '../../../domain/messages/home'
import { getFeaturedProducts } from '../../data/catalogue/featuredProducts'
import { useCatalogue } from '../../data/ShopServices'
import { PageSection } from '../../ui/PageSection'
import { ButtonLink } from '../../ui/Button'
import { Heading } from '../../ui/Heading'
import { FeaturedProductCard } from './FeaturedProductCard'
import styles from './FeaturedProducts.module.css'

/** The eight featured products. */
export function FeaturedProducts() {
  const overlay = useCatalogue().getCatalogueOverlay()
  return (
    <PageSection background="deep">
      <Heading level={2} lead={homeMessages.featuredLead}>
        {homeMessages.featuredTitle}
      </Heading>
      <ul className={styles.grid}>
        {getFeaturedProducts(overlay).map((product) => (
          <li key={product.name}>
            <FeaturedProductCard product={product} isGone={overlay?.isHidden(product.productId) ?? false} />
          </li>
        ))}
      </ul>
      <div className={styles.more}>
        <ButtonLink to={routePaths.store}>{homeMessages.viewProducts}</ButtonLink>
      </div>
    </PageSection>
  )
}
