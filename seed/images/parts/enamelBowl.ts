import { svgPathData } from '../geometry/svgPathData'
import { strokeSvgPath } from '../shapes'
import type { SvgPen } from '../pen'
import { drawBowl, type BowlDrawingOptions } from './vessels'

/** A white enamel basin with a blue rim; `content` is drawn behind its front. */
export function drawEnamelBowl(
  pen: SvgPen,
  look: Omit<BowlDrawingOptions, 'colour'>,
  content: string,
): string {
  const {
    at: [x, y],
    width,
    height,
  } = look
  const [half, rim, top] = [width / 2, width * 0.105, y - height]
  const arc = (sweep: 0 | 1) =>
    svgPathData`M${x - half} ${top}A${half} ${rim} 0 0 ${sweep} ${x + half} ${top}`
  return (
    drawBowl(pen, { ...look, colour: '#ece9e0' }, strokeSvgPath(arc(1), '#3d6aa8', 9) + content) +
    strokeSvgPath(arc(0), '#23477c', 12) +
    strokeSvgPath(arc(0), '#4a7cc0', 7)
  )
}
