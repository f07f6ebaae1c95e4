import type { EditedFieldName } from '../../../../domain/catalogue/editing/productInput'
import { pictureKinds } from '../../../../domain/catalogue/morePictures'
import { deskProductMessages } from '../../../../domain/messages/desk/product'
import type { NewCertificateState } from '../certificates/NewCertificate'
import type { PhotographPlace, PhotographState } from '../photograph/PhotographField'

/** What of a product's form is uploaded: the photograph, each further one, and a certificate. */
export type UploadPlace = PhotographPlace | 'certificates'

export type UploadState = PhotographState | NewCertificateState

/** Why fields keep a product from being published: a text for each field with an upload that is not done. */
export function findUnfinishedUploads(
  uploads: Partial<Record<UploadPlace, UploadState>>,
): ReadonlyMap<EditedFieldName, string> {
  const { image, certificates } = uploads
  const further = pictureKinds.map((kind) => uploads[kind])
  const states = { image: [image], morePictures: further, certificates: [certificates] }
  const found = new Map<EditedFieldName, string>()
  for (const field of ['image', 'morePictures', 'certificates'] as const) {
    const state = states[field].find((each) => each === 'waiting' || each === 'failed')
    if (state) found.set(field, deskProductMessages.unfinishedUploadTexts[field][state])
  }
  return certificates === 'open'
    ? found.set('certificates', deskProductMessages.certificateNotAttached)
    : found
}
