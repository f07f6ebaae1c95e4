import sharp, { type Metadata } from 'sharp'
import {
  declaredPictureSize,
  toPicturePixels,
  type PicturePixels,
} from '../../functions/pictures/picturePixels'
import { minPhotographSize as size } from '../../domain/catalogue/publishing/pictureUpload'
import { toPathFromProjectRoot } from '../catalogue/catalogueProblems'
import { getPictureEffort } from './pictureCache'

/** A message that names a picture file and says why it cannot be used. */
export type PictureProblem = { problem: string }

/** The density, in pixels per inch, at which one SVG unit becomes one output pixel. */
const defaultSvgDensity = 72

/** Renders a drawing to pixels. A draft has the width of the drawing; its largest files are scaled up from it. */
export async function rasterizeDrawing(svg: string): Promise<PicturePixels> {
  const drawing = Buffer.from(svg)
  const { width: svgWidth } = await sharp(drawing).metadata()
  const target = getPictureEffort() === 'draft' ? declaredPictureSize : size
  return toPicturePixels(
    sharp(drawing, { density: (defaultSvgDensity * target.width) / svgWidth }).resize({
      ...target,
      fit: 'fill',
    }),
  )
}

/** Reads a photograph, rotates it upright and crops it around its main subject. Returns a problem if it is unusable. */
export async function cropPhotograph(file: string): Promise<PicturePixels | PictureProblem> {
  const photograph = sharp(file).autoOrient()
  const metadata = await photograph.metadata().catch(() => undefined)
  const problem = metadata === undefined ? damagedMessage : findPhotographProblem(metadata)
  if (problem !== undefined) return { problem: `${toPathFromProjectRoot(file)}: ${problem}` }
  const cropped = photograph.resize({ ...size, fit: 'cover', position: sharp.strategy.attention })
  return toPicturePixels(cropped.toColourspace('srgb')).catch(() => ({
    problem: `${toPathFromProjectRoot(file)}: ${damagedMessage}`,
  }))
}

const damagedMessage = 'is damaged or no picture: save the photograph there anew'
const acceptedFormats: readonly (string | undefined)[] = ['jpeg', 'png', 'webp', 'av1']

function findPhotographProblem({ format, compression, autoOrient }: Metadata): string | undefined {
  if (!acceptedFormats.includes(compression ?? format))
    return 'is not what its name says: save it as JPEG, PNG, WebP or AVIF'
  if (autoOrient.width >= size.width && autoOrient.height >= size.height) return undefined
  const is = `is ${autoOrient.width} by ${autoOrient.height} pixels`
  return `${is}: put a photograph of at least ${size.width} by ${size.height} there`
}
