import { mapPictures, type MorePictures } from '../../domain/catalogue/morePictures'
import { toPublishedPictures } from '../../domain/catalogue/publishing/publishedProduct'
import type { StoredImage } from '../../domain/catalogue/storedProduct'
import type { Picture } from '../../domain/catalogue/picture'
import { truncateDescription } from '../../domain/catalogue/truncateDescription'
import type { CatalogueFirstPage } from '../../domain/catalogue/parseCatalogue'
import { initialCardCount } from '../../domain/catalogue/paging'
import { findCategoryNeighbours } from '../../domain/catalogue/categoryNeighbours'
import type { Guide } from '../../domain/guides/guide'
import type {
  DetailedProduct,
  FeaturedProduct,
  PageLink,
  Product,
  ProductLinks,
  ProductSummary,
} from '../../domain/catalogue/product'
import { createRelatedProductFinder, type Shelf } from '../../domain/catalogue/relatedProducts'
import { guidesMessages } from '../../domain/messages/guides'
import { routePaths } from '../../domain/site/routePaths'
import { listProductUses, listUsesWithPages } from './productUses'
import { getCategories } from '../../domain/catalogue/productSearch'
import type { CatalogueWithPictures } from '../../seed/loadCatalogueWithPictures'

/** All fields of each product with its picture, in catalogue order. */
export function toDetailedProducts({
  products,
  facts,
  shelves,
  pictures,
  guides,
}: Pick<CatalogueWithPictures, 'products' | 'facts' | 'shelves' | 'pictures' | 'guides'>): DetailedProduct[] {
  const details = products.map(({ morePictures, ...product }) => ({
    ...product,
    ...(morePictures && { morePictures: listMorePictures(product.id, morePictures) }),
    facts: facts[product.id] ?? {},
    image: getPicture(product.id, pictures),
  }))
  const findLinks = createLinkFinder(details, shelves, guides)
  return details.map((detail) => ({ ...detail, links: findLinks(detail) }))
}

/** The fields of a product's detail page, without the products to which it links. */
type UnlinkedProduct = Omit<DetailedProduct, 'links'>

/** A function that finds what a product's page links to. */
function createLinkFinder(
  products: readonly UnlinkedProduct[],
  shelves: readonly Shelf[],
  guides: CatalogueWithPictures['guides'],
): (product: UnlinkedProduct) => ProductLinks {
  const findRelated = createRelatedProductFinder(products, shelves)
  const neighbours = findCategoryNeighbours(products)
  const findPageLinks = createPageLinkFinder(products, guides)
  return (product) => {
    const { previous, next } = neighbours.get(product.id) ?? {}
    return {
      related: toProductSummaries(findRelated(product)),
      previous: previous && toProductSummary(previous),
      next: next && toProductSummary(next),
      pages: findPageLinks(product.id),
    }
  }
}

/** A function that finds the uses that a product suits, and the guides that use it. */
function createPageLinkFinder(
  products: readonly Product[],
  guides: CatalogueWithPictures['guides'],
): (id: string) => PageLink[] {
  const uses = listUsesWithPages(products)
  return (id) => [
    ...uses
      .filter(({ productIds }) => productIds.includes(id))
      .map(({ slug, title }) => ({ path: routePaths.use(slug), title })),
    ...guides
      .filter((guide) => guide.products.some(({ productId }) => productId === id))
      .map(({ slug, title }) => ({ path: routePaths.guide(slug), title: guidesMessages.formatLink(title) })),
  ]
}

/**
 * The details of all products in one file. Its links are ids, because whoever needs this file has the product list too.
 */
export function toDetailsFile(details: readonly DetailedProduct[]): unknown[] {
  return details.map(({ links: { related, previous, next, pages }, ...detail }) => ({
    ...detail,
    links: { related: related.map(({ id }) => id), previous: previous?.id, next: next?.id, pages },
  }))
}

/** The fields of each product that the product list shows. */
export function toProductSummaries(products: readonly UnlinkedProduct[]): ProductSummary[] {
  return products.map(toProductSummary)
}

function toProductSummary(product: UnlinkedProduct): ProductSummary {
  const { id, name, category, unit, grades, description, image, soldOut } = product
  const preview = truncateDescription(description)
  return { id, name, category, unit, grades, preview, image, ...(soldOut && { soldOut }) }
}

/** The part of the product list that is prerendered; its size does not grow with the catalogue. */
export function createCatalogueFirstPage(products: readonly ProductSummary[]): CatalogueFirstPage {
  return {
    products: products.slice(0, initialCardCount),
    categories: getCategories(products),
    total: products.length,
    lastId: Math.max(0, ...products.map(({ id }) => Number(id))),
  }
}

/** What a search compares beside the product list: the other names by product id, and the product ids by use. */
export function createSearchTerms(products: readonly Product[]) {
  const otherNames = Object.fromEntries(products.map(({ id, alsoKnownAs }) => [id, alsoKnownAs]))
  return { otherNames, uses: listProductUses(products) }
}

/** The featured products of the home page with their pictures, without those that are hidden. */
export function toFeaturedProducts({
  featured,
  products,
  pictures,
}: CatalogueWithPictures): FeaturedProduct[] {
  const productsById = new Map(products.map((product) => [product.id, product]))
  return featured.flatMap((entry) => {
    const product = productsById.get(entry.productId)
    if (!product) return []
    const { id, name, category, unit, soldOut } = product
    const listedAs = { name, category, unit }
    return [{ ...entry, listedAs, photo: getPicture(id, pictures), ...(soldOut && { soldOut }) }]
  })
}

/** The guides with the names of their products, among them those of hidden ones. */
export function toGuides({
  guides,
  products,
  hiddenProducts,
}: Pick<CatalogueWithPictures, 'guides' | 'products' | 'hiddenProducts'>): Guide[] {
  const names = new Map([...products, ...hiddenProducts].map(({ id, name }) => [id, name]))
  return guides.map((guide) => ({
    ...guide,
    products: guide.products.map((used) => ({ ...used, name: names.get(used.productId) ?? '' })),
  }))
}

/** The further photographs, whose files are in Storage alone, under the address of a picture that is new since the build. */
function listMorePictures(id: string, stored: MorePictures<StoredImage>): MorePictures<Picture> {
  const pictures = toPublishedPictures(id, stored)
  if (!pictures) throw new Error(`Product ${id} has a further photograph without a name.`)
  return mapPictures(pictures, (picture) => ({ ...picture, name: `${id}/${picture.name}` }))
}

function getPicture(id: string, pictures: CatalogueWithPictures['pictures']): Picture {
  const picture = pictures.get(id)
  if (picture === undefined) throw new Error(`Product ${id} has no picture.`)
  const { name, width, height, placeholder } = picture
  return { name, width, height, placeholder }
}
