import { multiplyColours, mixColours, type Colour } from '../colour'
import { svgPathData } from '../geometry/svgPathData'
import type { Point } from '../geometry/point'
import { fillSvgPath, fillSvgEllipse, strokeSvgPath } from '../shapes'
import type { SvgPen } from '../pen'
import { drawShadow } from './shadow'

/** A clear glass measuring jug with its spout to the left; `at` is the middle of the jug's base. */
export function drawPitcher(
  pen: SvgPen,
  {
    at: [x, y],
    width,
    height,
    content,
    level = 0.6,
  }: { at: Point; width: number; height: number; content: Colour; level?: number },
): string {
  const [half, top, fill] = [width / 2, y - height, y - height * level]
  const wall = (inset: number) =>
    svgPathData`M${x - half - 14 + inset} ${top}Q${x - half + 6 + inset} ${top + 20} ${x - half * 0.94 + inset} ${top + 50}L${x - half * 0.84 + inset} ${y - 20 - inset}Q${x - half * 0.82 + inset} ${y - inset} ${x - half * 0.62} ${y - inset}H${x + half * 0.62}Q${x + half * 0.82 - inset} ${y - inset} ${x + half * 0.84 - inset} ${y - 20 - inset}L${x + half - inset} ${top}z`
  const handle = svgPathData`M${x + half * 0.97} ${top + 34}C${x + half + 74} ${top + 10} ${x + half + 76} ${y - height * 0.3} ${x + half * 0.88} ${y - height * 0.24}`
  const marks = [0.22, 0.36, 0.5, 0.64].map(
    (share) => svgPathData`M${x - half * 0.5} ${y - height * share}h${half * 0.34}`,
  )
  const clip = { 'clip-path': pen.clipTo(svgPathData`M0 ${fill}H640V800H0z`) }
  const reach = half * (0.86 + level * 0.12) - 7
  return (
    drawShadow([x, y - 2], width) +
    strokeSvgPath(handle, '#9fb4b0', 20, 0.55) +
    strokeSvgPath(handle, '#f4f8f4', 11, 0.85) +
    fillSvgEllipse([x - 4, top], half + 6, 12, '#dfe9e4', 0.8) +
    fillSvgPath(wall(0), pen.horizontalGradient('#c3d2cc', '#f6faf6', '#e9f0ec', '#b5c5c0'), 0.66) +
    fillSvgPath(
      wall(7),
      pen.horizontalGradient(
        multiplyColours(content, '#d8dcdc'),
        mixColours(content, '#ffffff', 0.5),
        content,
        multiplyColours(content, '#c4cccc'),
      ),
      0.95,
      clip,
    ) +
    fillSvgEllipse([x, fill], reach, 9, mixColours(content, '#ffffff', 0.55)) +
    strokeSvgPath(marks.join(''), '#6f8a86', 3, 0.7) +
    fillSvgPath(
      svgPathData`M${x - half * 0.76} ${top + 50}l${half * 0.16} 0l${half * 0.08} ${height * 0.6}l${-half * 0.14} 0z`,
      '#ffffff',
      0.55,
    ) +
    strokeSvgPath(wall(0), '#7d9187', 2.6, 0.55) +
    strokeSvgPath(
      svgPathData`M${x - half - 12} ${top}Q${x} ${top + 20} ${x + half} ${top}`,
      '#ffffff',
      3,
      0.8,
    )
  )
}
