import { randomBytes } from 'node:crypto'
import sharp, { type Sharp } from 'sharp'
import { processUpload } from '../../../functions/pictures/processUpload'
import { readPictureUpload } from '../../../functions/pictures/pictureUploads'
import type { PictureEffort } from '../../../functions/pictures/renditions'
import type { Services } from '../../../functions/services'
import { parseStoredImagePath } from '../../../domain/catalogue/publishing/publishedProduct'
import { getUploadPath, type PictureUploadState } from '../../../domain/catalogue/publishing/pictureUpload'

type Project = Pick<Services, 'firestore' | 'bucket'>

/** An upload in the bucket of a test. */
export type Upload = { productId: string; uploadId: string; path: string }

/** A blue photograph. */
export function createPhotograph(width = 1600, height = 1200): Sharp {
  return sharp({ create: { width, height, channels: 3, background: { r: 20, g: 60, b: 200 } } })
}

/** A photograph with more detail than any other: each pixel has a colour of its own. */
export function createNoise(width: number, height: number): Sharp {
  return sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
}

/** Stores a file as the desk uploads it. */
export async function uploadFile(
  { bucket }: Pick<Project, 'bucket'>,
  content: Buffer,
  productId = '84',
  contentType = 'image/jpeg',
): Promise<Upload> {
  const uploadId = randomBytes(10).toString('hex')
  const path = getUploadPath(productId, uploadId)
  await bucket.file(path).save(content, { resumable: false, metadata: { contentType } })
  return { productId, uploadId, path }
}

/** Runs the function as the event of an upload does, by default with drafts, and returns what became of it. */
export async function processEvent(
  project: Project,
  { path, uploadId }: Upload,
  effort: PictureEffort = 'draft',
): Promise<PictureUploadState | undefined> {
  const [metadata] = await project.bucket.file(path).getMetadata()
  const { size, contentType } = metadata
  await processUpload(project, { name: path, size: Number(size), contentType }, effort)
  return readOutcome(project, uploadId)
}

/** What is known of an upload. */
export async function readOutcome({ firestore }: Pick<Project, 'firestore'>, uploadId: string) {
  return (await readPictureUpload(firestore, uploadId))?.outcome
}

/** The files below a prefix, by path. */
export async function readFiles(
  { bucket }: Pick<Project, 'bucket'>,
  prefix: string,
): Promise<Map<string, Buffer>> {
  const [files] = await bucket.getFiles({ prefix })
  return new Map(
    await Promise.all(files.map(async (file) => [file.name, (await file.download())[0]] as const)),
  )
}

/** Uploads a photograph of product 84, and returns its picture's name, placeholder and files by the end of their names. */
export async function makePicture(
  project: Project,
  content: Buffer,
  productId = '84',
  effort: PictureEffort = 'draft',
) {
  const outcome = await processEvent(project, await uploadFile(project, content, productId), effort)
  if (outcome?.state !== 'ready') throw new Error(`The photograph became ${JSON.stringify(outcome)}.`)
  const { path, placeholder } = outcome.image
  const name = parseStoredImagePath(productId, path) ?? ''
  const prefix = `products/${productId}/${name}-`
  const files = [...(await readFiles(project, prefix))]
  return {
    name,
    placeholder,
    files: new Map(files.map(([file, bytes]) => [file.slice(prefix.length), bytes])),
  }
}
