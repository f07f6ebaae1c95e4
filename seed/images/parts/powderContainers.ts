import { mixColours, getColourShades, type Colour } from '../colour'
import { svgPathData } from '../geometry/svgPathData'
import type { Point } from '../geometry/point'
import { getPointOnArc, type Arc } from '../geometry/arc'
import { fillSvgPath, fillSvgEllipse, strokeSvgPath } from '../shapes'
import type { SvgPen } from '../pen'
import { drawPowderMound, type PowderMoundDrawingOptions } from './mound'
import { drawShadow } from './shadow'
import { drawBowl, drawSpoon, type BowlDrawingOptions } from './vessels'

/** A powder's appearance, independent of its container. */
export type PowderLook = Pick<PowderMoundDrawingOptions, 'colour' | 'coarse' | 'flecks'>

/** A bowl of powder heaped above its rim. */
export function drawPowderBowl(
  pen: SvgPen,
  look: BowlDrawingOptions,
  powder: PowderLook,
  heaped: number,
): string {
  const {
    at: [x, y],
    width,
    height,
  } = look
  const inside = drawPowderMound(pen, {
    ...powder,
    at: [x, y - height + 6],
    width: width * 0.8,
    height: heaped,
  })
  return drawBowl(pen, look, inside)
}

/** A shiny ceramic bowl with a painted band of tiles; `content` is drawn behind its front. */
export function drawPatternedBowl(pen: SvgPen, look: BowlDrawingOptions, content: string): string {
  const {
    at: [x, y],
    width,
    height,
  } = look
  const band = Array.from({ length: 9 }, (_, index) => {
    const share = (index - 4) / 4
    const [wide, drop] = [
      width * 0.052 * Math.cos(share * 1.2),
      width * 0.105 * Math.sqrt(1 - (share * 0.86) ** 2),
    ]
    const at: Point = [x + share * width * 0.41, y - height * 0.72 + drop]
    const tall = height * 0.16
    const star = svgPathData`M${at[0]} ${at[1] - tall}l${wide} ${tall}l${-wide} ${tall}l${-wide} ${-tall}z`
    return (
      fillSvgPath(star, pen.diagonalGradient('#4f96a3', '#2f6f80')) +
      fillSvgEllipse(at, wide * 0.36, tall * 0.3, '#d9a441') +
      (index < 8
        ? fillSvgEllipse([at[0] + width * 0.052, at[1] + tall * 0.8], wide * 0.3, tall * 0.2, '#a8452f')
        : '')
    )
  })
  return drawBowl(pen, look, content) + band.join('')
}

/** A wooden spoon on the table, heaped with powder; the arc runs from its bowl to its handle. */
export function drawPowderSpoon(pen: SvgPen, arc: Arc, width: number, powder: PowderLook): string {
  const [x, y] = getPointOnArc(arc, 0.2).at
  const heaped = drawPowderMound(pen, {
    ...powder,
    at: [x, y + width * 0.27],
    width: width * 0.92,
    height: width * 0.68,
  })
  return drawShadow([x, y + width * 0.42], width, 0.2) + drawSpoon(pen, arc, width, heaped, undefined, 18)
}

/** A scoop (a small shovel) full of powder; `side` is the side of its handle, `at` the middle of its base. */
export function drawPowderScoop(
  pen: SvgPen,
  { at: [x, y], width, side, colour }: { at: Point; width: number; side: -1 | 1; colour: Colour },
  powder: Colour,
): string {
  const tones = getColourShades(colour)
  const height = width * 0.42
  const getPoint = (along: number, up: number): Point => [x + side * along * width, y - up * height]
  const to = (...points: readonly Point[]) => points.map(([px, py]) => svgPathData`${px} ${py}`).join(' ')
  const [lip, back] = [getPoint(-0.5, 0.3), getPoint(0.46, 1)]
  const hull = `M${to(lip)}C${to(getPoint(-0.38, 0), getPoint(-0.1, -0.06), getPoint(0.2, 0))}C${to(getPoint(0.44, 0.04), getPoint(0.52, 0.5), back)}C${to(getPoint(0.2, 0.56), getPoint(-0.3, 0.4), lip)}z`
  const mouth = `M${to(lip)}C${to(getPoint(-0.3, 0.4), getPoint(0.2, 0.56), back)}C${to(getPoint(0.2, 1.24), getPoint(-0.34, 0.8), lip)}z`
  const powderOutline = `M${to(getPoint(-0.42, 0.36))}C${to(getPoint(-0.2, 0.8), getPoint(-0.02, 1.5), getPoint(0.14, 1.46))}C${to(getPoint(0.28, 1.4), getPoint(0.3, 1.1), getPoint(0.4, 0.92))}C${to(getPoint(0.2, 0.5), getPoint(-0.2, 0.36), getPoint(-0.42, 0.36))}z`
  const handle = `M${to(getPoint(0.4, 0.84))}C${to(getPoint(0.6, 0.9), getPoint(0.74, 1.2), getPoint(0.96, 1.34))}C${to(getPoint(1.06, 1.4), getPoint(1.08, 1.2), getPoint(1, 1.1))}C${to(getPoint(0.8, 0.9), getPoint(0.7, 0.5), getPoint(0.46, 0.46))}z`
  return (
    drawShadow([x, y - 3], width * 0.9, 0.16) +
    fillSvgPath(handle, pen.diagonalGradient(tones.light, tones.base, tones.dark)) +
    fillSvgPath(mouth, pen.diagonalGradient(tones.deep, tones.dark)) +
    fillSvgPath(
      powderOutline,
      pen.diagonalGradient(
        getColourShades(powder).bright,
        mixColours(powder, getColourShades(powder).light, 0.4),
        powder,
        getColourShades(powder).dark,
      ),
    ) +
    drawPowderSpecks(pen, getPoint, powder) +
    fillSvgPath(
      hull,
      pen.diagonalGradient(mixColours(tones.light, tones.bright, 0.4), colour, tones.dark, tones.deep),
    ) +
    strokeSvgPath(
      `M${to(lip)}C${to(getPoint(-0.3, 0.4), getPoint(0.2, 0.56), back)}`,
      tones.bright,
      3.4,
      0.9,
    ) +
    strokeSvgPath(
      `M${to(getPoint(0.5, 0.82))}C${to(getPoint(0.66, 0.94), getPoint(0.78, 1.2), getPoint(0.94, 1.3))}`,
      tones.bright,
      3,
      0.6,
    )
  )
}

function drawPowderSpecks(
  pen: SvgPen,
  getPoint: (along: number, up: number) => Point,
  powder: Colour,
): string {
  return Array.from({ length: 16 }, (_, index) => {
    const share = pen.random(0, 1)
    const position = getPoint(-0.3 + share * 0.6, 0.6 + pen.random(0, 0.7) * Math.min(1, share * 1.3))
    const tones = getColourShades(powder)
    return fillSvgEllipse(
      position,
      pen.random(1.2, 2.8),
      pen.random(1, 2),
      index % 2 === 0 ? tones.bright : tones.dark,
      0.7,
    )
  }).join('')
}
