import { multiplyColours, mixColours, getColourShades, type Colour } from '../colour'
import { svgPathData } from '../geometry/svgPathData'
import type { Point } from '../geometry/point'
import { fillSvgPath, fillSvgEllipse, strokeSvgPath } from '../shapes'
import type { SvgPen } from '../pen'
import { drawPowderMound } from './mound'
import { drawShadow } from './shadow'

/** A glass jar on its side with its mouth to the right, and the spilled powder. */
export function drawTippedJar(
  pen: SvgPen,
  { at: [x, y], length, width }: { at: Point; length: number; width: number },
  powder: Colour,
): string {
  const [top, middle] = [y - width, y - width / 2]
  const neck = width * 0.4
  const wall = svgPathData`M${x} ${top + 18}Q${x} ${top} ${x + 20} ${top}H${x + length * 0.76}C${x + length * 0.86} ${top} ${x + length * 0.84} ${middle - neck} ${x + length * 0.9} ${middle - neck}H${x + length}V${middle + neck}H${x + length * 0.9}C${x + length * 0.84} ${middle + neck} ${x + length * 0.86} ${y} ${x + length * 0.76} ${y}H${x + 20}Q${x} ${y} ${x} ${y - 18}z`
  const filled = svgPathData`M${x + 9} ${middle + width * 0.06}C${x + length * 0.3} ${middle - width * 0.1} ${x + length * 0.6} ${middle + width * 0.06} ${x + length} ${middle + width * 0.1}V${middle + neck}H${x + length * 0.9}C${x + length * 0.84} ${middle + neck} ${x + length * 0.86} ${y - 8} ${x + length * 0.76} ${y - 8}H${x + 24}Q${x + 9} ${y - 8} ${x + 9} ${y - 24}z`
  const deep = multiplyColours(powder, '#a98a62')
  const rim = width * 0.1
  return (
    drawShadow([x + length * 0.5, y - 3], length * 1.02, 0.1) +
    fillSvgPath(wall, pen.verticalGradient('#dfe9e2', '#f7faf5', '#e4ece4', '#b3c4b8'), 0.85) +
    fillSvgPath(filled, pen.verticalGradient(mixColours(powder, '#fff6da', 0.2), powder, deep), 0.96) +
    fillSvgEllipse([x + length, middle], rim, neck, pen.diagonalGradient('#e4ece4', '#c3d0c6'), 0.9) +
    fillSvgPath(
      svgPathData`M${x + length * 0.1} ${top + 16}H${x + length * 0.7}q10 0 10 8q0 8 -12 8H${x + length * 0.12}q-10 0 -10 -8t8 -8z`,
      '#ffffff',
      0.6,
    ) +
    strokeSvgPath(wall, '#7d9187', 2.6, 0.6) +
    drawShadow([x + length + width * 0.46, y + 26], width * 1.5, 0.1) +
    drawPowderMound(pen, {
      at: [x + length + width * 0.34, y + 26],
      width: width * 1.7,
      height: width * 0.62,
      colour: powder,
      coarse: 0.15,
    }) +
    strokeSvgPath(
      svgPathData`M${x + length - 1} ${middle - neck}A${rim} ${neck} 0 0 1 ${x + length + rim} ${middle}`,
      getColourShades('#c3d0c6').bright,
      4,
      0.9,
    )
  )
}
