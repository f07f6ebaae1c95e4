import { getColourShades } from '../colour'
import { movePoint, type Point } from '../geometry/point'
import { svgPathData } from '../geometry/svgPathData'
import { fillSvgEllipse, strokeSvgPath } from '../shapes'
import type { SvgPen } from '../pen'
import { toSvgElement } from '../../../functions/pictures/svg'
import { drawStem } from './stem'

/** A magnifying glass that shows `seen` enlarged on a pale ground; `at` is the middle of its lens. */
export function drawMagnifier(
  pen: SvgPen,
  { at: [x, y], radius, heading }: { at: Point; radius: number; heading: number },
  seen: string,
): string {
  const brass = getColourShades('#b99a5c')
  const lens = svgPathData`M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${radius * 2} 0a${radius} ${radius} 0 1 1 ${-radius * 2} 0z`
  const grip = { at: movePoint([x, y], heading, radius * 1.02), heading }
  return (
    fillSvgEllipse([x + 8, y + 10], radius * 1.04, radius * 1.04, '#4a3020', 0.16) +
    drawStem(pen, { ...grip, length: radius * 0.3 }, radius * 0.13, '#b99a5c', 1) +
    drawStem(
      pen,
      { ...grip, at: movePoint(grip.at, heading, radius * 0.26), length: radius * 0.9 },
      radius * 0.22,
      '#7a4f33',
      0.8,
    ) +
    fillSvgEllipse([x, y], radius, radius, pen.radialGradient('#ffffff', '#eef7f2', '#c9e2d8')) +
    toSvgElement('g', { 'clip-path': pen.clipTo(lens) }, seen) +
    strokeSvgPath(lens, brass.deep, radius * 0.13) +
    strokeSvgPath(lens, brass.light, radius * 0.08) +
    strokeSvgPath(
      svgPathData`M${x - radius * 0.74} ${y - radius * 0.18}A${radius * 0.76} ${radius * 0.76} 0 0 1 ${x - radius * 0.2} ${y - radius * 0.73}`,
      '#ffffff',
      radius * 0.08,
      0.85,
    )
  )
}
