import { toRecordOrEmpty } from '../../validation/fieldSchema'
import { findProductErrors, type StoredImage } from '../storedProduct'
import { parseStoredImagePath } from './publishedProduct'

/** The upload limit of photographs; the same as `isUpload` in storage.rules. */
export const photographUploadLimits = { bytes: 20_971_520 } as const

/** The upload limit of certificates; the same as `isUpload` in storage.rules. */
export const certificateUploadLimits = { bytes: 5_242_880 } as const

/** The smallest photograph, in pixels: the largest picture that is made of it. */
export const minPhotographSize = { width: 960, height: 1200 } as const

/** The largest photograph, in pixels: a small file may claim a billion. */
export const maxPhotographPixels = 100_000_000

/** Why a photograph is refused; a certificate is for the first two. The messages are in domain/messages/desk/. */
export const photographRefusals = ['unreadable', 'tooLarge', 'tooSmall', 'tooManyPixels'] as const

export type PhotographRefusal = (typeof photographRefusals)[number]

export function getUploadPath(productId: string, uploadId: string): string {
  return `uploads/${productId}/${uploadId}`
}

export function parseUploadPath(path: string): { productId: string; uploadId: string } | null {
  const [, productId, uploadId] = /^uploads\/([1-9][0-9]{0,4})\/([A-Za-z0-9]{20})$/.exec(path) ?? []
  return productId !== undefined && uploadId !== undefined ? { productId, uploadId } : null
}

/** What became of an upload: a photograph is 'ready' as a picture, a certificate is 'stored'. */
export type PictureUploadState =
  | { state: 'ready'; image: StoredImage }
  | { state: 'stored' }
  | { state: 'refused'; reason: PhotographRefusal }

export type PictureUpload = { productId: string; outcome: PictureUploadState }

export function parsePictureUpload(document: unknown): PictureUpload | null {
  const { productId, ...state } = toRecordOrEmpty(document)
  const outcome = parseState(state)
  return outcome && typeof productId === 'string' ? { productId, outcome } : null
}

function parseState({ state, image, reason }: Readonly<Record<string, unknown>>): PictureUploadState | null {
  if (state === 'stored') return { state }
  if (state === 'ready') return isPictureImage(image) ? { state, image } : null
  const refusal = photographRefusals.find((known) => known === reason)
  return state === 'refused' && refusal !== undefined ? { state, reason: refusal } : null
}

function isPictureImage(image: unknown): image is StoredImage {
  const { path, placeholder } = toRecordOrEmpty(image)
  if (typeof path !== 'string' || typeof placeholder !== 'string') return false
  const [, productId = ''] = path.split('/')
  return (
    !findProductErrors(productId, { id: productId, image }).some(
      (field) => field === 'id' || field === 'image',
    ) &&
    parseStoredImagePath(productId, path) !== null &&
    placeholder.startsWith('data:image/')
  )
}
