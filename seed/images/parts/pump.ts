import { getColourShades, type Colour } from '../colour'
import { svgPathData } from '../geometry/svgPathData'
import type { Point } from '../geometry/point'
import { fillSvgPath, strokeSvgPath } from '../shapes'
import type { SvgPen } from '../pen'

/** A pump dispenser on a bottle's mouth with its spout to the left; `neck` is half the neck's width. */
export function drawPump(pen: SvgPen, [x, y]: Point, neck: number, colour: Colour = '#3a3632'): string {
  const tones = getColourShades(colour)
  const half = neck + 9
  const barrelFill = pen.horizontalGradient(tones.dark, tones.light, tones.base, tones.base, tones.deep)
  const collar = svgPathData`M${x - half} ${y + 14}v-38q0 -7 7 -7h${2 * half - 14}q7 0 7 7v38q${-half} 8 ${-2 * half} 0z`
  const head = svgPathData`M${x + 28} ${y - 86}h-52v-8h-36q-20 2 -24 20h-18q-2 -40 36 -46q36 -6 88 -4q14 0 14 12v18q0 8 -8 8z`
  return (
    fillSvgPath(
      svgPathData`M${x - 9} ${y - 26}v-62h18v62z`,
      pen.horizontalGradient('#b9b3a4', '#f4f0e6', '#a8a294'),
    ) +
    fillSvgPath(collar, barrelFill) +
    strokeSvgPath(svgPathData`M${x - half + 5} ${y + 4}q${half} 8 ${2 * half - 10} 0`, tones.deep, 2, 0.6) +
    fillSvgPath(head, pen.diagonalGradient(tones.light, tones.base, tones.deep)) +
    strokeSvgPath(svgPathData`M${x - 62} ${y - 115}q36 -7 84 -4`, tones.bright, 2.6, 0.6)
  )
}
