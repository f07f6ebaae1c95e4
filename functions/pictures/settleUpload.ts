import type { Firestore } from 'firebase-admin/firestore'
import { getCertificatePath } from '../../domain/catalogue/certificate'
import { pictureKinds } from '../../domain/catalogue/morePictures'
import {
  parseStoredImagePath,
  toPictureStoragePath,
} from '../../domain/catalogue/publishing/publishedProduct'
import { firestoreCollectionNames } from '../../domain/firebase/firestoreCollectionNames'
import { toRecordOrEmpty } from '../../domain/validation/fieldSchema'
import type { Bucket } from '../services'

/** Who uses a file: visitors or a version that can be brought back, only a draft, or nothing. */
type FileUse = 'published' | 'draft' | 'none'

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
  const use = await findFileUse(firestore, productId, (product) =>
    listImagePaths(product).includes(imagePath),
  )
  if (use !== 'none') return use === 'published'
  const pictureName = parseStoredImagePath(productId, imagePath)
  if (pictureName === null || (await isUploadedTwice(firestore, imagePath))) return true
  const [files] = await bucket.getFiles({ prefix: toPictureStoragePath(productId, `${pictureName}-`) })
  // The same photograph, uploaded again, has the same files: another function may have stored them just now.
  if (files.some(({ metadata }) => new Date(metadata.timeCreated ?? 0) > oldest)) return false
  await Promise.all(files.map((file) => file.delete({ ignoreNotFound: true })))
  return true
}

/** Deletes the file of a certificate that nothing uses. Returns false if it may become unused later: a draft uses it. */
export async function settleCertificate(
  firestore: Firestore,
  bucket: Bucket,
  productId: string,
  certificateId: string,
): Promise<boolean> {
  const use = await findFileUse(firestore, productId, ({ certificates }) =>
    JSON.stringify(certificates ?? []).includes(certificateId),
  )
  if (use !== 'none') return use === 'published'
  await bucket.file(getCertificatePath(productId, certificateId)).delete({ ignoreNotFound: true })
  return true
}

/** Whether another upload became the same picture: then its document leads to the files. */
async function isUploadedTwice(firestore: Firestore, imagePath: string): Promise<boolean> {
  const uploads = firestore.collection(firestoreCollectionNames.pictureUploads)
  return (await uploads.where('image.path', '==', imagePath).limit(2).get()).size > 1
}

type ProductFields = Readonly<Record<string, unknown>>

function listImagePaths({ image, morePictures }: ProductFields): unknown[] {
  const more = toRecordOrEmpty(morePictures)
  return [image, ...pictureKinds.map((kind) => more[kind])].map((picture) => toRecordOrEmpty(picture).path)
}

async function findFileUse(
  firestore: Firestore,
  productId: string,
  uses: (product: ProductFields) => boolean,
): Promise<FileUse> {
  const { drafts, products, versions } = firestoreCollectionNames
  const product = firestore.collection(products).doc(productId)
  const draft = firestore.collection(drafts).doc(productId)
  const fields = ['product.image', 'product.morePictures', 'product.certificates']
  const newest = product.collection(versions).orderBy('publishedAt', 'desc').limit(maxVersions)
  // At one point in time: publishing moves a file from the draft to the product.
  return firestore.runTransaction(
    async (transaction) => {
      const [productDocument, draftDocument] = await transaction.getAll(product, draft)
      const { docs } = await transaction.get(newest.select(...fields))
      const published = [productDocument?.data(), ...docs.map((version): unknown => version.get('product'))]
      if (published.some((content) => uses(toRecordOrEmpty(content)))) return 'published'
      return uses(toRecordOrEmpty(draftDocument?.get('product'))) ? 'draft' : 'none'
    },
    { readOnly: true },
  )
}
