import { mix, tonesOf, type Colour } from '../colour'
import { straight } from '../geometry/outline'
import { middle, shrunk, step, type Point } from '../geometry/point'
import { area } from '../marks'
import type { Pen } from '../pen'
import { shadow } from './shadow'

/** A bed of clay that dried and cracked; `at` is its middle. */
export type CrackedClay = { at: Point; width: number; depth: number; thick: number; colour: Colour }

/** Clay that dried and cracked into plates, seen at a tilt: one in the middle and two rings around it. */
export function crackedClay(pen: Pen, look: CrackedClay): string {
  const { at, width, depth, thick } = look
  const inner = ring(pen, look, 0.34, 5)
  const between = ring(pen, look, 0.7, 10)
  const outer = ring(pen, look, 1, 10)
  const on = (points: readonly Point[], index: number) => points[index % points.length] ?? at
  const plates: Point[][] = [inner]
  for (let index = 0; index < 5; index++)
    plates.push([
      on(inner, index),
      ...[0, 1, 2].map((part) => on(between, index * 2 + part)),
      on(inner, index + 1),
    ])
  for (let index = 0; index < 10; index++)
    plates.push([on(between, index), on(outer, index), on(outer, index + 1), on(between, index + 1)])
  const ground = area(straight(outer), tonesOf(look.colour).deep)
  return (
    shadow([at[0], at[1] + depth * 0.3 + thick], width * 0.96, 0.12) +
    ground +
    plates
      .toSorted((one, other) => middle(one)[1] - middle(other)[1])
      .map((points) => plate(pen, points, look))
      .join('')
  )
}

function ring(pen: Pen, { at: [x, y], width, depth }: CrackedClay, share: number, count: number): Point[] {
  return Array.from({ length: count }, (_, index) => {
    const [dx, dy] = step([0, 0], (index * 360) / count + pen.random(-9, 9), share * pen.random(0.9, 1.06))
    return [x + (dx * width) / 2, y + (dy * depth) / 2]
  })
}

/** One plate: its broken edge in the shade beneath its top. */
function plate(pen: Pen, points: readonly Point[], { thick, colour }: CrackedClay): string {
  const tones = tonesOf(colour)
  const top = shrunk(points, 0.9)
  const shade = Math.floor(pen.random(0, 3)) / 5
  return (
    area(straight(top.map(([x, y]): Point => [x + 2, y + thick])), tones.deep) +
    area(
      straight(top),
      pen.lit(mix(tones.light, tones.bright, 0.5 - shade), mix(colour, tones.dark, shade)),
      1,
      {
        stroke: tones.bright,
        'stroke-opacity': 0.5,
      },
    )
  )
}
