import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Product } from '../../web/domain/product'
import { demandNone, nameOf } from '../catalogue/problems'

/** A photograph that takes the place of a product's drawing, and what its bytes hash to. */
export type Photograph = { file: string; hash: string }

/** The photograph of each product that has one, by id. */
export type Photographs = ReadonlyMap<string, Photograph>

const named = /^([1-9][0-9]{0,4})\.(?:jpe?g|png|webp|avif)$/i

/** Reads what photographs there are; throws BadCatalogue where a file cannot be one. Whether it holds a picture shows later. */
export async function loadPhotographs(folder: string, products: readonly Product[]): Promise<Photographs> {
  const ids = new Set(products.map(({ id }) => id))
  const found = await Promise.all((await filesIn(folder)).map((file) => read(file, ids)))
  const kept = found.flatMap((one) => ('problem' in one ? [] : [one]))
  demandNone([...found.flatMap((one) => ('problem' in one ? [one.problem] : [])), ...repeated(kept)])
  return new Map(kept.map(({ id, ...photograph }) => [id, photograph]))
}

/** What a person put there: their system's own files and the word on what to put there are not meant. */
async function filesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((): string[] => [])
  return names
    .filter((name) => !name.startsWith('.') && name !== 'README.md')
    .sort()
    .map((name) => join(folder, name))
}

type Read = (Photograph & { id: string }) | { problem: string }

async function read(file: string, ids: ReadonlySet<string>): Promise<Read> {
  const problem = (words: string) => ({ problem: `${nameOf(file)}: ${words}` })
  const id = named.exec(basename(file))?.[1]
  if (id === undefined)
    return problem('must be named after its product, and be a JPEG, PNG, WebP or AVIF, such as 84.jpg')
  if (!ids.has(id)) return problem(`there is no product ${id}: name the photograph after the one it shows`)
  const content = await readFile(file).catch(() => undefined)
  if (content === undefined) return problem('cannot be read: put the photograph there anew')
  return { id, file, hash: createHash('sha256').update(content).digest('hex') }
}

function repeated(photographs: readonly (Photograph & { id: string })[]): string[] {
  return photographs
    .filter(({ id }, place) => photographs.findIndex((one) => one.id === id) < place)
    .map(({ id, file }) => `${nameOf(file)}: product ${id} has another photograph: keep one`)
}
