import { createHash } from 'node:crypto'
import { FieldValue, type Firestore } from 'firebase-admin/firestore'
import sharp from 'sharp'
import { certificateFileType, getCertificatePath } from '../../domain/catalogue/certificate'
import { contentTypeByExtension } from '../../domain/catalogue/contentTypes'
import { isPdf } from '../../domain/catalogue/publishing/isPdf'
import {
  certificateUploadLimits,
  parseUploadPath,
  photographUploadLimits,
  type PictureUploadState,
} from '../../domain/catalogue/publishing/pictureUpload'
import { toPictureStoragePath, toStoredImagePath } from '../../domain/catalogue/publishing/publishedProduct'
import { firestoreCollectionNames } from '../../domain/firebase/firestoreCollectionNames'
import { toRecordOrEmpty } from '../../domain/validation/fieldSchema'
import { readStoredFile } from '../readStoredFile'
import type { Bucket, Services } from '../services'
import { createMaster } from './createMaster'
import { getPhotographName } from './pictureNames'
import { declaredPictureSize, toPicturePixels } from './picturePixels'
import { getPictureUploadDocument, readPictureUpload } from './pictureUploads'
import { renderPicture } from './renderPicture'
import type { PictureEffort } from './renditions'
import { drawSocialCardPanel } from './socialCard'

// File names contain a hash of the content.
const cacheControl = 'public, max-age=31536000, immutable'

type UploadedFile = { productId: string; uploadId: string; path: string; size: number }

/** The end of the name of a master: `npm run catalogue:pull` fetches it. */
const masterFileName = 'master.webp'

/**
 * Makes the files of an uploaded photograph, or keeps an uploaded certificate, and says what became of it. Does nothing for
 * other objects. An event that comes twice leaves the same. Tests render drafts.
 */
export async function processUpload(
  { firestore, bucket }: Pick<Services, 'firestore' | 'bucket'>,
  { name: path, size, contentType }: { name: string; size: number; contentType?: string | undefined },
  effort: PictureEffort = 'full',
): Promise<void> {
  const upload = parseUploadPath(path)
  if (!upload) return
  const known = (await readPictureUpload(firestore, upload.uploadId))?.outcome
  const file = { ...upload, path, size }
  const isCertificate = contentType === certificateFileType
  const outcome =
    known ??
    (isCertificate
      ? await storeCertificate(bucket, file)
      : await createPicture(firestore, bucket, file, effort))
  if (!outcome) return
  // The files are there before anybody hears of them.
  if (!known)
    await getPictureUploadDocument(firestore, upload.uploadId).set({
      productId: upload.productId,
      ...outcome,
      at: FieldValue.serverTimestamp(),
    })
  if (outcome.state === 'refused') await bucket.file(path).delete({ ignoreNotFound: true })
}

/** Returns null if the upload is gone. */
async function createPicture(
  firestore: Firestore,
  bucket: Bucket,
  { productId, path, size }: UploadedFile,
  effort: PictureEffort,
): Promise<PictureUploadState | null> {
  if (size > photographUploadLimits.bytes) return { state: 'refused', reason: 'tooLarge' }
  const content = await readStoredFile(bucket, path)
  if (!content) return null
  const result = await createMaster(content)
  if ('reason' in result) return { state: 'refused', ...result }
  const { master } = result
  const pictureName = getPhotographName(productId, createHash('sha256').update(master).digest('hex'))
  // From the decoded master, as the next build does with the one that it pulls.
  const pixels = await toPicturePixels(sharp(master))
  const panel = drawSocialCardPanel(await readProductName(firestore, productId))
  const { variants, placeholder } = await renderPicture(pixels, panel, effort)
  const files = [...variants, { name: masterFileName, content: master }]
  await Promise.all(
    files.map(({ name, content }) => saveFile(bucket, productId, `${pictureName}-${name}`, content)),
  )
  const image = { path: toStoredImagePath(productId, pictureName), ...declaredPictureSize, placeholder }
  return { state: 'ready', image }
}

/** Keeps a certificate once it is checked. Nobody gets it before its product is published with it. */
async function storeCertificate(
  bucket: Bucket,
  { productId, uploadId, path, size }: UploadedFile,
): Promise<PictureUploadState | null> {
  if (size > certificateUploadLimits.bytes) return { state: 'refused', reason: 'tooLarge' }
  const content = await readStoredFile(bucket, path)
  if (!content) return null
  if (!isPdf(content)) return { state: 'refused', reason: 'unreadable' }
  await bucket
    .file(getCertificatePath(productId, uploadId))
    .save(content, { resumable: false, metadata: { contentType: certificateFileType } })
  return { state: 'stored' }
}

async function saveFile(bucket: Bucket, productId: string, fileName: string, content: Buffer): Promise<void> {
  const contentType = contentTypeByExtension[fileName.slice(fileName.lastIndexOf('.'))] ?? ''
  await bucket
    .file(toPictureStoragePath(productId, fileName))
    .save(content, { resumable: false, metadata: { contentType, cacheControl } })
}

/** The name for the social card: of the draft if it has one, else the published name, else none. */
async function readProductName(firestore: Firestore, productId: string): Promise<string> {
  const { drafts, products } = firestoreCollectionNames
  const [draft, product] = await firestore.getAll(
    firestore.collection(drafts).doc(productId),
    firestore.collection(products).doc(productId),
  )
  const names: unknown[] = [toRecordOrEmpty(draft?.get('product')).name, product?.get('name')]
  return names.filter((name) => typeof name === 'string').find((name) => name.trim() !== '') ?? ''
}
