import { tonesOf, type Colour } from '../colour'
import { smooth } from '../geometry/outline'
import { step, type Point } from '../geometry/point'
import { oval } from '../geometry/profiles'
import { stand, type Walk } from '../geometry/ribbon'
import { line, stamp } from '../marks'
import type { Grain } from '../parts/heap'
import { leaf, type Leaf } from '../parts/leaf'
import { solid } from '../parts/solid'
import { along, sprig, stem } from '../parts/stem'
import type { Pen } from '../pen'

// The pepper family: vines with heart-shaped leaves, and berries crowded along hanging spikes.

/** A peppercorn: a ball as wrinkled as a walnut. */
export const peppercornGrain = (pen: Pen): Grain => ({
  length: 44,
  slim: 0.95,
  profile: oval,
  gloss: 0.12,
  marking: (way) => line(net(pen, way), '#a98f76', 2.2, 0.6) + line(net(pen, way), '#140d0b', 2.4, 0.6),
})

/** A uziza berry: smaller, drawn out, and with a tail, its dried stalk. */
export const uzizaGrain = (pen: Pen): Grain => ({
  length: 40,
  slim: 0.76,
  profile: oval,
  gloss: 0.12,
  marking: (way) => {
    const tail = { at: way.at, heading: way.heading + 180, length: 30, bend: pen.random(-40, 40) }
    const path = smooth([tail.at, stand(tail, 0.5).at, stand(tail, 1).at], false)
    return line(path, '#4a2f20', 5) + line(path, '#a5784f', 2.4) + line(net(pen, way), '#b98f6c', 1.8, 0.55)
  },
})

/** Ridges that meet and part. */
function net(pen: Pen, way: Walk): string {
  const middle = stand(way, 0.5).at
  return Array.from({ length: 4 }, (_, index) => {
    const heading = index * 90 + pen.random(-30, 30)
    const from = step(middle, heading, way.length * 0.06)
    const knee = step(from, heading + pen.random(-50, 50), way.length * 0.15)
    return smooth([from, knee, step(knee, heading + pen.random(-70, 70), way.length * 0.16)], false)
  }).join('')
}

/** A spike of berries that hangs along a way. */
export function berrySpike(
  pen: Pen,
  size: number,
  colours: readonly [Colour, Colour],
): (way: Walk) => string {
  const [one, other] = colours.map((colour) => {
    const look = { colour, slim: 0.95, profile: oval, gloss: 0.7 }
    return pen.keep(solid(pen, { at: [0, size / 2], heading: 0, length: size }, look))
  })
  const berry = (at: Point, scale: number) =>
    stamp((pen.random(0, 1) < 0.25 ? other : one) ?? '', at, 0, scale)
  return (way) => {
    const count = Math.round(way.length / (size * 0.62))
    const sides = along(
      way,
      { along: 'opposite', count, from: 0.08, to: 1, angle: [80, 70] },
      ({ at, heading }, share) => berry(step(at, heading, size * 0.34), 1 - share * 0.3),
    )
    const seam = Array.from({ length: count }, (_, index) => {
      const share = (index + 0.5) / count
      return berry(stand(way, 0.08 + 0.92 * share).at, 1 - share * 0.3)
    })
    return stem(pen, way, 5, tonesOf(colours[0]).dark, 0.8) + sides + seam.join('')
  }
}

/** A pepper vine: a jointed stem with broad, pointed leaves whose veins run in bows. */
export function pepperVine(pen: Pen, way: Walk, colour: Colour, heart: boolean): string {
  const look: Leaf = { colour, form: heart ? 'heart' : 'ovate', slim: heart ? 0.78 : 0.6, veins: 4 }
  return sprig(
    pen,
    way,
    { along: 'alternate', count: 5, from: 0.14, to: 0.9, angle: [66, 44], colour: '#8f9a5a', width: 9 },
    (at) => leaf(pen, at, look),
    (share) => 176 - share * 60,
  )
}
