import type { Picture } from '../../web/domain/picture'
import { previewOf } from '../../web/domain/preview'
import type { FirstPage } from '../../web/domain/catalogueFiles'
import { firstPage } from '../../web/domain/paging'
import type { FeaturedProduct, ListedProduct, ProductDetail } from '../../web/domain/product'
import { categoriesOf } from '../../web/domain/productSearch'
import type { Prepared } from '../prepare'

/** Everything about each product, its picture included, in catalogue order. */
export function detailsOf({ products, pictures }: Prepared): ProductDetail[] {
  return products.map((product) => ({ ...product, image: pictureOf(product.id, pictures) }))
}

/** Each product as the list shows it. */
export function listedOf(details: readonly ProductDetail[]): ListedProduct[] {
  return details.map(({ id, name, category, description, image }) => {
    return { id, name, category, preview: previewOf(description), image }
  })
}

/** What the list shows at first, however large the catalogue. */
export function firstPageOf(products: readonly ListedProduct[]): FirstPage {
  return {
    products: products.slice(0, firstPage),
    categories: categoriesOf(products),
    total: products.length,
  }
}

/** What the home page features. */
export function featuredOf({ featured, pictures }: Prepared): FeaturedProduct[] {
  return featured.map(({ productId, ...entry }) => ({ ...entry, photo: pictureOf(productId, pictures) }))
}

function pictureOf(id: string, pictures: Prepared['pictures']): Picture {
  const picture = pictures.get(id)
  if (picture === undefined) throw new Error(`Product ${id} has no picture.`)
  const { name, width, height, placeholder } = picture
  return { name, width, height, placeholder }
}
