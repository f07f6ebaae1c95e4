import { mixColours, getColourShades, type Colour } from '../colour'
import { svgPathData } from '../geometry/svgPathData'
import type { Point } from '../geometry/point'
import { fillSvgEllipse, fillSvgPath, strokeSvgPath } from '../shapes'
import type { SvgPen } from '../pen'

/** Wet clay in a bowl: a thick, shiny surface with the swirl that a spoon left. Draw it as the bowl's content. */
export function drawClayPaste(pen: SvgPen, [x, y]: Point, width: number, colour: Colour): string {
  const tones = getColourShades(colour)
  const [half, depth] = [width / 2, width * 0.13]
  const crest = svgPathData`M${x - half} ${y}C${x - half * 0.9} ${y - depth * 1.1} ${x - half * 0.5} ${y - depth * 1.5} ${x - half * 0.1} ${y - depth * 1.9}C${x + half * 0.1} ${y - depth * 2.2} ${x + half * 0.3} ${y - depth * 1.9} ${x + half * 0.24} ${y - depth * 1.6}C${x + half * 0.6} ${y - depth * 1.4} ${x + half * 0.94} ${y - depth} ${x + half} ${y}z`
  const ridges = [0.82, 0.56, 0.3].map((share, index) => {
    const [rx, ry, cy] = [half * share, depth * share * 0.8, y - depth * (0.3 + index * 0.42)]
    return svgPathData`M${x - rx} ${cy}A${rx} ${ry} 0 0 0 ${x + rx} ${cy - depth * 0.2}`
  })
  return (
    fillSvgEllipse([x, y], half, depth, pen.diagonalGradient(tones.light, colour, tones.dark)) +
    fillSvgPath(
      crest,
      pen.diagonalGradient(
        mixColours(tones.light, tones.bright, 0.5),
        mixColours(colour, tones.light, 0.4),
        tones.dark,
      ),
    ) +
    strokeSvgPath(ridges.join(''), tones.deep, depth * 0.16, 0.4) +
    strokeSvgPath(ridges.join(''), '#ffffff', depth * 0.07, 0.6)
  )
}
