import type { SearchTerms } from '../../../domain/catalogue/search/searchIndex'
import { oncePer } from '../../browser/oncePer'
import type { Catalogue } from './createCatalogue'
import { siteCatalogue } from './siteCatalogue'

const builtTerms = oncePer<Catalogue, { terms?: SearchTerms }>(() => ({}))

/** Loads what a search compares beside the product list: other names of products, and products by use. */
export async function loadSearchTerms(catalogue: Catalogue = siteCatalogue): Promise<SearchTerms> {
  const built = builtTerms(catalogue)
  built.terms ??= parseSearchTerms(await catalogue.fetchFile('search'))
  return catalogue.getCatalogueOverlay()?.overlaySearchTerms(built.terms) ?? built.terms
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
