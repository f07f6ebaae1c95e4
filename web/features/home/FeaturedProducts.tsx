import { paths } from '../../app/paths'
import { featuredProducts } from '../../data/catalogue/featured'
import { Band } from '../../ui/Band'
import { ButtonLink } from '../../ui/Button'
import { Heading } from '../../ui/Heading'
import { FeaturedCard } from './FeaturedCard'
import styles from './FeaturedProducts.module.css'

/** Eight products to begin with; the shop holds the rest. */
export function FeaturedProducts() {
  return (
    <Band ground="deep">
      <Heading level={2} lead="What people ask us for most, from the soap pot to the smoothie jar.">
        Featured Products
      </Heading>
      <ul className={styles.grid}>
        {featuredProducts().map((product) => (
          <li key={product.name}>
            <FeaturedCard product={product} />
          </li>
        ))}
      </ul>
      <div className={styles.more}>
        <ButtonLink to={paths.store}>VIEW PRODUCTS</ButtonLink>
      </div>
    </Band>
  )
}
