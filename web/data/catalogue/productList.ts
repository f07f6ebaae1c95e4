import {
  type CatalogueFirstPage,
  parseCatalogueFirstPage,
  parseProductSummaries,
} from '../../../domain/catalogue/parseCatalogue'
import type {
  CatalogueOverlay,
  FirstPageContent,
} from '../../../domain/catalogue/publishing/catalogueOverlay'
import type { ProductSummary } from '../../../domain/catalogue/product'
import { fetchCatalogueFile } from './fetchCatalogueFile'
import { getCatalogueOverlay } from './publishedChanges'

let firstPage: CatalogueFirstPage | undefined
let builtProducts: readonly ProductSummary[] | undefined
const builtProductsById = new Map<string, ProductSummary>()

/** The product list's first page as it is published now, if it is loaded. */
export function getCachedCatalogueFirstPage(): FirstPageContent | undefined {
  return firstPage && (getCatalogueOverlay()?.overlayFirstPage(firstPage, builtProducts) ?? firstPage)
}

/** Loads the product list's first page. Its file stays small, whatever the size of the catalogue. */
export async function loadCatalogueFirstPage(): Promise<FirstPageContent> {
  const built =
    firstPage ?? cacheCatalogueFirstPage(parseCatalogueFirstPage(await fetchCatalogueFile('first')))
  const overlay = getCatalogueOverlay()
  // The product that takes the place of a hidden one is in the whole list only.
  if (overlay && built.products.some(({ id }) => overlay.isHidden(id))) await loadBuiltProducts()
  return getCachedCatalogueFirstPage() ?? built
}

/** Caches the product list's first page; throws when `page` is undefined. */
export function cacheCatalogueFirstPage(page: CatalogueFirstPage | undefined): CatalogueFirstPage {
  if (!page) throw new Error("The catalogue's first page is malformed.")
  return (firstPage = page)
}

/** All products as they are published now, if they are loaded: those of the build in catalogue order, then new ones. */
export function getCachedProducts(): readonly ProductSummary[] | undefined {
  return builtProducts && (getCatalogueOverlay()?.overlayProducts(builtProducts) ?? builtProducts)
}

/** Loads all products as they are published now. */
export async function loadProducts(): Promise<readonly ProductSummary[]> {
  const built = await loadBuiltProducts()
  return getCachedProducts() ?? built
}

/** Caches all products of the build. */
export function cacheProducts(products: readonly ProductSummary[]): readonly ProductSummary[] {
  for (const product of products) builtProductsById.set(product.id, product)
  return (builtProducts = products)
}

/** Returns a product of the cached product list, or undefined for an unknown id; call loadProducts first. */
export function getCachedProductSummary(id: string): ProductSummary | undefined {
  const built = builtProductsById.get(id)
  const overlay = getCatalogueOverlay()
  if (!overlay || !builtProducts) return built
  return built ? overlay.overlaySummary(built) : overlay.summarizeNew(id)
}

/** Creates a function that finds a product of the cached list as it is published in `overlay`, or as it was before it was hidden. */
export function createProductFinder(overlay: CatalogueOverlay | undefined) {
  return (id: string): ProductSummary | undefined => {
    const built = builtProductsById.get(id)
    if (!overlay) return built
    return built ? (overlay.overlaySummary(built) ?? built) : overlay.summarizeNew(id)
  }
}

/** A product of the build, whatever was published since; undefined for an unknown id or before the list is loaded. */
export function getBuiltProductSummary(id: string): ProductSummary | undefined {
  return builtProductsById.get(id)
}

/** Whether the product is no longer sold, although the page has shown it. */
export function isProductGone(id: string): boolean {
  const overlay = getCatalogueOverlay()
  if (!overlay || overlay.isPublished(id)) return false
  return overlay.isHidden(id) || isMissingInBuild(id)
}

/** Whether the build is known not to have a product. */
export function isMissingInBuild(id: string): boolean {
  return builtProducts !== undefined && !builtProductsById.has(id)
}

async function loadBuiltProducts(): Promise<readonly ProductSummary[]> {
  return builtProducts ?? cacheProducts(parseProductSummaries(await fetchCatalogueFile('products')))
}
