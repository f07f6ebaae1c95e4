import { access, mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import * as v from 'valibot'
import { writeNamedFile } from '../formatErrorMessage'
import type { Picture } from '../../domain/catalogue/picture'
import { declaredPictureSize } from '../../functions/pictures/picturePixels'
import type { PictureVariant, PictureEffort } from '../../functions/pictures/renditions'

/**
 * How carefully pictures are rendered: 'draft' if the environment variable PICTURE_EFFORT says so, else 'full'. The
 * emulators and the tests use drafts, which take a third of the time.
 */
export function getPictureEffort(): PictureEffort {
  return process.env.PICTURE_EFFORT === 'draft' ? 'draft' : 'full'
}

/** A rendered product picture and the folder of its files, named by width and format, such as '320.avif'. */
export type RenderedPicture = Picture & { id: string; folder: string }

/** Identifies one version of a rendered picture; the hash changes when the picture's content or settings change. */
type RenderCacheKey = { id: string; hash: string }

/** Identifies one version of a product's rendered picture, and names its files on the site. */
export type PictureRenderCacheKey = RenderCacheKey & { name: string }

const pictureMetadataSchema = v.object({ placeholder: v.string() })

/** Data about a rendered picture, stored next to its image files so that later builds need not decode the images. */
type PictureMetadata = v.InferOutput<typeof pictureMetadataSchema>

export async function findRenderedPicture(
  folder: string,
  rendering: PictureRenderCacheKey,
): Promise<RenderedPicture | undefined> {
  const metadata = await readFile(join(getRenderingFolder(folder, rendering), 'about.json'), 'utf8').catch(
    () => undefined,
  )
  return metadata === undefined
    ? undefined
    : toRenderedPicture(folder, rendering, v.parse(pictureMetadataSchema, JSON.parse(metadata)))
}

export async function saveRenderedPicture(
  folder: string,
  rendering: PictureRenderCacheKey,
  renditions: readonly PictureVariant[],
  metadata: PictureMetadata,
): Promise<RenderedPicture> {
  const files = renditions.map(({ name, content }) => [name, content] as const)
  await writeFolderAtomically(getRenderingFolder(folder, rendering), [
    ...files,
    ['about.json', JSON.stringify(metadata)],
  ])
  return toRenderedPicture(folder, rendering, metadata)
}

/** Writes a folder atomically, because two processes may write the same folder at the same time. */
export async function writeFolderAtomically(
  folder: string,
  files: readonly (readonly [name: string, content: string | Buffer])[],
): Promise<void> {
  const parentFolder = dirname(folder)
  await mkdir(parentFolder, { recursive: true })
  const draft = await mkdtemp(join(parentFolder, '.drawing-'))
  try {
    await Promise.all(files.map(([name, content]) => writeNamedFile(join(draft, name), content)))
    // Another process may have written the folder first.
    await rename(draft, folder).catch(() => access(folder))
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

/** Deletes the cached files of pictures that have changed or no longer exist. */
export async function deleteStaleRenderings(
  folder: string,
  currentRenderings: readonly RenderCacheKey[],
): Promise<void> {
  const names = new Set(currentRenderings.map(getFolderName))
  const stale = (await readdir(folder)).filter(
    (name) => /^[\w-]+-[0-9a-f]{10}$/.test(name) && !names.has(name),
  )
  await Promise.all(stale.map((name) => rm(join(folder, name), { recursive: true, force: true })))
}

function toRenderedPicture(
  folder: string,
  rendering: PictureRenderCacheKey,
  { placeholder }: PictureMetadata,
): RenderedPicture {
  const { id, name } = rendering
  return { id, folder: getRenderingFolder(folder, rendering), name, ...declaredPictureSize, placeholder }
}

function getRenderingFolder(folder: string, rendering: RenderCacheKey): string {
  return join(folder, getFolderName(rendering))
}

function getFolderName({ id, hash }: RenderCacheKey): string {
  return `${id}-${hash}`
}
