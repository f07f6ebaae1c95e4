import { mix, tonesOf, type Colour } from '../colour'
import { straight } from '../geometry/outline'
import { step, type Point } from '../geometry/point'
import { area, line } from '../marks'
import type { Pen } from '../pen'

/** Keeps shreds of dried leaf, for `heap` and `scatter`: flakes (broad), or threads (narrow, as afang is cut). */
export function shreds(pen: Pen, length: number, slim: number, count = 8): string[] {
  return Array.from({ length: count }, (_, index) => {
    const heading = (index * 180) / count + pen.random(-10, 10)
    const wide = (length * slim) / 2
    const corner = (turn: number, far: number): Point =>
      step(
        step([0, 0], heading + 90, Math.sign(turn) * wide * pen.random(0.7, 1.1)),
        heading,
        far * length * pen.random(0.4, 0.54),
      )
    const outline = straight([
      corner(-1, -1),
      corner(-1, 0.1),
      corner(-1, 1),
      corner(1, 0.9),
      corner(1, -0.1),
      corner(1, -1),
    ])
    const vein = straight([step([0, 0], heading, -length * 0.4), step([0, 0], heading, length * 0.4)], false)
    return pen.keep(
      area(outline, 'inherit', 1, { stroke: '#2c2412', 'stroke-opacity': 0.35 }) +
        line(vein, '#fff8d8', Math.max(0.8, length / 30), 0.4),
    )
  })
}

/** The colours that one leaf dries to. */
export function driedShades(colour: Colour): Colour[] {
  const tones = tonesOf(colour)
  return [colour, tones.light, tones.dark, mix(colour, '#b39a52', 0.25)]
}
