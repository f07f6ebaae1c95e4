import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { getStorage } from 'firebase-admin/storage'
import { contentTypeByExtension } from '../../domain/catalogue/contentTypes'
import { pictureVariantNames, socialCardFileName } from '../../domain/catalogue/pictureVariants'
import { toPictureStoragePath } from '../../domain/catalogue/publishing/publishedProduct'
import type { RenderedPicture } from '../rendering/pictureCache'
import { mapWithConcurrency } from '../mapWithConcurrency'
import { silentProgressReporter, type ProgressReporter } from '../progress'

type Bucket = ReturnType<ReturnType<typeof getStorage>['bucket']>

/** File names contain a content hash, so downloaded files never become stale. */
const cacheControl = 'public, max-age=31536000, immutable'

/** Uploads the picture files that are missing in Storage or differ in content or metadata. */
export async function syncPictures(
  bucket: Bucket,
  pictures: ReadonlyMap<string, RenderedPicture>,
  progress: ProgressReporter = silentProgressReporter,
): Promise<{ uploaded: number; unchanged: number }> {
  const storedFingerprints = await readStoredFingerprints(bucket)
  const expectedFiles = await mapWithConcurrency([...pictures].flatMap(listPictureFiles), 16, withFingerprint)
  const outdatedFiles = expectedFiles.filter(
    ({ path, fingerprint }) => storedFingerprints.get(path) !== fingerprint,
  )
  const tick = progress('Uploading files of pictures', outdatedFiles.length)
  await mapWithConcurrency(outdatedFiles, 8, async ({ path, file, contentType }) => {
    const metadata = { contentType, cacheControl }
    await bucket.file(path).save(await readFile(file), { resumable: false, metadata })
    tick()
  })
  const uploaded = new Set(outdatedFiles.map(({ id }) => id)).size
  return { uploaded, unchanged: pictures.size - uploaded }
}

/** Reads the content hash and metadata of each picture file in Firebase Storage, by path. */
async function readStoredFingerprints(bucket: Bucket): Promise<Map<string, string>> {
  const [files] = await bucket.getFiles({ prefix: 'products/' })
  return new Map(
    files.map(({ name, metadata: { md5Hash, contentType, cacheControl } }) => [
      name,
      [md5Hash, contentType, cacheControl].join(' '),
    ]),
  )
}

type PictureFile = { id: string; path: string; file: string; contentType: string }

function listPictureFiles([id, { name, folder }]: readonly [string, RenderedPicture]): PictureFile[] {
  return [...pictureVariantNames, socialCardFileName].map((rendition) => ({
    id,
    path: toPictureStoragePath(id, `${name}-${rendition}`),
    file: join(folder, rendition),
    contentType: contentTypeByExtension[extname(rendition)] ?? '',
  }))
}

async function withFingerprint(file: PictureFile) {
  const md5 = createHash('md5')
    .update(await readFile(file.file))
    .digest('base64')
  return { ...file, fingerprint: [md5, file.contentType, cacheControl].join(' ') }
}
