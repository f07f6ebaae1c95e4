import { tonesOf, type Colour } from '../colour'
import { smooth } from '../geometry/outline'
import { around, edges, stand, walk, type Walk } from '../geometry/ribbon'
import { area, line } from '../marks'
import type { Pen } from '../pen'
import { under } from './shadow'

/** A broad brush that lies on the table, dipped in something: its bristles at the way's start, its handle along it. */
export function maskBrush(pen: Pen, way: Walk, width: number, dipped: Colour): string {
  const part = (from: number, to: number, wide: number, profile: (along: number) => number) => {
    const { at, heading } = stand(way, from)
    return edges(walk({ at, heading, length: way.length * (to - from) }, 5), wide / 2, profile)
  }
  const bristles = part(0, 0.4, width, (along) => 0.86 + 0.14 * Math.sin(along * Math.PI) - 0.34 * along ** 2)
  const paste = part(
    -0.01,
    0.17,
    width * 0.98,
    (along) => 0.7 + 0.3 * Math.sin(Math.min(1, along * 1.6) * Math.PI * 0.5),
  )
  const ferrule = part(0.36, 0.52, width * 0.62, (along) => 1 - 0.24 * along)
  const handle = part(0.5, 1, width * 0.36, (along) => 1 - 0.5 * along + 0.6 * along ** 3)
  const [hair, wood, wet] = [tonesOf('#b98f62'), tonesOf('#a9713f'), tonesOf(dipped)]
  const strands = Array.from({ length: 6 }, (_, index) => {
    const share = (index + 1) / 7
    return smooth(
      bristles.left.map(([x, y], place) => {
        const [ox, oy] = bristles.right[place] ?? [x, y]
        return [x + (ox - x) * share, y + (oy - y) * share] as const
      }),
      false,
    )
  })
  const whole = [bristles, ferrule, handle].map((sides) => smooth(around(sides)))
  return (
    whole.map((outline) => under(outline)).join('') +
    area(smooth(around(handle)), pen.lit(wood.light, wood.base, wood.dark)) +
    line(smooth(handle.left, false), wood.bright, 3, 0.7) +
    area(smooth(around(bristles)), pen.lit(hair.light, hair.base, hair.dark)) +
    line(strands.join(''), hair.deep, 1.8, 0.45) +
    area(smooth(around(ferrule)), pen.lit('#f0e2c0', '#c9ab6c', '#8f7440')) +
    line(smooth(ferrule.left.slice(1), false), '#fff6dc', 3, 0.7) +
    area(smooth(around(paste)), pen.lit(wet.bright, dipped, wet.dark)) +
    line(smooth(paste.left.slice(1, -1), false), '#ffffff', 5, 0.7)
  )
}
