import { getColourShades } from '../colour'
import { toSmoothPath, toStraightPath } from '../geometry/svgPathData'
import { movePoint } from '../geometry/point'
import { getPointOnArc, type Arc } from '../geometry/arc'
import { fillSvgPath, strokeSvgPath } from '../shapes'
import type { SvgPen } from '../pen'
import { drawFlatShadow } from './shadow'
import { drawStem } from './stem'

/** A kitchen knife that lies flat; the arc runs from the blade's tip to the end of the handle. */
export function drawKnife(pen: SvgPen, arc: Arc): string {
  const { heading, length } = arc
  const on = (share: number, side: number) =>
    movePoint(getPointOnArc(arc, share).at, heading + 90, side * length)
  const blade = toSmoothPath([on(0, 0.028), on(0.2, -0.028), on(0.4, -0.042), on(0.6, -0.044)], false)
  const outline =
    blade + toStraightPath([on(0.6, -0.044), on(0.6, 0.04), on(0, 0.028)], false).replace('M', 'L')
  const shine = toStraightPath([on(0.12, 0), on(0.58, -0.012)], false)
  const steel = pen.diagonalGradient('#f8fafa', '#c3ccd0', '#97a3a9')
  const grip = { at: getPointOnArc(arc, 0.58).at, heading, length: length * 0.42 }
  const rivets =
    toStraightPath([on(0.7, 0), on(0.7, 0.001)], false) +
    toStraightPath([on(0.88, 0), on(0.88, 0.001)], false)
  return (
    drawFlatShadow(outline) +
    fillSvgPath(outline, steel, 1, { stroke: '#7d8a90', 'stroke-opacity': 0.6 }) +
    strokeSvgPath(shine, '#ffffff', 4, 0.7) +
    drawStem(pen, grip, length * 0.09, '#5c3d2a', 1) +
    strokeSvgPath(rivets, getColourShades('#c9b98a').light, 6)
  )
}
