import { useId } from 'react'
import type { ProductInput } from '../../../../domain/catalogue/editing/productInput'
import { mapPictures } from '../../../../domain/catalogue/morePictures'
import { truncateDescription } from '../../../../domain/catalogue/truncateDescription'
import { deskProductMessages } from '../../../../domain/messages/desk/product'
import { productMessages } from '../../../../domain/messages/product'
import { routePaths } from '../../../../domain/site/routePaths'
import { BlurImage } from '../../../ui/pictures/BlurImage'
import { ProductCard } from '../../../ui/products/ProductCard'
import { ProductFields } from '../../../ui/products/ProductFields'
import { CertificateField, ProductPictures } from '../../../ui/products/ProductProof'
import { toDeskPicture } from '../toDeskPicture'
import desk from '../../ui/desk.module.css'
import styles from './ProductPreview.module.css'

const pagePictureSizes = '(max-width: 600px) 82vw, 336px'

/** The card and the page of a product as they will look, of what is in the form. Nothing in them can be pressed. */
export function ProductPreview({ productId, input }: { productId: string; input: ProductInput }) {
  const titleId = useId()
  const product = {
    ...input,
    name: input.name.trim() || deskProductMessages.formatUnnamedProduct(productId),
    category: input.category ?? deskProductMessages.noCategoryYet,
    description: input.description.trim() || deskProductMessages.noDescriptionYet,
    image: input.image && toDeskPicture(productId, input.image),
    morePictures: mapPictures(input.morePictures, (image) => toDeskPicture(productId, image)),
    facts: {},
  }
  const preview = truncateDescription(product.description)
  return (
    <section className={styles.preview} aria-labelledby={titleId}>
      <h2 className={desk.heading} id={titleId}>
        {deskProductMessages.previewTitle}
      </h2>
      <p className={desk.hint}>{deskProductMessages.previewCardTitle}</p>
      <div className={styles.card} inert>
        <ProductCard product={{ ...product, preview }} link={{ to: routePaths.product(productId) }} />
      </div>
      <p className={desk.hint}>{deskProductMessages.previewPageTitle}</p>
      <div className={styles.previewPage} inert>
        <p className={styles.previewName}>{product.name}</p>
        {product.image ? <PagePictures product={{ ...product, image: product.image }} /> : null}
        {product.soldOut ? <p className={styles.soldOut}>{productMessages.soldOutText}</p> : null}
        <ProductFields product={product}>
          <CertificateField productId={productId} lines={input.certificates} />
        </ProductFields>
      </div>
    </section>
  )
}

function PagePictures({ product }: Pick<Parameters<typeof ProductPictures>[0], 'product'>) {
  return Object.keys(product.morePictures ?? {}).length > 0 ? (
    <ProductPictures product={product} sizes={pagePictureSizes} />
  ) : (
    <div className={styles.picture}>
      <BlurImage picture={product.image} alt="" sizes={pagePictureSizes} />
    </div>
  )
}
