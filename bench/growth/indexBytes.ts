import { readFile } from 'node:fs/promises'
import type { SiteFiles } from '../serve/answer'
import { Contents } from '../serve/contents'

/** The catalogue's index as it is and as it is sent. */
export type IndexBytes = { raw: number; sent: number }

/** How large the file is by which the list is searched. */
export async function indexBytes(files: SiteFiles): Promise<IndexBytes> {
  const index = [...files].find(([path]) => /^\/catalogue\/[^/]+\/products\.json$/.test(path))
  if (index === undefined) throw new Error('The build has no /catalogue/…/products.json: where is its index?')
  const [, file] = index
  const { bytes } = await new Contents().of(file, true)
  return { raw: (await readFile(file)).length, sent: bytes.length }
}
