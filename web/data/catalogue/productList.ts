import {
  type CatalogueFirstPage,
  parseCatalogueFirstPage,
  parseProductSummaries,
} from '../../domain/catalogue/parseCatalogue'
import type { ProductSummary } from '../../domain/catalogue/product'
import { fetchCatalogueFile } from './fetchCatalogueFile'

let firstPage: CatalogueFirstPage | undefined
let products: readonly ProductSummary[] | undefined
const productsById = new Map<string, ProductSummary>()

/** The product list's first page, if it is loaded. */
export function getCachedCatalogueFirstPage(): CatalogueFirstPage | undefined {
  return firstPage
}

/** Loads the product list's first page. Its file stays small, whatever the size of the catalogue. */
export async function loadCatalogueFirstPage(): Promise<CatalogueFirstPage> {
  return firstPage ?? cacheCatalogueFirstPage(parseCatalogueFirstPage(await fetchCatalogueFile('first')))
}

/** Caches the product list's first page; throws when `page` is undefined. */
export function cacheCatalogueFirstPage(page: CatalogueFirstPage | undefined): CatalogueFirstPage {
  if (!page) throw new Error("The catalogue's first page is malformed.")
  return (firstPage = page)
}

/** All products in catalogue order, if they are loaded. */
export function getCachedProducts(): readonly ProductSummary[] | undefined {
  return products
}

/** Loads all products in catalogue order. */
export async function loadProducts(): Promise<readonly ProductSummary[]> {
  return products ?? cacheProducts(parseProductSummaries(await fetchCatalogueFile('products')))
}

/** Caches all products. */
export function cacheProducts(allProducts: readonly ProductSummary[]): readonly ProductSummary[] {
  for (const product of allProducts) productsById.set(product.id, product)
  return (products = allProducts)
}

/** Returns a product of the cached product list, or undefined for an unknown id; call loadProducts first. */
export function getCachedProductSummary(id: string): ProductSummary | undefined {
  return productsById.get(id)
}
