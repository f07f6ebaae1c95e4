import { stand, type Walk } from '../geometry/ribbon'
import { line } from '../marks'
import { smooth } from '../geometry/outline'
import { leaf } from '../parts/leaf'
import { repeated } from '../parts/repeated'
import { along, stem } from '../parts/stem'
import type { Pen } from '../pen'

/** The sedge that tigernuts grow on: arching blades, and a culm with golden spikelets over its bracts. */
export function sedge(pen: Pen, way: Walk): string {
  const blades = [-34, 30, -20, 18, -8, 9].map((turn, index) =>
    leaf(
      pen,
      {
        ...way,
        heading: way.heading + turn,
        length: way.length * (0.94 - Math.abs(turn) * 0.005 - (index % 2) * 0.08),
        bend: turn * 2.1,
      },
      { colour: '#7f9f4e', form: 'blade', slim: 0.05, veins: 'along', vein: '#dbe5a8' },
    ),
  )
  const top = stand(way, 1)
  const bracts = [-96, 88, -58, 54].map((turn) =>
    leaf(
      pen,
      { at: top.at, heading: top.heading + turn, length: 120, bend: turn * 0.3 },
      { colour: '#8aa757', form: 'blade', slim: 0.07, veins: 0 },
    ),
  )
  const ear = repeated(pen, 26, (at) =>
    leaf(pen, at, { colour: '#c79b45', form: 'lanceolate', slim: 0.3, veins: 0, vein: '#f1d892' }),
  )
  const rays = [-62, 60, -34, 34, -10, 12].map((turn, index) => {
    const ray = { at: top.at, heading: top.heading + turn, length: 84 + (index % 3) * 14 }
    return (
      line(smooth([ray.at, stand(ray, 1).at], false), '#a3a45c', 2.6) +
      along(ray, { along: 'opposite', count: 5, from: 0.5, to: 1, angle: [74, 50] }, (at) =>
        ear({ ...at, length: 24 }),
      )
    )
  })
  return stem(pen, way, 8, '#8aa757', 0.8) + blades.join('') + bracts.join('') + rays.join('')
}
