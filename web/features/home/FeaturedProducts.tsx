import { routePaths } from '../../../domain/site/routePaths'
import { homeMessages } from '../../../domain/messages/home'
import { getFeaturedProducts } from '../../data/catalogue/featuredProducts'
import { useCatalogue } from '../../data/ShopServices'
import { PageSection } from '../../ui/PageSection'
import { ButtonLink } from '../../ui/Button'
import { Heading } from '../../ui/Heading'
import { Link } from '../../ui/Link'
import type { RenderProductAction } from '../../ui/products/RenderProductAction'
import type { FeaturedProduct } from '../../../domain/catalogue/product'
import { BlurImage } from '../../ui/pictures/BlurImage'
import { ProductMark } from '../../ui/pictures/ProductMark'
import styles from './FeaturedProducts.module.css'
import cardFrame from '../../ui/products/cardFrame.module.css'

/** The featured products. `renderAction` renders the order list's buttons on a card. */
export function FeaturedProducts({ renderAction }: { renderAction: RenderProductAction }) {
  const { getCatalogueOverlay, isProductHidden } = useCatalogue()
  return (
    <PageSection background="deep">
      <Heading level={2} lead={homeMessages.featuredLead}>
        {homeMessages.featuredTitle}
      </Heading>
      <ul className={styles.grid}>
        {getFeaturedProducts(getCatalogueOverlay()).map((product) => (
          <li key={product.name}>
            <FeaturedProductCard
              product={product}
              isGone={isProductHidden(product.productId)}
              renderAction={renderAction}
            />
          </li>
        ))}
      </ul>
      <div className={styles.more}>
        <ButtonLink to={routePaths.store}>{homeMessages.viewProducts}</ButtonLink>
      </div>
    </PageSection>
  )
}

// The grid has two or four columns. On phones, `sizes` declares 27vw instead of the actual 45vw, so that the browser
// loads a smaller file (see ProductCard).
const sizes = '(max-width: 440px) 27vw, (max-width: 1366px) min(45vw, 404px), min(22vw, 318px)'

type Props = {
  product: FeaturedProduct
  /** Whether the product was hidden since the site was built. */
  isGone: boolean
  renderAction: RenderProductAction
}

function FeaturedProductCard({ product, isGone, renderAction }: Props) {
  const { productId: id, photo: image, listedAs } = product
  return (
    <article className={styles.card}>
      <div className={cardFrame.picture}>
        <BlurImage picture={product.photo} alt="" sizes={sizes} />
        <div className={`${cardFrame.overlay} ${styles.overlay}`}>
          <p className={styles.repeated} aria-hidden="true">
            {product.shortDescription}
          </p>
          <Link className={styles.visit} to={routePaths.store}>
            {homeMessages.visitShop}
          </Link>
        </div>
        <ProductMark isGone={isGone} soldOut={product.soldOut} />
      </div>
      <h3 className={styles.name}>
        <Link className={cardFrame.link} to={routePaths.product(product.productId)}>
          {product.name}
        </Link>
      </h3>
      <p className={styles.description}>{product.shortDescription}</p>
      <div className={`${cardFrame.action} ${styles.action}`} inert={isGone}>
        {renderAction({ id, image, ...listedAs })}
      </div>
    </article>
  )
}
