import { mixColours, multiplyColours } from '../colour'
import { svgPathData } from '../geometry/svgPathData'
import { fillSvgPath, strokeSvgPath } from '../shapes'
import type { SvgPen } from '../pen'
import { getBlockSides, type SolidBlockOptions } from './block'
import { roundCorners } from './chunk'
import { drawShadow } from './shadow'

/** Draws a block of transparent soap: the table and its own back edges shine through it. */
export function drawClearSoapBlock(pen: SvgPen, look: SolidBlockOptions): string {
  const {
    at: [x, y],
    width,
    height,
    depth,
    colour,
  } = look
  const [left, right, top, rise] = [x - width / 2, x + width / 2, y - height, depth * 0.5]
  const { silhouette, topFace, sideFace, frontFace } = getBlockSides(look)
  const rim = multiplyColours(colour, '#8fa3a8')
  const backEdges = svgPathData`M${left + depth} ${top - rise}V${y - rise}M${left + 3} ${y - 3}L${left + depth} ${y - rise}H${right + depth}`
  const edges = svgPathData`M${left + 8} ${top}H${right - 8}M${right} ${top + 8}V${y - 8}M${right} ${top}L${right + depth - 8} ${top - rise + 4}M${left + 4} ${top - 2}L${left + depth} ${top - rise}`
  const glint = svgPathData`M${left + width * 0.08} ${top + height * 0.16}h${width * 0.3}l${-width * 0.2} ${height * 0.66}h${-width * 0.1}z`
  return (
    drawShadow([x + depth * 0.45, y - depth * 0.1], width + depth * 0.8, 0.11) +
    fillSvgPath(
      roundCorners(sideFace, 10),
      pen.verticalGradient(colour, multiplyColours(colour, '#aebdc3')),
      0.72,
    ) +
    fillSvgPath(
      roundCorners(topFace, 10),
      pen.diagonalGradient('#ffffff', mixColours(colour, '#ffffff', 0.4)),
      0.86,
    ) +
    fillSvgPath(
      roundCorners(frontFace, 14),
      pen.diagonalGradient('#ffffff', colour, multiplyColours(colour, '#c6d3d8')),
      0.66,
    ) +
    strokeSvgPath(backEdges, rim, 2, 0.3) +
    fillSvgPath(roundCorners(silhouette, 14), 'none', 1, {
      stroke: rim,
      'stroke-width': 2.4,
      'stroke-opacity': 0.8,
    }) +
    strokeSvgPath(edges, '#ffffff', 4, 0.9) +
    fillSvgPath(glint, '#ffffff', 0.6) +
    strokeSvgPath(
      svgPathData`M${right - width * 0.1} ${top + height * 0.2}V${y - height * 0.3}`,
      '#ffffff',
      4,
      0.7,
    )
  )
}
