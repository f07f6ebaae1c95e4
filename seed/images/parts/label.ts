import { getColourShades, type Colour } from '../colour'
import { svgPathData } from '../geometry/svgPathData'
import type { Point } from '../geometry/point'
import { fillSvgPath, strokeSvgPath } from '../shapes'
import type { SvgPen } from '../pen'
import { drawLeaf } from './leaf'

/** A paper label around a bottle; `at` is its centre. */
export type LabelDrawingOptions = { at: Point; width: number; height: number; colour: Colour; ink: Colour }

/** A label with a coloured edge, a small leaf and lines instead of words. */
export function drawLabel(
  pen: SvgPen,
  { at: [x, y], width, height, colour, ink }: LabelDrawingOptions,
): string {
  const tones = getColourShades(colour)
  const [half, top, low, sag] = [width / 2, y - height / 2, y + height / 2, width * 0.05]
  const edge = (level: number) => svgPathData`M${x - half} ${level}q${half} ${sag * 2} ${width} 0`
  const lines = [0.62, 0.76].map(
    (share, index) =>
      svgPathData`M${x - half * (0.5 - index * 0.2)} ${top + height * share + sag}h${width * (0.5 - index * 0.2)}`,
  )
  const leaf = { colour: ink, form: 'ovate', widthRatio: 0.5, veins: 0 } as const
  const foot: Point = [x, top + height * 0.52 + sag]
  return (
    fillSvgPath(
      svgPathData`M${x - half} ${top}q${half} ${sag * 2} ${width} 0V${low}q${-half} ${sag * 2} ${-width} 0z`,
      pen.horizontalGradient(tones.dark, tones.bright, colour, colour, tones.dark),
    ) +
    strokeSvgPath(edge(top + 7) + edge(low - 7), ink, 5, 0.9) +
    [-52, 52, 0].map((heading) => drawLeaf(pen, { at: foot, heading, length: height * 0.3 }, leaf)).join('') +
    strokeSvgPath(lines.join(''), ink, height * 0.035, 0.7)
  )
}
