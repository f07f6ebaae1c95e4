import { getColourShades, type Colour } from '../colour'
import { svgPathData } from '../geometry/svgPathData'
import type { Point } from '../geometry/point'
import { fillSvgEllipse, fillSvgPath, strokeSvgPath } from '../shapes'
import type { SvgPen } from '../pen'
import { drawGlow, drawShadow } from './shadow'

/** A burning candle in a glass; `at` is the middle of its base. */
export type CandleDrawingOptions = { at: Point; width: number; height: number; wax: Colour }

/** A glass of wax with a wick and a flame. */
export function drawCandle(pen: SvgPen, { at: [x, y], width, height, wax }: CandleDrawingOptions): string {
  const tones = getColourShades(wax)
  const [half, top, level, rim] = [width / 2, y - height, y - height * 0.78, width * 0.09]
  const glass = svgPathData`M${x - half} ${top}V${y - 20}Q${x - half} ${y} ${x - half + 20} ${y}H${x + half - 20}Q${x + half} ${y} ${x + half} ${y - 20}V${top}`
  return (
    drawShadow([x, y - 2], width) +
    fillSvgPath(glass, '#eef4ec', 0.6) +
    fillSvgPath(
      svgPathData`M${x - half + 7} ${level}V${y - 22}Q${x - half + 7} ${y - 9} ${x - half + 22} ${y - 9}H${x + half - 22}Q${x + half - 7} ${y - 9} ${x + half - 7} ${y - 22}V${level}z`,
      pen.horizontalGradient(tones.dark, tones.bright, wax, wax, tones.dark),
    ) +
    fillSvgEllipse([x, level], half - 7, rim, pen.radialGradient('#fffdf2', tones.bright, wax)) +
    drawFlame(pen, [x, level], height * 0.4) +
    strokeSvgPath(svgPathData`M${x - half * 0.78} ${top + 24}V${y - 30}`, '#ffffff', half * 0.12, 0.6) +
    strokeSvgPath(glass, '#7d9187', 2.6, 0.6) +
    strokeSvgPath(
      svgPathData`M${x - half} ${top}a${half} ${rim} 0 1 0 ${width} 0a${half} ${rim} 0 1 0 ${-width} 0`,
      '#ffffff',
      3.4,
      0.8,
    )
  )
}

function drawFlame(pen: SvgPen, [x, y]: Point, height: number): string {
  const flame = (size: number) => {
    const [wide, tall] = [height * 0.2 * size, height * size]
    return svgPathData`M${x} ${y - 14}C${x - wide * 1.6} ${y - 14 - tall * 0.1} ${x - wide} ${y - 14 - tall * 0.5} ${x} ${y - 14 - tall}C${x + wide} ${y - 14 - tall * 0.5} ${x + wide * 1.6} ${y - 14 - tall * 0.1} ${x} ${y - 14}z`
  }
  return (
    drawGlow([x, y - height * 0.6], height * 0.5, height * 0.62, '#fbe2a0') +
    strokeSvgPath(svgPathData`M${x} ${y + 2}V${y - 22}`, '#3b2a20', 4) +
    fillSvgPath(flame(1), pen.verticalGradient('#f6b73c', '#f9d463', '#f2a03a')) +
    fillSvgPath(flame(0.58), '#fff6cf')
  )
}
