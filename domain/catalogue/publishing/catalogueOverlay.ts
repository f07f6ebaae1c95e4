import { toVisibleShop } from '../../settings/toVisibleShop'
import { mapPictures } from '../morePictures'
import { initialCardCount } from '../paging'
import type { CatalogueFirstPage } from '../parseCatalogue'
import type { Picture } from '../picture'
import type { DetailedProduct, FeaturedProduct, ProductSummary } from '../product'
import { getCategories } from '../productSearch'
import type { SearchTerms } from '../search/searchIndex'
import { truncateDescription } from '../truncateDescription'
import { type CatalogueSnapshot, isHidden, type PublishedChange } from './catalogueSnapshot'
import type { PublishedProduct } from './publishedProduct'

export type PublishedChanges = ReadonlyMap<string, PublishedChange>

export type FirstPageContent = Omit<CatalogueFirstPage, 'lastId'>

export type CatalogueOverlay = ReturnType<typeof createCatalogueOverlay>

/** Creates the overlay of what is published. It returns the same object each time for the same built object. */
export function createCatalogueOverlay(
  changes: PublishedChanges,
  { shop = null, newIds = [] }: Partial<Pick<CatalogueSnapshot, 'shop' | 'newIds'>> = {},
) {
  const published = [...changes.values()].flatMap((change) => (isHidden(change) ? [] : [change]))
  const hiddenIds = new Set([...changes.values()].filter(isHidden).map(({ id }) => id))
  const publishedById = new Map(published.map((product) => [product.id, product]))

  const summarize = (product: PublishedProduct, built?: ProductSummary): ProductSummary => ({
    ...toSummary(product, built),
    ...(newIds.includes(product.id) && { isNew: true }),
  })
  /** A product of a built list as it is published now; undefined if it is hidden. */
  const overlaySummary = memoize((built: ProductSummary): ProductSummary | undefined => {
    const product = publishedById.get(built.id)
    if (product) return summarize(product, built)
    return hiddenIds.has(built.id) ? undefined : built
  })
  const overlayList = (built: readonly ProductSummary[]) =>
    built.map(overlaySummary).filter((product) => product !== undefined)

  const summarizeNew = memoize((product: PublishedProduct) => summarize(product))
  const listNew = (isBuilt: (id: string) => boolean) =>
    published
      .filter(({ id }) => !isBuilt(id))
      .sort((a, b) => Number(a.id) - Number(b.id))
      .map(summarizeNew)

  /** All products of a complete built list as they are published now; new ones come after the built ones, by id. */
  const overlayProducts = memoize((built: readonly ProductSummary[]): readonly ProductSummary[] => {
    const builtIds = new Set(built.map(({ id }) => id))
    return [...overlayList(built), ...listNew((id) => builtIds.has(id))]
  })

  const toFirstPage = memoize((products: readonly ProductSummary[]): FirstPageContent => ({
    products: products.slice(0, initialCardCount),
    categories: getCategories(products),
    total: products.length,
  }))
  // The first page does not say which ids the build has, only the last one: later ids are new.
  const overlayPartialFirstPage = memoize((page: CatalogueFirstPage): FirstPageContent => {
    const { products, categories, total, lastId } = page
    const isBuilt = (id: string) => Number(id) <= lastId
    const hiddenCount = [...hiddenIds].filter(isBuilt).length
    return {
      products: overlayList(products),
      categories: getCategories([...categories.map((category) => ({ category })), ...published]),
      total: total - hiddenCount + listNew(isBuilt).length,
    }
  })

  const overlayDetails = memoize(
    ({ facts, links, ...built }: DetailedProduct): DetailedProduct | undefined => {
      if (hiddenIds.has(built.id)) return undefined
      const product = publishedById.get(built.id)
      const [previous, next] = [links.previous, links.next].map((link) => link && overlaySummary(link))
      return {
        ...(product ? withPictures(product, built.image) : built),
        facts,
        links: { ...links, related: overlayList(links.related), previous, next },
      }
    },
  )
  const detailNew = memoize((product: PublishedProduct): DetailedProduct => ({
    ...withPictures(product),
    facts: {},
    links: { related: [], previous: undefined, next: undefined, pages: [] },
  }))

  return {
    /** What visitors see of the shop's settings; null if the built ones count. */
    shop: shop && toVisibleShop(shop),
    isHidden: (id: string) => hiddenIds.has(id),
    isPublished: (id: string) => publishedById.has(id),
    overlaySummary,
    overlayProducts,
    /** The card fields of a product that no build has yet. */
    summarizeNew: (id: string) => mapDefined(publishedById.get(id), summarizeNew),
    /** The first page of the list; `built` are all built products, if they are loaded. */
    overlayFirstPage: (page: CatalogueFirstPage, built: readonly ProductSummary[] | undefined) => {
      const isComplete = page.products.length === page.total
      const products = built ?? (isComplete ? page.products : undefined)
      return products ? toFirstPage(overlayProducts(products)) : overlayPartialFirstPage(page)
    },
    overlayDetails,
    /** The details of a product that no build has yet; it has no facts and leads to no other products. */
    detailNew: (id: string) => mapDefined(publishedById.get(id), detailNew),
    overlaySearchTerms: memoize(({ otherNames, uses }: SearchTerms): SearchTerms => ({
      otherNames: new Map([
        ...otherNames,
        ...published.map(({ id, alsoKnownAs }) => [id, alsoKnownAs] as const),
      ]),
      uses,
    })),
    overlayFeatured: memoize((featured: FeaturedProduct): FeaturedProduct => {
      const product = publishedById.get(featured.productId)
      if (!product) return featured
      const { name, category, unit, soldOut = false } = product
      return {
        ...featured,
        listedAs: { name, category, unit },
        photo: toPicture(product, featured.photo),
        soldOut,
      }
    }),
  }
}

function toSummary(product: PublishedProduct, built?: ProductSummary): ProductSummary {
  const { id, name, category, unit, grades, description, soldOut } = product
  const image = toPicture(product, built?.image)
  const preview = truncateDescription(description)
  return { id, name, category, unit, grades, preview, image, ...(soldOut && { soldOut }) }
}

/** The product with the addresses of its pictures. No build has a file of the further ones. */
function withPictures(product: PublishedProduct, built?: Picture): PublishedProduct {
  const { id, morePictures } = product
  return {
    ...product,
    image: toPicture(product, built),
    ...(morePictures && { morePictures: mapPictures(morePictures, (image) => toPicture({ id, image })) }),
  }
}

/** The built picture if it has not changed, else the one that is published below the product's id. */
function toPicture({ id, image }: Pick<PublishedProduct, 'id' | 'image'>, built?: Picture): Picture {
  return image.name === built?.name ? built : { ...image, name: `${id}/${image.name}` }
}

function mapDefined<Value, Result>(value: Value | undefined, map: (value: Value) => Result) {
  return value === undefined ? undefined : map(value)
}

/** Keeps the result for each argument: React compares objects by identity. */
function memoize<Argument extends object, Result>(
  compute: (argument: Argument) => Result,
): (argument: Argument) => Result {
  const results = new WeakMap<Argument, { result: Result }>()
  return (argument) => {
    const kept = results.get(argument) ?? { result: compute(argument) }
    results.set(argument, kept)
    return kept.result
  }
}
