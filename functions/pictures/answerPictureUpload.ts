import type { Firestore } from 'firebase-admin/firestore'
import { getUploadPath, parseUploadPath } from '../../domain/catalogue/publishing/pictureUpload'
import { toRecordOrEmpty } from '../../domain/validation/fieldSchema'
import type { ApiRequest, ApiResponse } from '../apiTypes'
import { getPictureUploadDocument, parsePictureUpload } from './pictureUploads'

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
