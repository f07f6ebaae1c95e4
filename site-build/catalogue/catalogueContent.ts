import type { Picture } from '../../web/domain/catalogue/picture'
import { truncateDescription } from '../../web/domain/catalogue/truncateDescription'
import type { CatalogueFirstPage } from '../../web/domain/catalogue/parseCatalogue'
import { initialCardCount } from '../../web/domain/catalogue/paging'
import type { FeaturedProduct, ProductSummary, DetailedProduct } from '../../web/domain/catalogue/product'
import { getCategories } from '../../web/domain/catalogue/productSearch'
import type { CatalogueWithPictures } from '../../seed/loadCatalogueWithPictures'

/** All fields of each product with its picture, in catalogue order. */
export function toDetailedProducts({ products, facts, pictures }: CatalogueWithPictures): DetailedProduct[] {
  return products.map((product) => ({
    ...product,
    facts: facts[product.id] ?? {},
    image: getPicture(product.id, pictures),
  }))
}

/** The fields of each product that the product list shows. */
export function toProductSummaries(details: readonly DetailedProduct[]): ProductSummary[] {
  return details.map(({ id, name, category, unit, grades, description, image }) => {
    return { id, name, category, unit, grades, preview: truncateDescription(description), image }
  })
}

/** The part of the product list that is prerendered; its size does not grow with the catalogue. */
export function createCatalogueFirstPage(products: readonly ProductSummary[]): CatalogueFirstPage {
  return {
    products: products.slice(0, initialCardCount),
    categories: getCategories(products),
    total: products.length,
  }
}

/** The featured products of the home page with their pictures. */
export function toFeaturedProducts({ featured, pictures }: CatalogueWithPictures): FeaturedProduct[] {
  return featured.map(({ productId, ...entry }) => ({ ...entry, photo: getPicture(productId, pictures) }))
}

function getPicture(id: string, pictures: CatalogueWithPictures['pictures']): Picture {
  const picture = pictures.get(id)
  if (picture === undefined) throw new Error(`Product ${id} has no picture.`)
  const { name, width, height, placeholder } = picture
  return { name, width, height, placeholder }
}
