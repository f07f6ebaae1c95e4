import { type FirstPage, readFirstPage, readProducts } from '../../domain/catalogueFiles'
import type { ListedProduct } from '../../domain/product'
import { fetchFile } from './files'

let first: FirstPage | undefined
let products: readonly ListedProduct[] | undefined
const byId = new Map<string, ListedProduct>()

/** What the list shows at first, where that is known already. */
export function firstPageHere(): FirstPage | undefined {
  return first
}

/** Fetches what the list shows at first, however large the catalogue. Rejects when it cannot be fetched. */
export async function loadFirstPage(): Promise<FirstPage> {
  return first ?? keepFirstPage(readFirstPage(await fetchFile('first')))
}

/** Takes what the list shows at first from the page that has brought it. */
export function keepFirstPage(page: FirstPage | undefined): FirstPage {
  if (!page) throw new Error("The catalogue's first page makes no sense.")
  return (first = page)
}

/** Every product as the list shows it, in catalogue order, where they have been fetched. */
export function productsHere(): readonly ListedProduct[] | undefined {
  return products
}

/** Fetches every product as the list shows it. Rejects when they cannot be fetched. */
export async function loadProducts(): Promise<readonly ListedProduct[]> {
  return products ?? keepProducts(readProducts(await fetchFile('products')))
}

/** Takes every product as the list shows it. */
export function keepProducts(all: readonly ListedProduct[]): readonly ListedProduct[] {
  for (const product of all) byId.set(product.id, product)
  return (products = all)
}

/** A product as the list shows it, unless the catalogue does not have it; `loadProducts` comes first. */
export function listedProduct(id: string): ListedProduct | undefined {
  return byId.get(id)
}
