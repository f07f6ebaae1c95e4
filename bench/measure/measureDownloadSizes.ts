import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import * as v from 'valibot'
import { firstVisitBudgets, onDemandBudgets } from '../../site-build/byteBudgets'
import { listInlineStyles } from '../../site-build/pages/inlineStylesheets'
import { type PageName, pageNames, pagePaths, toPageFile } from '../pagePaths'

/** The bytes of a download as brotli leaves them, and their limit. */
export type DownloadSize = { name: string; bytes: number; maxBytes: number }

// The fields of Vite's manifest that name a chunk and the files that it needs.
const manifestSchema = v.record(
  v.string(),
  v.object({ file: v.string(), name: v.optional(v.string()), imports: v.optional(v.array(v.string()), []) }),
)
type Manifest = v.InferOutput<typeof manifestSchema>

const screenChunks: Record<PageName, string> = {
  home: 'HomePage',
  store: 'StorePage',
  product: 'ProductPage',
}

/** Measures the files of a build: what pages bring on a first visit, and what is loaded on demand. */
export async function measureDownloadSizes(build: string): Promise<DownloadSize[]> {
  const manifest = v.parse(
    manifestSchema,
    JSON.parse(await readFile(join(build, '.vite/manifest.json'), 'utf8')),
  )
  const sumFileBytes = async (files: readonly string[]) => {
    const texts = await Promise.all(files.map((file) => readFile(join(build, file), 'utf8')))
    return texts.reduce((sum, text) => sum + compress(text), 0)
  }
  const pageSizes = pageNames.map(async (name): Promise<DownloadSize[]> => {
    const path = pagePaths[name]
    const html = await readFile(join(build, toPageFile(path)), 'utf8')
    const scripts = listRequiredFiles(manifest, ['site', screenChunks[name]])
    const styleBytes = listInlineStyles(html).reduce((sum, css) => sum + compress(css), 0)
    return [
      { name: `JavaScript, ${path}`, bytes: await sumFileBytes(scripts), maxBytes: firstVisitBudgets.js },
      { name: `style in the HTML, ${path}`, bytes: styleBytes, maxBytes: firstVisitBudgets.css },
      { name: `HTML, ${path}`, bytes: compress(html), maxBytes: firstVisitBudgets.html },
    ]
  })
  const onDemandSizes = onDemandBudgets.map(async ({ name, loadedChunks, chunks, maxBytes }) => {
    const loadedFiles = listRequiredFiles(manifest, loadedChunks)
    const files = listRequiredFiles(manifest, chunks).filter((file) => !loadedFiles.includes(file))
    return { name, bytes: await sumFileBytes(files), maxBytes }
  })
  return [...(await Promise.all(pageSizes)).flat(), ...(await Promise.all(onDemandSizes))]
}

/** The scripts of these chunks and of all chunks that they import statically. */
function listRequiredFiles(manifest: Manifest, chunks: readonly string[]): string[] {
  const keys = new Set(chunks.map((chunk) => findKey(manifest, chunk)))
  for (const key of keys) for (const imported of manifest[key]?.imports ?? []) keys.add(imported)
  return [...keys].flatMap((key) => manifest[key]?.file ?? [])
}

function findKey(manifest: Manifest, chunk: string): string {
  const found = Object.keys(manifest).find((key) => manifest[key]?.name === chunk)
  if (found === undefined) throw new Error(`The build has no chunk ${chunk}.`)
  return found
}

function compress(text: string): number {
  return brotliCompressSync(text).length
}
