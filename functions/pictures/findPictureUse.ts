import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore'
import { firestoreCollectionNames } from '../../domain/firebase/firestoreCollectionNames'

/** Who uses a picture: visitors or a version that can be brought back, only a draft, or nothing. */
export type PictureUse = 'published' | 'draft' | 'none'

// The desk lists no more.
const maxVersions = 100

/** Finds who uses the picture with a Storage path. */
export async function findPictureUse(
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
