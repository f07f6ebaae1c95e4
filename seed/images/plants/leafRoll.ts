import { getColourShades } from '../colour'
import { toStraightPath } from '../geometry/svgPathData'
import { interpolatePoints } from '../geometry/point'
import { getOutlineSides, sampleArc, type Arc } from '../geometry/arc'
import { drawFlatShadow } from '../parts/shadow'
import { drawRolledEnd } from '../parts/rolledEnd'
import { fillSvgPath, strokeSvgPath } from '../shapes'
import type { SvgPen } from '../pen'

/** Glossy leaves rolled up tightly, ready to be shredded; the arc starts at the cut end. */
export function drawLeafRoll(pen: SvgPen, arc: Arc, width: number): string {
  const tones = getColourShades('#3f7a3f')
  const { left, right } = getOutlineSides(sampleArc(arc, 4), width / 2, (along) => 1 - 0.3 * along ** 3)
  const line = (share: number) =>
    toStraightPath(
      left.map((point, index) => interpolatePoints(point, right[index] ?? point, share)),
      false,
    )
  const outline = toStraightPath([...left, ...right.toReversed()])
  return (
    drawFlatShadow(outline) +
    fillSvgPath(outline, pen.diagonalGradient(tones.light, tones.base, tones.deep)) +
    strokeSvgPath(line(0.24), tones.bright, 3, 0.6) +
    strokeSvgPath(line(0.55) + line(0.8), tones.deep, 2.4, 0.6) +
    drawRolledEnd(arc.at, width / 2, 4, tones.base, '#a9c98a')
  )
}
