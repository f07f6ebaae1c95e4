/** The upload limits of photographs; the same as `isUpload` in storage.rules. */
export const photographUploadLimits = {
  types: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
  bytes: 20_971_520,
} as const

/** The smallest photograph, in pixels: the largest picture that is made of it. */
export const minPhotographSize = { width: 960, height: 1200 } as const

/** The largest photograph, in pixels: a small file may claim a billion. */
export const maxPhotographPixels = 100_000_000

/** Why a photograph is refused. The messages are in domain/messages/desk/photograph.ts. */
export const photographRefusals = ['unreadable', 'tooLarge', 'tooSmall', 'tooManyPixels'] as const

/** Why a photograph is refused. */
export type PhotographRefusal = (typeof photographRefusals)[number]

/** The Storage path of an uploaded photograph; `uploadId` has 20 characters [A-Za-z0-9]. */
export function getUploadPath(productId: string, uploadId: string): string {
  return `uploads/${productId}/${uploadId}`
}

/** Parses the Storage path of an uploaded photograph; null for another path. */
export function parseUploadPath(path: string): { productId: string; uploadId: string } | null {
  const [, productId, uploadId] = /^uploads\/([1-9][0-9]{0,4})\/([A-Za-z0-9]{20})$/.exec(path) ?? []
  return productId !== undefined && uploadId !== undefined ? { productId, uploadId } : null
}
