import { mix, tonesOf, type Colour } from '../colour'
import { d } from '../geometry/outline'
import type { Point } from '../geometry/point'
import { area, ellipse, line } from '../marks'
import type { Pen } from '../pen'
import { mound } from './mound'
import type { Powder } from './powderWare'
import { shadow } from './shadow'
import { stem } from './stem'

/** A wooden mortar on its foot with the pestle in it and what was pounded; `at` is the middle of its foot. */
export function mortar(
  pen: Pen,
  { at: [x, y], width, height, colour }: { at: Point; width: number; height: number; colour: Colour },
  powder: Powder,
): string {
  const tones = tonesOf(colour)
  const [half, top, rim] = [width / 2, y - height, width * 0.12]
  const cup = d`M${x - half} ${top}A${half} ${rim} 0 0 0 ${x + half} ${top}C${x + half} ${y - height * 0.42} ${x + half * 0.5} ${y - height * 0.34} ${x + half * 0.38} ${y - height * 0.2}C${x + half * 0.4} ${y - height * 0.1} ${x + half * 0.62} ${y - height * 0.1} ${x + half * 0.66} ${y - 4}Q${x} ${y + 16} ${x - half * 0.66} ${y - 4}C${x - half * 0.62} ${y - height * 0.1} ${x - half * 0.4} ${y - height * 0.1} ${x - half * 0.38} ${y - height * 0.2}C${x - half * 0.5} ${y - height * 0.34} ${x - half} ${y - height * 0.42} ${x - half} ${top}z`
  const bands = [0.22, 0.3].map(
    (share) =>
      d`M${x - half * (1.02 - share * 0.2)} ${top + height * share}Q${x} ${top + height * share + rim * 1.9} ${x + half * (1.02 - share * 0.2)} ${top + height * share}`,
  )
  return (
    shadow([x, y - 2], width * 0.74, 0.2) +
    ellipse([x, top], half, rim, pen.lit(tones.deep, tones.dark, tones.base)) +
    stem(
      pen,
      { at: [x + half * 0.2, top + rim], heading: 24, length: height * 1.08 },
      width * 0.15,
      mix(colour, '#fff0d0', 0.15),
      0.8,
    ) +
    ellipse(
      [x + half * 0.2 + height * 0.44, top + rim - height * 0.99],
      width * 0.068,
      width * 0.066,
      pen.round(tones.bright, tones.base, tones.dark),
    ) +
    mound(pen, { ...powder, at: [x - half * 0.06, top + 5], width: width * 0.76, height: height * 0.26 }) +
    area(cup, pen.lit(mix(tones.light, tones.bright, 0.4), colour, tones.dark, tones.deep)) +
    line(bands.join(''), tones.deep, 3, 0.5) +
    area(
      d`M${x - half * 0.8} ${top + rim * 1.4}C${x - half * 0.8} ${y - height * 0.5} ${x - half * 0.6} ${y - height * 0.4} ${x - half * 0.44} ${y - height * 0.3}C${x - half * 0.6} ${y - height * 0.46} ${x - half * 0.64} ${y - height * 0.6} ${x - half * 0.62} ${top + rim * 1.6}z`,
      tones.bright,
      0.5,
    ) +
    line(d`M${x - half} ${top}A${half} ${rim} 0 0 0 ${x + half} ${top}`, tones.bright, 5, 0.9)
  )
}
