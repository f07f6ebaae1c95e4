import type { Walk } from '../geometry/ribbon'
import { stamp } from '../marks'
import type { Pen } from '../pen'

/** How far apart the turns are at which a thing is kept, in degrees. */
const turn = 20

/**
 * A small thing that is shown many times: drawn once for each of a few headings (so that its light stays at the top
 * left), then only shown again, turned a little and scaled to its length.
 */
export function repeated(pen: Pen, length: number, draw: (way: Walk) => string): (way: Walk) => string {
  const kept = new Map<number, string>()
  return (way) => {
    const heading = Math.round(way.heading / turn) * turn
    const id = kept.get(heading) ?? pen.keep(draw({ at: [0, 0], heading, length, bend: way.bend ?? 0 }))
    kept.set(heading, id)
    return stamp(id, way.at, way.heading - heading, way.length / length)
  }
}
