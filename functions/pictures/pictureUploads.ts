import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore'
import {
  parsePictureUploadState,
  type PictureUploadState,
} from '../../domain/catalogue/publishing/pictureUpload'
import { firestoreCollectionNames } from '../../domain/firebase/firestoreCollectionNames'

/** What became of an upload of a product's photograph. */
export type PictureUpload = { productId: string; outcome: PictureUploadState }

/** The document that says what became of an upload. */
export function getPictureUploadDocument(firestore: Firestore, uploadId: string): DocumentReference {
  return firestore.collection(firestoreCollectionNames.pictureUploads).doc(uploadId)
}

/** Parses the document of an upload; null if it does not exist or is malformed. */
export function parsePictureUpload(document: DocumentSnapshot): PictureUpload | null {
  const outcome = parsePictureUploadState(document.data())
  const productId: unknown = document.get('productId')
  return outcome && typeof productId === 'string' ? { productId, outcome } : null
}
