import sharp from 'sharp'
import { pictureWidths, type PictureWidth } from '../../domain/catalogue/picture'
import type { PictureVariantName } from '../../domain/catalogue/pictureVariants'
import { encodeWithinBytes, getFallingQualities } from './encodeWithinBytes'
import type { PicturePixels } from './picturePixels'

/**
 * Settings of the picture encoders. If a setting changes, all pictures are rendered again. A higher `effort` would be
 * slower and save only few bytes.
 */
export const pictureVariantSettings = {
  avif: {
    320: { quality: 56, effort: 2, chromaSubsampling: '4:2:0' },
    640: { quality: 54, effort: 2, chromaSubsampling: '4:2:0' },
    960: { quality: 50, effort: 2, chromaSubsampling: '4:2:0' },
  },
  webp: {
    320: { quality: 78, effort: 4 },
    640: { quality: 76, effort: 4 },
    960: { quality: 72, effort: 4 },
  },
  card: { qualities: [80, 68, 56], most: 60_000 },
  placeholder: { width: 8, height: 10, quality: 20, effort: 6 },
} as const

/**
 * The maximum size of a picture's files, in bytes. Every drawing is smaller in its first quality; a photograph with much
 * detail is encoded again in a lower one.
 */
export const maxPictureBytes = {
  avif: { 320: 16_384, 640: 40_960, 960: 61_440 },
  webp: { 320: 22_528, 640: 57_344, 960: 90_112 },
  placeholder: 112,
} as const

export type PictureVariant = { name: PictureVariantName; content: Buffer }

/** A draft is encoded in a fifth of the time; its files are larger. */
export type PictureEffort = 'full' | 'draft'

export async function encodePictureVariants(
  master: PicturePixels,
  effort: PictureEffort,
): Promise<PictureVariant[]> {
  const variants = pictureWidths.map((width) => encodeInFormats(master, width, effort))
  return (await Promise.all(variants)).flat()
}

async function encodeInFormats(
  master: PicturePixels,
  width: PictureWidth,
  effort: PictureEffort,
): Promise<PictureVariant[]> {
  const resized = sharp(master.data, { raw: master.info }).resize(width)
  const { data, info } = await resized.raw().toBuffer({ resolveWithObject: true })
  const pixels = sharp(data, { raw: info })
  const { avif, webp } = pictureVariantSettings
  const draft = effort === 'draft' ? { effort: 0 } : {}
  const toLimits = (format: 'avif' | 'webp') => ({
    qualities: getFallingQualities(pictureVariantSettings[format][width].quality),
    maxBytes: maxPictureBytes[format][width],
  })
  return [
    {
      name: `${width}.avif`,
      content: await encodeWithinBytes(pixels, toLimits('avif'), (picture, quality) =>
        picture.avif({ ...avif[width], quality, ...draft }),
      ),
    },
    {
      name: `${width}.webp`,
      content: await encodeWithinBytes(pixels, toLimits('webp'), (picture, quality) =>
        picture.webp({ ...webp[width], quality, ...draft }),
      ),
    },
  ]
}

/** A tiny preview that is shown until the picture is loaded. */
export async function createPicturePlaceholder({ data, info }: PicturePixels): Promise<string> {
  const { width, height, quality, effort } = pictureVariantSettings.placeholder
  const tiny = await sharp(data, { raw: info })
    .resize(width, height)
    .raw()
    .toBuffer({ resolveWithObject: true })
  const limits = { qualities: getFallingQualities(quality), maxBytes: maxPictureBytes.placeholder }
  const file = await encodeWithinBytes(sharp(tiny.data, { raw: tiny.info }), limits, (picture, lower) =>
    picture.webp({ quality: lower, effort }),
  )
  return `data:image/webp;base64,${file.toString('base64')}`
}
