import type { OutputInfo, Sharp } from 'sharp'

/** The pixels of a picture in its largest size; all its files are scaled from them. */
export type PicturePixels = { data: Buffer; info: OutputInfo }

/** The width and height (4:5) that pages declare for every product picture. */
export const declaredPictureSize = { width: 640, height: 800 } as const

/** Decodes a picture to pixels without transparency. */
export function toPicturePixels(picture: Sharp): Promise<PicturePixels> {
  return picture.flatten({ background: '#ffffff' }).raw().toBuffer({ resolveWithObject: true })
}
