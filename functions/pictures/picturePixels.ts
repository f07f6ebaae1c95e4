import type { OutputInfo, Sharp } from 'sharp'

/** The pixels of a picture in its largest size; all its files are scaled from them. */
export type PicturePixels = { data: Buffer; info: OutputInfo }

/** Decodes a picture to pixels without transparency. */
export function toPicturePixels(picture: Sharp): Promise<PicturePixels> {
  return picture.flatten({ background: '#ffffff' }).raw().toBuffer({ resolveWithObject: true })
}
