import sharp, { type OutputInfo } from 'sharp'
import { pictureWidths } from '../../web/domain/picture'

/** A picture's own pixels, as large as it is ever shown, of which its files are made. */
export type Master = { data: Buffer; info: OutputInfo }

const width = Math.max(...pictureWidths)
const size = { width, height: (width / 4) * 5 }

/** Pixels of one inch of an SVG that states its size in pixels. */
const usualDensity = 72

/** A drawing in pixels. */
export async function masterOfDrawing(svg: string): Promise<Master> {
  const drawing = Buffer.from(svg)
  const { width: drawn } = await sharp(drawing).metadata()
  return sharp(drawing, { density: (usualDensity * size.width) / drawn })
    .resize({ ...size, fit: 'fill' })
    .flatten()
    .raw()
    .toBuffer({ resolveWithObject: true })
}
