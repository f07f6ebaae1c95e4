import { useId } from 'react'
import { productMessages } from '../../../domain/messages/product'
import type { ProductSummary } from '../../../domain/catalogue/product'
import { routePaths } from '../../../domain/site/routePaths'
import { Link } from '../../ui/Link'
import { BlurImage } from '../../ui/pictures/BlurImage'
import type { ProductLinkState } from './productLink'
import cardPicture from '../../ui/products/cardPicture.module.css'
import styles from './RelatedProducts.module.css'

// As in ProductCard, the declared width on phones is smaller than the actual one, so that the browser loads less.
const sizes = '(max-width: 440px) 27vw, (max-width: 600px) 44vw, min(21vw, 296px)'

type Props = { products: readonly ProductSummary[]; linkState: ProductLinkState | undefined }

/** Small cards of the products that go with a product; nothing if there are none. */
export function RelatedProducts({ products, linkState }: Props) {
  const titleId = useId()
  if (products.length === 0) return null
  return (
    <section aria-labelledby={titleId}>
      <h2 className={styles.title} id={titleId}>
        {productMessages.relatedProductsTitle}
      </h2>
      <ul className={styles.cards}>
        {products.map(({ id, name, image }) => (
          <li key={id}>
            <Link
              className={styles.card}
              to={routePaths.product(id)}
              {...(linkState && { state: linkState })}
            >
              <span className={cardPicture.picture}>
                <BlurImage picture={image} alt="" sizes={sizes} />
              </span>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
