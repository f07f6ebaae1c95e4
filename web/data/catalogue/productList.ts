import {
  type CatalogueFirstPage,
  parseCatalogueFirstPage,
  parseListedProducts,
} from '../../domain/catalogue/parseCatalogue'
import type { ListedProduct } from '../../domain/catalogue/product'
import { fetchCatalogueFile } from './fetchCatalogueFile'

let firstPage: CatalogueFirstPage | undefined
let products: readonly ListedProduct[] | undefined
const productsById = new Map<string, ListedProduct>()

/** The product list's first page, if it is loaded. */
export function getCachedFirstPage(): CatalogueFirstPage | undefined {
  return firstPage
}

/** Loads the product list's first page, a small file whatever the catalogue's size. */
export async function loadFirstPage(): Promise<CatalogueFirstPage> {
  return firstPage ?? cacheFirstPage(parseCatalogueFirstPage(await fetchCatalogueFile('first')))
}

/** Caches the product list's first page; throws without one. */
export function cacheFirstPage(page: CatalogueFirstPage | undefined): CatalogueFirstPage {
  if (!page) throw new Error("The catalogue's first page is malformed.")
  return (firstPage = page)
}

/** All products in catalogue order, if they are loaded. */
export function getCachedProducts(): readonly ListedProduct[] | undefined {
  return products
}

/** Loads all products in catalogue order. */
export async function loadProducts(): Promise<readonly ListedProduct[]> {
  return products ?? cacheProducts(parseListedProducts(await fetchCatalogueFile('products')))
}

/** Caches all products. */
export function cacheProducts(allProducts: readonly ListedProduct[]): readonly ListedProduct[] {
  for (const product of allProducts) productsById.set(product.id, product)
  return (products = allProducts)
}

/** A product of the list, or undefined for an unknown id; call loadProducts first. */
export function getListedProduct(id: string): ListedProduct | undefined {
  return productsById.get(id)
}
