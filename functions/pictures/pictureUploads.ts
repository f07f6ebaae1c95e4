import type { DocumentReference, Firestore } from 'firebase-admin/firestore'
import { parsePictureUpload, type PictureUpload } from '../../domain/catalogue/publishing/pictureUpload'
import { firestoreCollectionNames } from '../../domain/firebase/firestoreCollectionNames'

/** The document that says what became of an upload. */
export function getPictureUploadDocument(firestore: Firestore, uploadId: string): DocumentReference {
  return firestore.collection(firestoreCollectionNames.pictureUploads).doc(uploadId)
}

/** Reads what became of an upload; null if nothing is known of it. */
export async function readPictureUpload(
  firestore: Firestore,
  uploadId: string,
): Promise<PictureUpload | null> {
  return parsePictureUpload((await getPictureUploadDocument(firestore, uploadId).get()).data())
}
