import { smooth, straight } from '../geometry/outline'
import { between, step, type Point } from '../geometry/point'
import { swelling } from '../geometry/profiles'
import { around, edges, walk, type Walk } from '../geometry/ribbon'
import { area, line } from '../marks'
import type { Colour } from '../colour'
import type { Pen } from '../pen'

/** A shrivelled flower: its lobes by their angles, those drawn last in front. */
export type DriedFlower = {
  length: number
  lobes: readonly number[]
  /** The least and the greatest width of a lobe, as a share of its length. */
  slim: readonly [number, number]
  /** The line where the light catches a ridge. */
  light: Colour
  /** The calyx or tube that it stands on. */
  foot: { colour: Colour; length: number; width: number }
  /** Lobes of a colour of their own; else they have the fill that they inherit. */
  colour?: Colour
}

/** Keeps dried flowers for `heap` and `scatter`, their lobes drawn together or torn apart. */
export function driedFlowers(pen: Pen, look: DriedFlower, count = 6): string[] {
  const { length, foot } = look
  return Array.from({ length: count }, (_, index) => {
    const heading = (index * 360) / count + pen.random(-14, 14)
    const at = step([0, 0], heading + 180, length * 0.42)
    const tube = smooth([step(at, heading + 180 + pen.random(-20, 20), length * foot.length), at], false)
    const lobes = look.lobes.map((turn) =>
      lobe(pen, look, {
        at,
        heading: heading + turn * pen.random(0.8, 1.1),
        length: length * pen.random(0.74, 1),
        bend: -turn * pen.random(0.6, 1.8),
      }),
    )
    return pen.keep(
      line(tube, '#2c1712', length * foot.width + 1.6) +
        line(tube, foot.colour, length * foot.width) +
        lobes.join(''),
    )
  })
}

/** One lobe: a ridge in the light and a furrow in the shade. */
function lobe(pen: Pen, { slim, light, colour = 'inherit' }: DriedFlower, way: Walk): string {
  const stances = walk(way, 3)
  const sides = edges(stances, (way.length * pen.random(...slim)) / 2, swelling(0.4, 0.8))
  const within = (edge: readonly Point[], share: number) =>
    straight(
      stances.slice(0, -1).map(({ at }, index) => between(at, edge[index] ?? at, share)),
      false,
    )
  return (
    area(smooth(around(sides)), colour, 1, { stroke: '#1c0a0c', 'stroke-opacity': 0.45 }) +
    line(within(sides.left, 0.45), light, 1.6, 0.45) +
    line(within(sides.right, 0.4), '#1c0a0c', 2.2, 0.3)
  )
}
