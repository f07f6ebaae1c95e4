import type { Category } from '../../domain/catalogue/product'
import { multiplyColours, mixColours, type Colour } from './colour'
import { toSmoothPath } from './geometry/svgPathData'
import { movePoint, type Point } from './geometry/point'
import { fillSvgPath } from './shapes'
import type { SvgPen } from './pen'
import { toSvgElement } from '../../functions/pictures/svg'

/** Size of every product picture, 4:5, in pixels. */
export const pictureSize = { width: 640, height: 800 } as const

const paperColours: Readonly<Record<Category, Colour>> = {
  Seed: '#e6dac2',
  Petals: '#efdcd6',
  Herbs: '#dbe2cd',
  Spice: '#ecd6c0',
  Others: '#efe1bd',
  Butter: '#d0dfda',
  Soap: '#d5dee4',
  Powder: '#e2dad3',
  Oil: '#dfe3cf',
}

/** The size and colour of the paper behind a drawing, and the centre and radius of the paper's bright area. */
export type PaperBackgroundOptions = {
  width: number
  height: number
  paper: Colour
  sun: readonly [x: number, y: number, radius: number]
}

/** Draws a product on paper in the colour of the product's category. The light is the same for all categories. */
export function drawOnCategoryBackground(category: Category, pen: SvgPen, content: string): string {
  return drawOnPaperBackground(
    { ...pictureSize, paper: paperColours[category], sun: [316, 366, 266] },
    pen,
    content,
  )
}

/** Draws SVG content on a sheet of paper; returns the SVG text. */
export function drawOnPaperBackground(
  { width, height, paper, sun }: PaperBackgroundOptions,
  pen: SvgPen,
  content: string,
): string {
  const ground = pen.diagonalGradient(
    mixColours(paper, '#fffdf6', 0.5),
    paper,
    multiplyColours(paper, '#faf5ee'),
  )
  const wash = pen.diagonalGradient(mixColours(paper, '#fffdf6', 0.85), mixColours(paper, '#fffdf6', 0.4))
  const painted =
    toSvgElement('rect', { width, height, fill: ground }) +
    fillSvgPath(toSmoothPath(traceLightWash(pen, sun)), wash) +
    toSvgElement('g', { 'stroke-linecap': 'round' }, content)
  return toSvgElement(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, width, height },
    toSvgElement('defs', {}, pen.renderDefinitions(), toBlurFilter('soft', 13), toBlurFilter('tight', 4)),
    painted,
  )
}

/** Tints the bright area of a product's paper, so that pale or similar products differ. Draw it first. */
export function drawColourWash(pen: SvgPen, colour: Colour): string {
  return fillSvgPath(
    toSmoothPath(traceLightWash(pen, [316, 366, 284])),
    pen.diagonalGradient(mixColours(colour, '#fffdf6', 0.45), colour),
  )
}

/** The outline of the paper's light area, uneven as if painted with a broad brush. */
function traceLightWash({ random }: SvgPen, [x, y, radius]: PaperBackgroundOptions['sun']): Point[] {
  const centre: Point = [x + random(-8, 8), y + random(-8, 8)]
  return Array.from({ length: 11 }, (_, index) =>
    movePoint(centre, (index * 360) / 11, radius + random(-7, 7)),
  )
}

function toBlurFilter(id: string, stdDeviation: number): string {
  const filterRegion = { x: '-50%', y: '-150%', width: '200%', height: '400%' }
  return toSvgElement('filter', { id, ...filterRegion }, toSvgElement('feGaussianBlur', { stdDeviation }))
}
