import { mix, tonesOf, type Colour } from '../colour'
import type { Point } from '../geometry/point'
import { placedAt, stamp } from '../marks'
import type { Pen } from '../pen'

/** Many like petals around a middle, in rings; `petal` draws one that points up from the origin. */
export type Rays = {
  at: Point
  radius: number
  count: number
  colour: Colour
  petal: (size: number, colour: Colour) => string
  /** How long each ring's petals are, as a share of the radius, the outermost first. */
  rings?: readonly number[]
  /** 1 faces the viewer, less looks up. */
  tilt?: number
  turn?: number
}

/** A daisy's rays, or any flower of many like petals: each kept in three lights and shown often. */
export function rays(pen: Pen, look: Rays): string {
  const { at, radius, count, colour, petal, rings = [1], tilt = 1, turn = 0 } = look
  const dark = tonesOf(colour).dark
  const kept = [mix(colour, dark, 0.4), colour, mix(colour, '#fffdf0', 0.28)].map((shade) =>
    pen.keep(petal(100, shade)),
  )
  const drawn = rings.flatMap((share, ring) =>
    Array.from({ length: count }, (_, index) => {
      const heading = turn + ((index + ring * 0.5) * 360) / count + pen.random(-5, 5)
      const facing = Math.cos(((heading + 40) * Math.PI) / 180) + pen.random(-0.6, 0.6)
      const lit = Math.round(Math.min(1, Math.max(-1, facing))) + 1
      const size = (radius * share * pen.random(0.93, 1.05)) / 100
      return stamp(kept[lit] ?? '', [0, 0], heading, size)
    }),
  )
  return placedAt(at, 0, [1, tilt], ...drawn)
}
