import sharp, { type Metadata, type OutputInfo, type Sharp } from 'sharp'
import { pictureWidths } from '../../web/domain/picture'
import { nameOf } from '../catalogue/problems'

/** A picture's own pixels, as large as it is ever shown, of which its files are made. */
export type Master = { data: Buffer; info: OutputInfo }

/** Why a picture is refused, with its file's name. */
export type Problem = { problem: string }

const width = Math.max(...pictureWidths)
const size = { width, height: (width / 4) * 5 }

/** Pixels of one inch of an SVG that states its size in pixels. */
const usualDensity = 72

/** A drawing in pixels. */
export async function masterOfDrawing(svg: string): Promise<Master> {
  const drawing = Buffer.from(svg)
  const { width: drawn } = await sharp(drawing).metadata()
  return pixelsOf(
    sharp(drawing, { density: (usualDensity * size.width) / drawn }).resize({ ...size, fit: 'fill' }),
  )
}

/** A photograph in pixels, upright and cropped around what draws the eye, or the problem that keeps it from being one. */
export async function masterOfPhotograph(file: string): Promise<Master | Problem> {
  const photograph = sharp(file).autoOrient()
  const about = await photograph.metadata().catch(() => undefined)
  const problem = about === undefined ? damaged : problemOf(about)
  if (problem !== undefined) return { problem: `${nameOf(file)}: ${problem}` }
  const cropped = photograph.resize({ ...size, fit: 'cover', position: sharp.strategy.attention })
  return pixelsOf(cropped.toColourspace('srgb')).catch(() => ({ problem: `${nameOf(file)}: ${damaged}` }))
}

function pixelsOf(picture: Sharp): Promise<Master> {
  return picture.flatten({ background: '#ffffff' }).raw().toBuffer({ resolveWithObject: true })
}

const damaged = 'is damaged or no picture: save the photograph there anew'
const taken: readonly (string | undefined)[] = ['jpeg', 'png', 'webp', 'av1']

function problemOf({ format, compression, autoOrient }: Metadata): string | undefined {
  if (!taken.includes(compression ?? format))
    return 'is not what its name says: save it as JPEG, PNG, WebP or AVIF'
  if (autoOrient.width >= size.width && autoOrient.height >= size.height) return undefined
  const is = `is ${autoOrient.width} by ${autoOrient.height} pixels`
  return `${is}: put a photograph of at least ${size.width} by ${size.height} there`
}
