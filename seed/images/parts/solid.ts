import { mix, tonesOf, type Colour } from '../colour'
import { smooth } from '../geometry/outline'
import { middle, shrunk, type Point } from '../geometry/point'
import { egg } from '../geometry/profiles'
import { around, edges, stand, walk, type Profile, type Walk } from '../geometry/ribbon'
import { area, ellipse } from '../marks'
import type { Pen } from '../pen'

/** Something round and whole: a fruit, a nut, a berry, a seed. */
export type Solid = {
  colour: Colour
  /** Its width as a share of its length. */
  slim: number
  profile?: Profile
  /** The colour of the side that the light never reaches, where it is not just darker. */
  shade?: Colour
  /** How much it shines: 0 is matt, 1 is wet. */
  gloss?: number
  /** How many places its outline goes through on each side; more for what is large. */
  steps?: number
}

/** Something round lying along a way: laid on in tones, from the dark edge to the light's spot. */
export function solid(
  pen: Pen,
  way: Walk,
  { colour, slim, profile = egg(), shade, gloss = 0.5, steps = 8 }: Solid,
): string {
  const tones = tonesOf(colour)
  const outline = outlineOf(pen, way, slim, profile, 0.025, steps)
  const size = (way.length * Math.min(1, slim)) / 2
  const dark = shade ?? tones.dark
  return (
    area(smooth(outline), pen.lit(dark, mix(dark, tones.deep, 0.75))) +
    area(
      smooth(shrunk(outline, 0.88, [-size * 0.09, -size * 0.1])),
      pen.lit(mix(colour, tones.light, 0.35), colour, mix(colour, dark, 0.6)),
    ) +
    area(smooth(shrunk(outline, 0.5, [-size * 0.24, -size * 0.26])), tones.light, 0.5) +
    (gloss > 0 ? shine(outline, size, gloss) : '')
  )
}

/** The outline of something round along a way, a little irregular. */
export function outlineOf(
  pen: Pen,
  way: Walk,
  slim: number,
  profile: Profile,
  unevenness = 0.025,
  steps = 8,
): Point[] {
  const sides = edges(walk(way, steps), (way.length * slim) / 2, profile)
  const points = around(sides)
  const [cx, cy] = middle(points)
  const [one, other] = [pen.random(0, 6), pen.random(0, 6)]
  return points.map(([x, y], index) => {
    const angle = (index / points.length) * 2 * Math.PI
    const scale = 1 + unevenness * (0.6 * Math.sin(2 * angle + one) + 0.4 * Math.sin(3 * angle + other))
    return [cx + (x - cx) * scale, cy + (y - cy) * scale]
  })
}

/** The part of something round between two shares of its length: a cap, a blush, a band. */
export function band(
  way: Walk,
  { slim, profile = egg() }: Pick<Solid, 'slim' | 'profile'>,
  from: number,
  to: number,
): string {
  const part = { ...stand(way, from), length: way.length * (to - from), bend: (way.bend ?? 0) * (to - from) }
  const sides = edges(walk(part, 6), (way.length * slim) / 2, (along) => profile(from + along * (to - from)))
  return smooth(around(sides))
}

function shine(outline: readonly Point[], size: number, gloss: number): string {
  const [x, y] = middle(outline)
  return ellipse([x - size * 0.34, y - size * 0.4], size * 0.17, size * 0.12, '#fffdf4', 0.35 + gloss * 0.6)
}
