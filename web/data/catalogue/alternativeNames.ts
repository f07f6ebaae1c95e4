import { fetchCatalogueFile } from './fetchCatalogueFile'

/** Loads the alternative names of all products by product id: scientific, Yoruba, Hausa, Igbo and trade names. */
export async function loadAlternativeNames(): Promise<ReadonlyMap<string, readonly string[]>> {
  const names = await fetchCatalogueFile('names')
  const entries = typeof names === 'object' && names !== null ? Object.entries(names) : []
  return new Map(entries.map(([id, alternativeNames]) => [id, toStrings(alternativeNames)]))
}

function toStrings(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((text) => typeof text === 'string') : []
}
