import type { Firestore } from 'firebase-admin/firestore'
import {
  parseStoredImagePath,
  toPictureStoragePath,
} from '../../domain/catalogue/publishing/publishedProduct'
import { firestoreCollectionNames } from '../../domain/firebase/firestoreCollectionNames'
import type { Bucket } from '../services'
import { findPictureUse } from './findPictureUse'

/**
 * Deletes the files of a picture that nothing uses. Returns false if it may become unused later: a draft uses it, or its
 * files were stored after `oldest`.
 */
export async function settlePicture(
  firestore: Firestore,
  bucket: Bucket,
  productId: string,
  imagePath: string,
  oldest: Date,
): Promise<boolean> {
  const use = await findPictureUse(firestore, productId, imagePath)
  if (use !== 'none') return use === 'published'
  const pictureName = parseStoredImagePath(productId, imagePath)
  if (pictureName === null || (await isUploadedTwice(firestore, imagePath))) return true
  const [files] = await bucket.getFiles({ prefix: toPictureStoragePath(productId, `${pictureName}-`) })
  // The same photograph, uploaded again, has the same files: another function may have stored them just now.
  if (files.some(({ metadata }) => new Date(metadata.timeCreated ?? 0) > oldest)) return false
  await Promise.all(files.map((file) => file.delete({ ignoreNotFound: true })))
  return true
}

/** Whether another upload became the same picture: then its document leads to the files. */
async function isUploadedTwice(firestore: Firestore, imagePath: string): Promise<boolean> {
  const uploads = firestore.collection(firestoreCollectionNames.pictureUploads)
  return (await uploads.where('image.path', '==', imagePath).limit(2).get()).size > 1
}
