import { mixColours, getColourShades, type Colour } from '../colour'
import { svgPathData } from '../geometry/svgPathData'
import type { Point } from '../geometry/point'
import { fillSvgPath, fillSvgEllipse, strokeSvgPath } from '../shapes'
import type { SvgPen } from '../pen'
import { drawPowderMound } from './mound'
import type { PowderLook } from './powderContainers'
import { drawShadow } from './shadow'
import { drawStem } from './stem'

/** A wooden mortar (a bowl for crushing) with its pestle and its content; `at` is the middle of the bowl's base. */
export function drawMortar(
  pen: SvgPen,
  { at: [x, y], width, height, colour }: { at: Point; width: number; height: number; colour: Colour },
  powder: PowderLook,
): string {
  const tones = getColourShades(colour)
  const [half, top, rim] = [width / 2, y - height, width * 0.12]
  const cup = svgPathData`M${x - half} ${top}A${half} ${rim} 0 0 0 ${x + half} ${top}C${x + half} ${y - height * 0.42} ${x + half * 0.5} ${y - height * 0.34} ${x + half * 0.38} ${y - height * 0.2}C${x + half * 0.4} ${y - height * 0.1} ${x + half * 0.62} ${y - height * 0.1} ${x + half * 0.66} ${y - 4}Q${x} ${y + 16} ${x - half * 0.66} ${y - 4}C${x - half * 0.62} ${y - height * 0.1} ${x - half * 0.4} ${y - height * 0.1} ${x - half * 0.38} ${y - height * 0.2}C${x - half * 0.5} ${y - height * 0.34} ${x - half} ${y - height * 0.42} ${x - half} ${top}z`
  const bands = [0.22, 0.3].map(
    (share) =>
      svgPathData`M${x - half * (1.02 - share * 0.2)} ${top + height * share}Q${x} ${top + height * share + rim * 1.9} ${x + half * (1.02 - share * 0.2)} ${top + height * share}`,
  )
  return (
    drawShadow([x, y - 2], width * 0.74, 0.2) +
    fillSvgEllipse([x, top], half, rim, pen.diagonalGradient(tones.deep, tones.dark, tones.base)) +
    drawStem(
      pen,
      { at: [x + half * 0.2, top + rim], heading: 24, length: height * 1.08 },
      width * 0.15,
      mixColours(colour, '#fff0d0', 0.15),
      0.8,
    ) +
    fillSvgEllipse(
      [x + half * 0.2 + height * 0.44, top + rim - height * 0.99],
      width * 0.068,
      width * 0.066,
      pen.radialGradient(tones.bright, tones.base, tones.dark),
    ) +
    drawPowderMound(pen, {
      ...powder,
      at: [x - half * 0.06, top + 5],
      width: width * 0.76,
      height: height * 0.26,
    }) +
    fillSvgPath(
      cup,
      pen.diagonalGradient(mixColours(tones.light, tones.bright, 0.4), colour, tones.dark, tones.deep),
    ) +
    strokeSvgPath(bands.join(''), tones.deep, 3, 0.5) +
    fillSvgPath(
      svgPathData`M${x - half * 0.8} ${top + rim * 1.4}C${x - half * 0.8} ${y - height * 0.5} ${x - half * 0.6} ${y - height * 0.4} ${x - half * 0.44} ${y - height * 0.3}C${x - half * 0.6} ${y - height * 0.46} ${x - half * 0.64} ${y - height * 0.6} ${x - half * 0.62} ${top + rim * 1.6}z`,
      tones.bright,
      0.5,
    ) +
    strokeSvgPath(
      svgPathData`M${x - half} ${top}A${half} ${rim} 0 0 0 ${x + half} ${top}`,
      tones.bright,
      5,
      0.9,
    )
  )
}
