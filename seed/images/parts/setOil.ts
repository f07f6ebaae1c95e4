import { svgPathData } from '../geometry/svgPathData'
import type { Point } from '../geometry/point'
import { fillSvgEllipse, fillSvgPath, strokeSvgPath } from '../shapes'
import type { SvgPen } from '../pen'

/** The part of an oil that has set snow white at the bottom of a jar; `at` is the middle of the jar's base. */
export function drawSetOil(
  pen: SvgPen,
  { at: [x, y], width, height }: { at: Point; width: number; height: number },
): string {
  const [half, top] = [width / 2 - 8, y - height]
  const surface = svgPathData`C${x - half * 0.6} ${top - 20} ${x - half * 0.3} ${top + 14} ${x} ${top - 4}S${x + half * 0.7} ${top - 18} ${x + half} ${top + 6}`
  const flakes = Array.from({ length: 16 }, () => {
    const [up, size] = [pen.random(0, 1) ** 2 * 70, pen.random(3, 9)]
    return fillSvgEllipse(
      [x + pen.random(-0.86, 0.86) * half, top - 12 - up],
      size * 1.5,
      size * 0.7,
      '#ffffff',
      0.75,
    )
  })
  return (
    flakes.join('') +
    fillSvgPath(
      svgPathData`M${x - half} ${top + 4}` +
        surface +
        svgPathData`V${y - 30}Q${x + half} ${y - 8} ${x + half - 22} ${y - 8}H${x - half + 22}Q${x - half} ${y - 8} ${x - half} ${y - 30}z`,
      pen.horizontalGradient('#dfe3e6', '#ffffff', '#fdfdfb', '#eceef0', '#c8ced3'),
    ) +
    strokeSvgPath(svgPathData`M${x - half} ${top + 4}` + surface, '#ffffff', 5)
  )
}
