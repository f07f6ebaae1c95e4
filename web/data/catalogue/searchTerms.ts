import type { SearchTerms } from '../../../domain/catalogue/search/searchIndex'
import { fetchCatalogueFile } from './fetchCatalogueFile'
import { getCatalogueOverlay } from './publishedChanges'

let builtTerms: SearchTerms | undefined

/** Loads what a search compares beside the product list: other names of products, and products by use. */
export async function loadSearchTerms(): Promise<SearchTerms> {
  builtTerms ??= parseSearchTerms(await fetchCatalogueFile('search'))
  return getCatalogueOverlay()?.overlaySearchTerms(builtTerms) ?? builtTerms
}

function parseSearchTerms(file: unknown): SearchTerms {
  const terms = Object.fromEntries(toEntries(file))
  return { otherNames: parseTexts(terms.otherNames), uses: parseTexts(terms.uses) }
}

function parseTexts(value: unknown): Map<string, string[]> {
  return new Map(toEntries(value).map(([key, texts]) => [key, toStrings(texts)]))
}

function toEntries(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : []
}

function toStrings(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((text) => typeof text === 'string') : []
}
