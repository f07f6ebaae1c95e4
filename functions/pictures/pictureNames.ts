import { createHash } from 'node:crypto'
import { maxPictureBytes, pictureVariantSettings } from './renditions'

/** Ten hexadecimal characters that change with any part. */
export function hashPictureParts(parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 10)
}

/**
 * The name of a photograph's files: the function that reads an upload and the build that finds the photograph in
 * seed/pictures/photographs give it the same. `contentHash` is the SHA-256 of the photograph's file as hexadecimal digits.
 */
export function getPhotographName(productId: string, contentHash: string): string {
  return `${productId}-${hashPictureParts([pictureVariantSettings, maxPictureBytes, contentHash])}`
}
