import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { getStorage } from 'firebase-admin/storage'
import { contentTypes } from '../images/contentTypes'
import type { RenderedPicture } from '../images/pictureFolder'
import { renditionNames } from '../images/renditions'
import { inParallel } from '../inParallel'
import { silent, type Progress } from '../progress'
import { storedPath } from './storedFields'

type Bucket = ReturnType<ReturnType<typeof getStorage>['bucket']>

/** A name carries its picture's hash, so what was once downloaded is good for ever. */
const cacheControl = 'public, max-age=31536000, immutable'

/** Uploads the pictures of which Storage lacks a file, or has one with other bytes or under another type. */
export async function mirrorPictures(
  bucket: Bucket,
  pictures: ReadonlyMap<string, RenderedPicture>,
  progress: Progress = silent,
): Promise<{ uploaded: number; unchanged: number }> {
  const stored = await fingerprints(bucket)
  const wanted = await inParallel([...pictures].flatMap(filesOf), 16, fingerprinted)
  const missing = wanted.filter(({ path, fingerprint }) => stored.get(path) !== fingerprint)
  const tick = progress('Uploading files of pictures', missing.length)
  await inParallel(missing, 8, async ({ path, file, contentType }) => {
    const metadata = { contentType, cacheControl }
    await bucket.file(path).save(await readFile(file), { resumable: false, metadata })
    tick()
  })
  const uploaded = new Set(missing.map(({ id }) => id)).size
  return { uploaded, unchanged: pictures.size - uploaded }
}

/** What makes a stored file the wanted one, by its path. */
async function fingerprints(bucket: Bucket): Promise<Map<string, string>> {
  const [files] = await bucket.getFiles({ prefix: 'products/' })
  return new Map(
    files.map(({ name, metadata: { md5Hash, contentType, cacheControl } }) => [
      name,
      [md5Hash, contentType, cacheControl].join(' '),
    ]),
  )
}

type File = { id: string; path: string; file: string; contentType: string }

function filesOf([id, { name, folder }]: readonly [string, RenderedPicture]): File[] {
  return renditionNames.map((rendition) => ({
    id,
    path: storedPath(id, `${name}-${rendition}`),
    file: join(folder, rendition),
    contentType: contentTypes[extname(rendition)] ?? '',
  }))
}

async function fingerprinted(file: File) {
  const md5 = createHash('md5')
    .update(await readFile(file.file))
    .digest('base64')
  return { ...file, fingerprint: [md5, file.contentType, cacheControl].join(' ') }
}
