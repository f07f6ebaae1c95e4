import { mix, tonesOf, type Colour } from '../colour'
import { smooth } from '../geometry/outline'
import { step, type Point } from '../geometry/point'
import { stand, type Walk } from '../geometry/ribbon'
import { area, line } from '../marks'
import { under } from '../parts/shadow'
import type { Pen } from '../pen'

/** A heart-shaped leaf: its two lobes reach back past its stalk; veins fan out from there. */
export type HeartLeaf = {
  colour: Colour
  /** Its greatest width as a share of its length. */
  slim: number
  vein?: Colour
  /** How much of the light it throws back. */
  gloss?: number
  /** Whether it lies on the table, with its shadow. */
  isLaid?: boolean
}

/** Half of a heart, from its notch to its tip: across and along. */
const half: readonly Point[] = [
  [0, 0],
  [0.14, -0.1],
  [0.34, -0.11],
  [0.48, 0.02],
  [0.5, 0.2],
  [0.42, 0.42],
  [0.26, 0.64],
  [0.1, 0.84],
  [0, 1],
]

/** Draws a heart-shaped leaf whose stalk ends where the way starts. */
export function heartLeaf(
  pen: Pen,
  way: Walk,
  { colour, slim, vein, gloss = 0.4, isLaid = false }: HeartLeaf,
): string {
  const shade = pen.random(0, 1)
  const tones = tonesOf(shade < 0.5 ? colour : mix(colour, shade < 0.75 ? '#fff0c0' : '#20301c', 0.09))
  const ink = vein ?? mix(tones.light, '#fff6d8', 0.3)
  const place = (across: number, along: number): Point => {
    const { at, heading } = stand(way, Math.max(0, along))
    const from = along < 0 ? step(at, heading, along * way.length) : at
    return step(from, heading + 90, across * way.length * slim)
  }
  const [left, right] = [-1, 1].map((side) => half.map(([across, along]) => place(side * across, along)))
  const ribs = [-0.36, -0.2, 0.2, 0.36].map((across, index) =>
    smooth(
      [
        place(0, 0.01),
        place(across * 0.94, index === 0 || index === 3 ? 0.16 : 0.3),
        place(across * 0.9, index === 0 || index === 3 ? 0.4 : 0.68),
      ],
      false,
    ),
  )
  const midrib = smooth(
    [0, 0.35, 0.7, 0.97].map((along) => place(0, along)),
    false,
  )
  const sides = Math.cos(((way.heading - 40) * Math.PI) / 180) > 0 ? [left, right] : [right, left]
  const [bright = [], dim = []] = sides
  const outline = smooth([...(left ?? []), ...(right ?? []).slice(1, -1).toReversed()])
  const shine = smooth(
    [0.2, 0.34, 0.5].map((along) => place(bright === left ? -0.3 + along * 0.2 : 0.3 - along * 0.2, along)),
    false,
  )
  return (
    (isLaid ? under(outline, 0.36) : '') +
    area(outline, pen.lit(tones.light, tones.base)) +
    area(smooth(dim), pen.lit(tones.base, tones.dark), 0.9) +
    line(shine, tones.bright, way.length * 0.05, gloss) +
    line(ribs.join(''), ink, Math.max(0.9, way.length / 110), 0.6) +
    line(midrib, ink, Math.max(1.1, way.length / 75), 0.85)
  )
}
