import { multiplyColours, mixColours, type Colour } from '../colour'
import { svgPathData } from '../geometry/svgPathData'
import type { Point } from '../geometry/point'
import { fillSvgPath, fillSvgEllipse, strokeSvgPath } from '../shapes'
import type { SvgPen } from '../pen'
import { drawShadow } from './shadow'

/** A drinking glass; `at` is the middle of its base. */
export type TumblerDrawingOptions = {
  at: Point
  width: number
  height: number
  liquid: Colour
  level?: number
}

/** A glass of tea; `contentAbove` is drawn inside the glass and rises above the tea. */
export function drawTumbler(
  pen: SvgPen,
  { at: [x, y], width, height, liquid, level = 0.78 }: TumblerDrawingOptions,
  contentAbove: string,
): string {
  const [half, foot, rim] = [width / 2, width * 0.38, width * 0.1]
  const wall = (top: number, halfWidth: number, inset: number) =>
    svgPathData`M${x - halfWidth} ${top}L${x - foot + inset} ${y - 16 - inset}Q${x - foot + inset} ${y - inset} ${x - foot + 18} ${y - inset}H${x + foot - 18}Q${x + foot - inset} ${y - inset} ${x + foot - inset} ${y - 16 - inset}L${x + halfWidth} ${top}`
  const top = y - height
  const fill = y - height * level
  const halfWidth = foot + (half - foot) * level - 6
  const tea = pen.horizontalGradient(
    multiplyColours(liquid, '#d2b98f'),
    mixColours(liquid, '#fff6da', 0.4),
    liquid,
    multiplyColours(liquid, '#b8985e'),
  )
  return (
    drawShadow([x, y - 2], width * 0.84) +
    fillSvgEllipse([x, top], half, rim, '#eef4ec', 0.9) +
    fillSvgPath(wall(top, half, 0), '#e4ede2', 0.5) +
    fillSvgEllipse([x, fill], halfWidth, rim * 0.84, mixColours(liquid, '#fff8e4', 0.45)) +
    contentAbove +
    fillSvgPath(
      wall(fill, halfWidth, 7) + svgPathData`A${halfWidth} ${rim * 0.84} 0 0 1 ${x - halfWidth} ${fill}z`,
      tea,
      0.9,
    ) +
    strokeSvgPath(wall(top, half, 0), '#7d9187', 2.6, 0.6) +
    strokeSvgPath(
      svgPathData`M${x - half * 0.78} ${top + 36}L${x - foot * 0.76} ${y - 44}`,
      '#ffffff',
      width * 0.06,
      0.55,
    ) +
    strokeSvgPath(
      svgPathData`M${x + half * 0.84} ${top + 40}L${x + foot * 0.84} ${y - 50}`,
      '#ffffff',
      width * 0.025,
      0.5,
    ) +
    strokeSvgPath(
      svgPathData`M${x - half} ${top}A${half} ${rim} 0 0 0 ${x + half} ${top}A${half} ${rim} 0 0 0 ${x - half} ${top}`,
      '#ffffff',
      4,
      0.7,
    ) +
    strokeSvgPath(svgPathData`M${x - half} ${top}A${half} ${rim} 0 0 0 ${x + half} ${top}`, '#7d9187', 2, 0.6)
  )
}
