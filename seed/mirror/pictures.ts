import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { getStorage } from 'firebase-admin/storage'
import type { RenderedPicture } from '../images/pictureFolder'
import { inParallel } from '../inParallel'
import { silent, type Progress } from '../progress'
import { picturePath } from './storedFields'

type Bucket = ReturnType<ReturnType<typeof getStorage>['bucket']>

/** A name carries its picture's hash, so what was once downloaded is good for ever. */
const metadata = { contentType: 'image/webp', cacheControl: 'public, max-age=31536000, immutable' }

/** Uploads the pictures that Storage has not, or has with other bytes or under another type. */
export async function mirrorPictures(
  bucket: Bucket,
  pictures: ReadonlyMap<string, RenderedPicture>,
  progress: Progress = silent,
): Promise<{ uploaded: number; unchanged: number }> {
  const stored = await fingerprints(bucket)
  const wanted = await inParallel([...pictures], 8, readPicture)
  const missing = wanted.filter(({ path, fingerprint }) => stored.get(path) !== fingerprint)
  const tick = progress('Uploading pictures', missing.length)
  await inParallel(missing, 8, async ({ path, content }) => {
    await bucket.file(path).save(content, { resumable: false, metadata })
    tick()
  })
  return { uploaded: missing.length, unchanged: wanted.length - missing.length }
}

/** What makes a stored picture the wanted one, by its path. */
async function fingerprints(bucket: Bucket): Promise<Map<string, string>> {
  const [files] = await bucket.getFiles({ prefix: 'products/' })
  return new Map(
    files.map(({ name, metadata: { md5Hash, contentType, cacheControl } }) => [
      name,
      [md5Hash, contentType, cacheControl].join(' '),
    ]),
  )
}

async function readPicture([id, picture]: readonly [string, RenderedPicture]) {
  const content = await readFile(picture.file)
  const md5 = createHash('md5').update(content).digest('base64')
  const fingerprint = [md5, metadata.contentType, metadata.cacheControl].join(' ')
  return { path: picturePath(id, picture), content, fingerprint }
}
