import { paths } from '../../app/paths'
import { productsHere } from '../../data/catalogue/list'
import { categories, type Category, type ListedProduct } from '../../domain/product'
import { Band } from '../../ui/Band'
import { Heading } from '../../ui/Heading'
import { Link } from '../../ui/Link'
import { usePageHead } from '../../ui/usePageHead'
import { allProductsHead } from './heads'
import styles from './AllProductsPage.module.css'

/** Every product by its name, category by category; it reads and leads on without a script, too. */
export function AllProductsPage() {
  usePageHead(allProductsHead)
  const products = productsHere() ?? []
  return (
    <Band>
      <Heading level={1} lead={`${products.length} products, each by its name.`}>
        All Products
      </Heading>
      <div className={styles.categories}>
        {categories.map((category) => (
          <section key={category}>
            <h2 className={styles.category}>{category}</h2>
            <ul>
              {byName(products, category).map(({ id, name }) => (
                <li key={id}>
                  <Link className={styles.product} to={paths.product(id)}>
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Band>
  )
}

function byName(products: readonly ListedProduct[], category: Category): ListedProduct[] {
  return products
    .filter((product) => product.category === category)
    .sort((one, other) => one.name.localeCompare(other.name, 'en'))
}
