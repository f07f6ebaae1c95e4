import { type EmbeddedPageData, parseEmbeddedPageData } from '../../../domain/catalogue/parseCatalogue'
import { embeddedPageDataElementId } from './embeddedPageDataElementId'
import type { Catalogue } from './createCatalogue'

export function cacheEmbeddedPageData(catalogue: Catalogue, { first, product }: EmbeddedPageData): void {
  if (first) catalogue.cacheCatalogueFirstPage(first)
  if (product) catalogue.cacheProduct(product)
}

/** Reads the catalogue data embedded in a page; returns an empty object when the page was not prerendered. */
export function readEmbeddedPageData(page: Document): EmbeddedPageData {
  const text = page.getElementById(embeddedPageDataElementId)?.textContent
  return text ? parseEmbeddedPageData(JSON.parse(text)) : {}
}
