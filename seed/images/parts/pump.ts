import { getTones, type Colour } from '../colour'
import { pathData } from '../geometry/pathData'
import type { Point } from '../geometry/point'
import { fillPath, strokePath } from '../shapes'
import type { Pen } from '../pen'

/** A pump dispenser on a bottle's mouth with its spout to the left; `neck` is half the neck's width. */
export function drawPump(pen: Pen, [x, y]: Point, neck: number, colour: Colour = '#3a3632'): string {
  const tones = getTones(colour)
  const half = neck + 9
  const barrelFill = pen.horizontalGradient(tones.dark, tones.light, tones.base, tones.base, tones.deep)
  const collar = pathData`M${x - half} ${y + 14}v-38q0 -7 7 -7h${2 * half - 14}q7 0 7 7v38q${-half} 8 ${-2 * half} 0z`
  const head = pathData`M${x + 28} ${y - 86}h-52v-8h-36q-20 2 -24 20h-18q-2 -40 36 -46q36 -6 88 -4q14 0 14 12v18q0 8 -8 8z`
  return (
    fillPath(
      pathData`M${x - 9} ${y - 26}v-62h18v62z`,
      pen.horizontalGradient('#b9b3a4', '#f4f0e6', '#a8a294'),
    ) +
    fillPath(collar, barrelFill) +
    strokePath(pathData`M${x - half + 5} ${y + 4}q${half} 8 ${2 * half - 10} 0`, tones.deep, 2, 0.6) +
    fillPath(head, pen.diagonalGradient(tones.light, tones.base, tones.deep)) +
    strokePath(pathData`M${x - 62} ${y - 115}q36 -7 84 -4`, tones.bright, 2.6, 0.6)
  )
}
