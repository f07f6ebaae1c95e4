import { mixColours, getColourShades, type Colour } from '../colour'
import { svgPathData } from '../geometry/svgPathData'
import type { Point } from '../geometry/point'
import { fillSvgPath, fillSvgEllipse, strokeSvgPath } from '../shapes'
import type { SvgPen } from '../pen'
import { drawPowderMound } from './mound'
import type { PowderLook } from './powderContainers'
import { drawShadow } from './shadow'

/** A linen sack of powder with its rim rolled down; `at` is the middle of its base. */
export function drawSack(
  pen: SvgPen,
  { at: [x, y], width, height, colour }: { at: Point; width: number; height: number; colour: Colour },
  powder: PowderLook,
): string {
  const tones = getColourShades(colour)
  const [half, top, rim] = [width / 2, y - height, width * 0.1]
  const body = svgPathData`M${x - half * 0.86} ${top}C${x - half * 1.02} ${top + height * 0.3} ${x - half * 1.14} ${y - height * 0.2} ${x - half * 0.92} ${y - 8}Q${x - half * 0.5} ${y + 8} ${x} ${y + 4}T${x + half * 0.92} ${y - 8}C${x + half * 1.14} ${y - height * 0.2} ${x + half * 1.02} ${top + height * 0.3} ${x + half * 0.86} ${top}Q${x} ${top + rim * 2} ${x - half * 0.86} ${top}z`
  const folds = [-0.62, -0.28, 0.2, 0.5, 0.72].map(
    (share) =>
      svgPathData`M${x + half * share} ${top + 24}q${half * share * 0.3} ${height * 0.36} ${half * share * 0.06} ${height * pen.random(0.56, 0.76)}`,
  )
  const roll = svgPathData`M${x - half * 0.96} ${top}Q${x} ${top + rim * 2.3} ${x + half * 0.96} ${top}q${10} ${rim * 0.9} ${-4} ${rim * 1.2}Q${x} ${top + rim * 3.6} ${x - half * 0.94} ${top + rim * 1.2}q${-14} ${-rim * 0.5} ${-half * 0.02} ${-rim * 1.2}z`
  return (
    drawShadow([x, y - 2], width, 0.16) +
    fillSvgEllipse([x, top], half * 0.95, rim, pen.diagonalGradient(tones.dark, tones.deep)) +
    drawPowderMound(pen, { ...powder, at: [x, top + rim * 0.5], width: width * 0.84, height: height * 0.4 }) +
    fillSvgPath(
      body,
      pen.diagonalGradient(mixColours(tones.light, tones.bright, 0.4), colour, tones.dark, tones.deep),
    ) +
    strokeSvgPath(folds.join(''), tones.deep, 4, 0.3) +
    drawClothThreads([x, y], half, height, tones.light) +
    fillSvgPath(roll, pen.diagonalGradient(tones.bright, tones.light, tones.dark)) +
    strokeSvgPath(
      svgPathData`M${x - half * 0.9} ${top + rim * 0.5}Q${x} ${top + rim * 2.7} ${x + half * 0.9} ${top + rim * 0.5}`,
      tones.deep,
      2,
      0.3,
    )
  )
}

function drawClothThreads([x, y]: Point, half: number, height: number, colour: Colour): string {
  const threads = Array.from({ length: 9 }, (_, index) => {
    const at = y - height * (0.1 + index * 0.075)
    return svgPathData`M${x - half * 0.84} ${at}Q${x} ${at + 14} ${x + half * 0.84} ${at}`
  })
  return strokeSvgPath(threads.join(''), colour, 1.6, 0.4)
}
