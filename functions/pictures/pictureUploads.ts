import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore'
import {
  parsePictureUploadState,
  type PictureUploadState,
  getUploadPath,
  parseUploadPath,
} from '../../domain/catalogue/publishing/pictureUpload'
import { firestoreCollectionNames } from '../../domain/firebase/firestoreCollectionNames'
import { toRecordOrEmpty } from '../../domain/validation/fieldSchema'
import type { ApiRequest, ApiResponse } from '../apiTypes'

/** What became of an upload of a product's photograph. */
type PictureUpload = { productId: string; outcome: PictureUploadState }

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

/** Tells staff what became of a photograph that they have uploaded. */
export async function answerPictureUpload(
  firestore: Firestore,
  { body, account }: ApiRequest,
): Promise<ApiResponse> {
  if (account?.staff !== true) return { status: 403, body: { reason: 'notStaff' } }
  const { productId, uploadId } = toRecordOrEmpty(body)
  const upload = parseUploadPath(getUploadPath(String(productId), String(uploadId)))
  if (!upload) return { status: 400, body: { reason: 'unknownUpload' } }
  const known = parsePictureUpload(await getPictureUploadDocument(firestore, upload.uploadId).get())
  return { status: 200, body: known?.productId === upload.productId ? known.outcome : { state: 'pending' } }
}
