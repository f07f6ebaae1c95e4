import { createHash } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { getPhotographName } from '../../functions/pictures/pictureNames'
import { readStoredFile } from '../../functions/readStoredFile'
import type { Bucket } from '../../functions/services'
import { isPhotographName, toPictureStoragePath } from '../../domain/catalogue/publishing/publishedProduct'
import { InvalidCatalogueError } from '../catalogue/catalogueProblems'
import { writeNamedFile } from '../formatErrorMessage'
import type { Photograph, PhotographsById } from '../rendering/photographs'
import { readDrawing } from '../rendering/pictureSources'
import { mapWithConcurrency } from '../mapWithConcurrency'
import type { LiveProduct } from './readLiveProducts'

/** What happens to the photograph of a product: its new content as WebP, or null if its drawing is live again. */
export type PhotographChange = { id: string; name: string; content: Buffer | null }

/** Finds the photographs that differ from those of the catalogue, and downloads the new ones. */
export async function findPhotographChanges(
  bucket: Bucket,
  products: readonly LiveProduct[],
  photographs: PhotographsById,
): Promise<PhotographChange[]> {
  const changes = await mapWithConcurrency(products, 8, (live) =>
    findChange(bucket, live, photographs.get(live.record.id)),
  )
  return changes.flat()
}

async function findChange(
  bucket: Bucket,
  { record, pictureName }: LiveProduct,
  photograph: Photograph | undefined,
): Promise<PhotographChange[]> {
  const { id, name } = record
  if (photograph && getPhotographName(id, photograph.hash) === pictureName) return []
  if (!isPhotographName(id, pictureName) && (await readDrawing(id)) !== undefined)
    return photograph ? [{ id, name, content: null }] : []
  const content = await download(bucket, id, pictureName)
  const hash = createHash('sha256').update(content).digest('hex')
  return hash === photograph?.hash ? [] : [{ id, name, content }]
}

/** Downloads the file from which the others were made; a picture of another origin has only its largest file. */
async function download(bucket: Bucket, id: string, pictureName: string): Promise<Buffer> {
  for (const file of ['master', '960']) {
    const stored = await readStoredFile(bucket, toPictureStoragePath(id, `${pictureName}-${file}.webp`))
    if (stored) return stored
  }
  throw new InvalidCatalogueError([
    `products/${id}: image: has no file in Storage: upload another one at the desk`,
  ])
}

export async function applyPhotographChanges(
  folder: string,
  changes: readonly PhotographChange[],
): Promise<void> {
  for (const { id, content } of changes) {
    for (const extension of ['jpg', 'jpeg', 'png', 'webp', 'avif'])
      await rm(join(folder, `${id}.${extension}`), { force: true })
    if (content) await writeNamedFile(join(folder, `${id}.webp`), content)
  }
}
