import { readFile } from 'node:fs/promises'
import type { SiteFiles } from '../../packages/browser-and-line-simulator/serve/resolveHostingResponse'
import { FileContentCache } from '../../packages/browser-and-line-simulator/serve/fileContentCache'

/** The size of the catalogue's search index in bytes: uncompressed, and compressed with brotli. */
export type SearchIndexSize = { rawBytes: number; compressedBytes: number }

export async function measureSearchIndexSize(files: SiteFiles): Promise<SearchIndexSize> {
  const index = [...files].find(([path]) => /^\/catalogue\/[^/]+\/products\.json$/.test(path))
  if (index === undefined)
    throw new Error('The build has no /catalogue/…/products.json: the index cannot be measured.')
  const [, file] = index
  const { bytes } = await new FileContentCache().get(file, true)
  return { rawBytes: (await readFile(file)).length, compressedBytes: bytes.length }
}
