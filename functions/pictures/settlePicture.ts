import type { Firestore, DocumentSnapshot } from 'firebase-admin/firestore'
import {
  parseStoredImagePath,
  toPictureStoragePath,
} from '../../domain/catalogue/publishing/publishedProduct'
import { firestoreCollectionNames } from '../../domain/firebase/firestoreCollectionNames'
import type { Bucket } from '../services'

/** Who uses a picture: visitors or a version that can be brought back, only a draft, or nothing. */
type PictureUse = 'published' | 'draft' | 'none'

// The desk lists no more.
const maxVersions = 100

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

/** Finds who uses the picture with a Storage path. */
async function findPictureUse(
  firestore: Firestore,
  productId: string,
  imagePath: string,
): Promise<PictureUse> {
  const { drafts, products, versions } = firestoreCollectionNames
  const product = firestore.collection(products).doc(productId)
  const draft = firestore.collection(drafts).doc(productId)
  const newest = product.collection(versions).orderBy('publishedAt', 'desc').limit(maxVersions)
  const uses = (document: DocumentSnapshot | undefined, field: string) => document?.get(field) === imagePath
  // At one point in time: publishing moves the picture from the draft to the product.
  return firestore.runTransaction(
    async (transaction) => {
      const [productDocument, draftDocument] = await transaction.getAll(product, draft)
      const { docs } = await transaction.get(newest.select('product.image.path'))
      if (uses(productDocument, 'image.path')) return 'published'
      if (docs.some((version) => uses(version, 'product.image.path'))) return 'published'
      return uses(draftDocument, 'product.image.path') ? 'draft' : 'none'
    },
    { readOnly: true },
  )
}
