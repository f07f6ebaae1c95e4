import { type PageContent, parsePageContent } from '../../domain/catalogue/parseCatalogue'
import { contentElementId } from './contentElementId'
import { cacheProduct } from './productDetail'
import { cacheFirstPage } from './productList'

/** Caches the catalogue content of a prerendered page. */
export function cachePageContent({ first, product }: PageContent): void {
  if (first) cacheFirstPage(first)
  if (product) cacheProduct(product)
}

/** Reads the content from a document; empty when the page was not prerendered. */
export function readPageContent(page: Document): PageContent {
  const text = page.getElementById(contentElementId)?.textContent
  return text ? parsePageContent(JSON.parse(text)) : {}
}
