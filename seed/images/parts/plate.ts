import { mixColours, getColourShades, type Colour } from '../colour'
import { svgPathData } from '../geometry/svgPathData'
import type { Point } from '../geometry/point'
import { fillSvgEllipse, strokeSvgPath } from '../shapes'
import type { SvgPen } from '../pen'
import { drawShadow } from './shadow'

/** A flat dish seen slightly from above; `at` is the middle of the dish's rim. */
export type PlateDrawingOptions = { at: Point; width: number; colour: Colour }

/** A dish with a raised rim; its content is drawn over it. */
export function drawPlate(pen: SvgPen, { at: [x, y], width, colour }: PlateDrawingOptions): string {
  const tones = getColourShades(colour)
  const [half, depth] = [width / 2, width * 0.13]
  const rim = svgPathData`M${x - half * 0.97} ${y - depth * 0.1}A${half} ${depth} 0 0 1 ${x + half * 0.5} ${y - depth * 0.86}`
  return (
    drawShadow([x, y + depth * 0.9], width * 0.94, 0.16) +
    fillSvgEllipse(
      [x, y + width * 0.045],
      half * 0.96,
      depth,
      pen.diagonalGradient(mixColours(colour, tones.dark, 0.6), tones.dark),
    ) +
    fillSvgEllipse(
      [x, y],
      half,
      depth,
      pen.diagonalGradient(mixColours(tones.light, tones.bright, 0.5), colour, tones.dark),
    ) +
    fillSvgEllipse(
      [x, y + 3],
      half * 0.8,
      depth * 0.76,
      pen.diagonalGradient(mixColours(colour, tones.dark, 0.7), colour, mixColours(colour, tones.light, 0.6)),
    ) +
    strokeSvgPath(rim, tones.bright, 4, 0.8)
  )
}
