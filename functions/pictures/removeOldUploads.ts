import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore'
import {
  getUploadPath,
  parsePictureUpload,
  parseUploadPath,
} from '../../domain/catalogue/publishing/pictureUpload'
import { firestoreCollectionNames } from '../../domain/firebase/firestoreCollectionNames'
import { dayMs } from '../../domain/site/lagosTime'
import { ignoreMissing } from '../errorCodes'
import type { Bucket, Services } from '../services'
import { getPictureUploadDocument } from './pictureUploads'
import { settleCertificate, settlePicture } from './settleUpload'

const maxUploadsPerRun = 50

// One page of Storage's list. A later run finds what follows, because these uploads are removed in time.
const maxListedUploads = 1000

/** Removes uploads older than a day, what is known of them, and the files made of them if nothing uses them. */
export async function removeOldUploads(
  { firestore, bucket }: Pick<Services, 'firestore' | 'bucket'>,
  now: number,
): Promise<void> {
  const oldest = new Date(now - dayMs)
  const { docs } = await firestore
    .collection(firestoreCollectionNames.pictureUploads)
    .where('at', '<=', oldest)
    .orderBy('at')
    .limit(maxUploadsPerRun)
    .get()
  for (const document of docs) {
    const isSettled = await removeKnownUpload(firestore, bucket, document, oldest)
    // The document goes last, so that an interrupted removal is found again.
    await (isSettled
      ? document.ref.delete()
      : document.ref.update({ at: new Date(now) }).catch(ignoreMissing))
  }
  await removeUnknownUploads(firestore, bucket, oldest)
}

/** Returns false if the files must be looked at again a day later. */
async function removeKnownUpload(
  firestore: Firestore,
  bucket: Bucket,
  document: DocumentSnapshot,
  oldest: Date,
): Promise<boolean> {
  const upload = parsePictureUpload(document.data())
  if (!upload) return true
  const { productId, outcome } = upload
  await bucket.file(getUploadPath(productId, document.id)).delete({ ignoreNotFound: true })
  switch (outcome.state) {
    case 'ready':
      return settlePicture(firestore, bucket, productId, outcome.image.path, oldest)
    case 'stored':
      return settleCertificate(firestore, bucket, productId, document.id)
    case 'refused':
      return true
  }
}

/** Removes old uploads that no function has read. */
async function removeUnknownUploads(firestore: Firestore, bucket: Bucket, oldest: Date): Promise<void> {
  const [files] = await bucket.getFiles({
    prefix: 'uploads/',
    maxResults: maxListedUploads,
    autoPaginate: false,
  })
  const oldFiles = files.filter(({ metadata }) => new Date(metadata.timeCreated ?? 0) <= oldest)
  for (const file of oldFiles.slice(0, maxUploadsPerRun)) {
    const uploadId = parseUploadPath(file.name)?.uploadId
    const isKnown =
      uploadId !== undefined && (await getPictureUploadDocument(firestore, uploadId).get()).exists
    if (!isKnown) await file.delete({ ignoreNotFound: true })
  }
}
