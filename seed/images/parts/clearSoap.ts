import { multiplyColours, mixColours } from '../colour'
import { svgPathData } from '../geometry/svgPathData'
import { fillSvgPath, strokeSvgPath } from '../shapes'
import type { SvgPen } from '../pen'
import type { SolidBlockOptions } from './block'
import { roundCorners } from './chunk'
import { drawShadow } from './shadow'

/** Draws a block of transparent soap. Its back edges and its content are visible through its front. */
export function drawClearSoapBlock(
  pen: SvgPen,
  { at: [x, y], width, height, depth, colour }: SolidBlockOptions,
  content = '',
): string {
  const [pale, deep, rim] = [
    mixColours(colour, '#ffffff', 0.75),
    multiplyColours(colour, '#b4bcc0'),
    multiplyColours(colour, '#8f9a9e'),
  ]
  const [left, right, top, rise] = [x - width / 2, x + width / 2, y - height, depth * 0.5]
  const face = roundCorners(
    [
      [left, top],
      [right, top],
      [right, y],
      [left, y],
    ],
    16,
  )
  const lid = roundCorners(
    [
      [left, top],
      [left + depth, top - rise],
      [right + depth, top - rise],
      [right, top],
    ],
    9,
  )
  const flank = roundCorners(
    [
      [right, top],
      [right + depth, top - rise],
      [right + depth, y - rise],
      [right, y],
    ],
    9,
  )
  const backEdges = svgPathData`M${left + depth} ${top - rise}V${y - rise}M${left + 3} ${y - 3}L${left + depth} ${y - rise}H${right + depth}`
  const glint = svgPathData`M${left + width * 0.1} ${top + height * 0.16}L${left + width * 0.34} ${top + height * 0.16}L${left + width * 0.16} ${y - height * 0.16}L${left + width * 0.1} ${y - height * 0.16}z`
  return (
    drawShadow([x + depth * 0.45, y - depth * 0.1], width + depth * 0.8, 0.13) +
    fillSvgPath(flank, pen.verticalGradient(multiplyColours(colour, '#dde4e6'), deep), 0.78) +
    fillSvgPath(lid, pen.diagonalGradient('#ffffff', mixColours(colour, '#ffffff', 0.4)), 0.85) +
    fillSvgPath(face, pen.diagonalGradient(pale, colour, multiplyColours(colour, '#d0d8dc')), 0.82) +
    strokeSvgPath(backEdges, rim, 2, 0.45) +
    content +
    fillSvgPath(glint, '#ffffff', 0.5) +
    fillSvgPath(face, pen.diagonalGradient('#ffffff', colour), 0.16) +
    strokeSvgPath(
      svgPathData`M${left + 14} ${top + 1.5}H${right - 10}L${right + depth - 8} ${top - rise + 2}`,
      '#ffffff',
      3,
      0.8,
    ) +
    strokeSvgPath(
      svgPathData`M${right} ${top + 14}V${y - 14}M${left + 1.5} ${top + 14}V${y - 14}`,
      '#ffffff',
      2.4,
      0.8,
    ) +
    strokeSvgPath(
      svgPathData`M${left + 14} ${y - 1}H${right - 12}L${right + depth - 8} ${y - rise - 4}`,
      rim,
      2,
      0.6,
    )
  )
}
