import sharp from 'sharp'
import {
  pictureFormats,
  pictureWidths,
  type PictureFormat,
  type PictureWidth,
} from '../../web/domain/catalogue/picture'
import type { PicturePixels } from './rawPicture'

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

/** A file name in the folder of one picture. On the site, the file name starts with the picture's name. */
export type PictureVariantName = `${PictureWidth}.${PictureFormat}` | typeof socialCardFileName

/** File name of a product's preview image for social networks. `npm run seed` does not upload it to Storage. */
export const socialCardFileName = 'card.jpg'

/** One encoded file of a picture. */
export type PictureVariant = { name: PictureVariantName; content: Buffer }

/** The file names of a picture in every width and format, without the card for social networks. */
export const pictureVariantNames = pictureWidths.flatMap((width) =>
  pictureFormats.map((format): PictureVariantName => `${width}.${format}`),
)

/** Encodes a picture in every width and format. */
export async function encodePictureVariants(master: PicturePixels): Promise<PictureVariant[]> {
  return (await Promise.all(pictureWidths.map((width) => encodeInFormats(master, width)))).flat()
}

async function encodeInFormats(master: PicturePixels, width: PictureWidth): Promise<PictureVariant[]> {
  const resized = sharp(master.data, { raw: master.info }).resize(width)
  const { data, info } = await resized.raw().toBuffer({ resolveWithObject: true })
  const pixels = sharp(data, { raw: info })
  return [
    {
      name: `${width}.avif`,
      content: await pixels.clone().avif(pictureVariantSettings.avif[width]).toBuffer(),
    },
    {
      name: `${width}.webp`,
      content: await pixels.clone().webp(pictureVariantSettings.webp[width]).toBuffer(),
    },
  ]
}

/** A tiny preview that is shown until the picture is loaded. */
export async function createPicturePlaceholder({ data, info }: PicturePixels): Promise<string> {
  const { width, height, ...quality } = pictureVariantSettings.placeholder
  const tiny = await sharp(data, { raw: info }).resize(width, height).webp(quality).toBuffer()
  return `data:image/webp;base64,${tiny.toString('base64')}`
}
