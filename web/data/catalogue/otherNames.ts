import { fetchFile } from './files'

/** The botanical, Yoruba, Hausa, Igbo and trade names of products, by id. Rejects when they cannot be fetched. */
export async function loadOtherNames(): Promise<ReadonlyMap<string, readonly string[]>> {
  const names = await fetchFile('names')
  const entries = typeof names === 'object' && names !== null ? Object.entries(names) : []
  return new Map(entries.map(([id, others]) => [id, textsOf(others)]))
}

function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((text) => typeof text === 'string') : []
}
