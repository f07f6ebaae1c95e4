import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '../../app/paths'
import type { ListedProduct, ProductDetail } from '../../domain/product'
import { Band } from '../../ui/Band'
import { BlurImage } from '../../ui/BlurImage'
import { ButtonLink } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { backIcon } from '../../ui/icons'
import { usePageHead } from '../../ui/usePageHead'
import { productHead } from './heads'
import { ProductFields } from './ProductFields'
import { backToList } from './productLink'
import styles from './ProductDetails.module.css'

// As the columns lay it out: across a phone, else the smaller of two.
const sizes = '(max-width: 600px) 92vw, min(42vw, 586px)'

type Props = { product: ProductDetail | ListedProduct; action: ReactNode }

/** The detail page of a product that has arrived, or as much of it as the list knows. */
export function ProductDetails({ product, action }: Props) {
  const { name } = product
  usePageHead(
    productHead({ name, description: 'description' in product ? product.description : product.preview }),
  )
  const back = backToList(useLocation().state)
  return (
    <Band>
      <h1 className={styles.title}>
        <span className={styles.trail}>{'Product Details > '}</span>
        {product.name}
      </h1>
      <div className={styles.columns}>
        <div className={styles.picture}>
          <BlurImage picture={product.image} alt={product.name} sizes={sizes} eager />
        </div>
        <div className={styles.facts}>
          <ProductFields product={product} />
          {action}
          <div className={styles.buttons}>
            <ButtonLink tone="quiet" {...back}>
              <Icon drawing={backIcon} />
              Back to Products
            </ButtonLink>
            <ButtonLink to={paths.contact}>Make Enquiry</ButtonLink>
          </div>
        </div>
      </div>
    </Band>
  )
}
