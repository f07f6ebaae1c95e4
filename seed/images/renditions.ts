import sharp from 'sharp'
import {
  pictureFormats,
  pictureWidths,
  type PictureFormat,
  type PictureWidth,
} from '../../web/domain/picture'
import type { Master } from './master'

/** How pictures are written; a change here renders all of them again. A greater effort costs seconds for a few bytes. */
export const settings = {
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

/** What a file of a picture is called in the picture's folder; elsewhere the picture's name stands before it. */
export type RenditionName = `${PictureWidth}.${PictureFormat}` | typeof cardName

/** The card for social networks, of which Storage has no need. */
export const cardName = 'card.jpg'

/** A file of a picture. */
export type Rendition = { name: RenditionName; content: Buffer }

/** The picture's own files: every width in every format. */
export const renditionNames = pictureWidths.flatMap((width) =>
  pictureFormats.map((format): RenditionName => `${width}.${format}`),
)

/** A picture in every width and format. */
export async function toRenditions(master: Master): Promise<Rendition[]> {
  return (await Promise.all(pictureWidths.map((width) => inFormats(master, width)))).flat()
}

async function inFormats(master: Master, width: PictureWidth): Promise<Rendition[]> {
  const resized = sharp(master.data, { raw: master.info }).resize(width)
  const { data, info } = await resized.raw().toBuffer({ resolveWithObject: true })
  const pixels = sharp(data, { raw: info })
  return [
    { name: `${width}.avif`, content: await pixels.clone().avif(settings.avif[width]).toBuffer() },
    { name: `${width}.webp`, content: await pixels.clone().webp(settings.webp[width]).toBuffer() },
  ]
}

/** The few bytes to show until a picture has arrived. */
export async function toPlaceholder({ data, info }: Master): Promise<string> {
  const { width, height, ...quality } = settings.placeholder
  const tiny = await sharp(data, { raw: info }).resize(width, height).webp(quality).toBuffer()
  return `data:image/webp;base64,${tiny.toString('base64')}`
}
