import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Product } from '../../domain/catalogue/product'
import { assertNoCatalogueProblems, toPathFromProjectRoot } from '../catalogue/catalogueProblems'

/** A photograph that replaces a product's drawing, and the hash of its bytes. */
export type Photograph = { file: string; hash: string }

export type PhotographsById = ReadonlyMap<string, Photograph>

const photographFileName = /^([1-9][0-9]{0,4})\.(?:jpe?g|png|webp|avif)$/i

/** Lists the photographs of products; throws InvalidCatalogueError for unusable file names. Rendering checks the images. */
export async function loadPhotographs(
  folder: string,
  products: readonly Product[],
): Promise<PhotographsById> {
  const ids = new Set(products.map(({ id }) => id))
  const results = await Promise.all(
    (await listPhotographFiles(folder)).map((file) => readPhotograph(file, ids)),
  )
  const validPhotographs = results.flatMap((result) => ('problem' in result ? [] : [result]))
  assertNoCatalogueProblems([
    ...results.flatMap((result) => ('problem' in result ? [result.problem] : [])),
    ...findDuplicates(validPhotographs),
  ])
  return new Map(validPhotographs.map(({ id, ...photograph }) => [id, photograph]))
}

/** Lists the files in the folder of photographs, without hidden system files and the README. */
async function listPhotographFiles(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((): string[] => [])
  return names
    .filter((name) => !name.startsWith('.') && name !== 'README.md')
    .sort()
    .map((name) => join(folder, name))
}

type PhotographReadResult = (Photograph & { id: string }) | { problem: string }

async function readPhotograph(file: string, ids: ReadonlySet<string>): Promise<PhotographReadResult> {
  const problem = (message: string) => ({ problem: `${toPathFromProjectRoot(file)}: ${message}` })
  const id = photographFileName.exec(basename(file))?.[1]
  if (id === undefined)
    return problem('must be named after its product, and be a JPEG, PNG, WebP or AVIF, such as 84.jpg')
  if (!ids.has(id)) return problem(`there is no product ${id}: name the photograph after the one it shows`)
  const content = await readFile(file).catch(() => undefined)
  if (content === undefined) return problem('cannot be read: put the photograph there anew')
  return { id, file, hash: createHash('sha256').update(content).digest('hex') }
}

function findDuplicates(photographs: readonly (Photograph & { id: string })[]): string[] {
  return photographs
    .filter(({ id }, index) => photographs.findIndex((photograph) => photograph.id === id) < index)
    .map(({ id, file }) => `${toPathFromProjectRoot(file)}: product ${id} has another photograph: keep one`)
}
