import { tonesOf, type Colour } from '../colour'
import { smooth } from '../geometry/outline'
import { taper } from '../geometry/profiles'
import { around, edges, stand, walk, type Stance, type Walk } from '../geometry/ribbon'
import { area, line } from '../marks'
import type { Pen } from '../pen'

/** A stem that tapers along its way, with a light edge. */
export function stem(pen: Pen, way: Walk, width: number, colour: Colour, tip = 0.4): string {
  const tones = tonesOf(colour)
  const sides = edges(walk(way, 5), width / 2, taper(tip))
  const isLeftLit =
    Math.sin(((way.heading - 90) * Math.PI) / 180) * 0.6 <
    Math.cos(((way.heading - 90) * Math.PI) / 180) * 0.8
  return (
    area(smooth(around(sides)), pen.lit(tones.base, tones.dark)) +
    line(smooth(isLeftLit ? sides.left : sides.right, false), tones.light, width * 0.22, 0.8)
  )
}

/** How leaves (or flowers, or fruit) stand along a stem. */
export type Arrangement = {
  along: 'opposite' | 'alternate'
  /** How many places carry something. */
  count: number
  /** The share of the stem below the first, and the share at which the last stands. */
  from?: number
  to?: number
  /** The angle between the stem and what it carries, at the foot and at the tip. */
  angle?: readonly [number, number]
}

/** Something that a stem carries: where it is attached, which way it points, how far along, on which side. */
export type Carried = (stance: Stance, along: number, side: -1 | 1) => string

/** What a stem carries, from its foot to its tip. */
export function along(way: Walk, how: Arrangement, carried: Carried): string {
  const { count, from = 0.15, to = 0.95, angle: [wide, narrow] = [62, 34] } = how
  return Array.from({ length: count }, (_, index) => {
    const share = from + ((to - from) * index) / Math.max(1, count - 1)
    const { at, heading } = stand(way, share)
    const turn = wide + (narrow - wide) * share
    const sides: readonly (-1 | 1)[] = how.along === 'opposite' ? [-1, 1] : [index % 2 === 0 ? -1 : 1]
    return sides.map((side) => carried({ at, heading: heading + side * turn }, share, side)).join('')
  }).join('')
}

/** A stem with leaves along it and, unless `isOpen`, one at its tip. */
export function sprig(
  pen: Pen,
  way: Walk,
  look: Arrangement & { width?: number; colour: Colour; isOpen?: boolean },
  blade: (way: Walk, share: number) => string,
  length: (share: number) => number,
): string {
  const { random } = pen
  const carried = along(way, look, ({ at, heading }, share, side) =>
    blade(
      {
        at,
        heading: heading + random(-7, 7),
        length: length(share) * random(0.92, 1.08),
        bend: side * random(4, 26),
      },
      share,
    ),
  )
  const tip = stand(way, 0.99)
  const last = look.isOpen ? '' : blade({ ...tip, length: length(1), bend: random(-14, 14) }, 1)
  return stem(pen, way, look.width ?? 6, look.colour) + carried + last
}
