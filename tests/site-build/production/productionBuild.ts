import { readdirSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Rolldown } from 'vite'
import { getCachedSiteBuildFolder } from '../../../emulators/siteBuildCache'
import { buildProductionSite } from '../../buildProductionSite'

/** The properties of a JavaScript chunk of the production build that the tests read. */
export type BuiltChunk = Pick<
  Rolldown.OutputChunk,
  'fileName' | 'name' | 'code' | 'imports' | 'dynamicImports'
> & {
  /** The modules of the chunk, by module id. */
  modules: Record<string, { renderedLength: number; renderedExports: string[] }>
}

type ProductionBuild = {
  chunks: ReadonlyMap<string, BuiltChunk>
  read: (fileName: string) => string
  list: () => string[]
}

/**
 * Vitest's global set-up: builds the production site once for all tests of this folder, and again only after a source
 * file has changed.
 */
export async function setup(): Promise<void> {
  process.env.PRODUCTION_BUILD = await getCachedSiteBuildFolder('production', buildSiteWithChunkList)
}

async function buildSiteWithChunkList(outDir: string): Promise<void> {
  const output = await buildProductionSite(outDir)
  const chunks = output.flatMap((file) => (file.type === 'chunk' ? [toBuiltChunk(file)] : []))
  await writeFile(join(outDir, 'chunks.json'), JSON.stringify(chunks))
}

function toBuiltChunk(chunk: Rolldown.OutputChunk): BuiltChunk {
  const { fileName, name, code, imports, dynamicImports } = chunk
  const modules = Object.entries(chunk.modules).map(([id, { renderedLength, renderedExports }]) => [
    id,
    { renderedLength, renderedExports },
  ])
  return {
    fileName,
    name,
    code,
    imports,
    dynamicImports,
    modules: Object.fromEntries(modules) as BuiltChunk['modules'],
  }
}

export function readProductionBuild(): ProductionBuild {
  const folder = process.env.PRODUCTION_BUILD
  if (folder === undefined) throw new Error('PRODUCTION_BUILD is not set: run these tests with npm test.')
  const read = (fileName: string) => readFileSync(join(folder, fileName), 'utf8')
  const chunks = JSON.parse(read('chunks.json')) as BuiltChunk[]
  const list = () => readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return { chunks: new Map(chunks.map((chunk) => [chunk.fileName, chunk])), read, list }
}
