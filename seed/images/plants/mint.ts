import { smooth } from '../geometry/outline'
import { stand, type Walk } from '../geometry/ribbon'
import { ellipse, line, stamp } from '../marks'
import { leaf, type Leaf } from '../parts/leaf'
import { repeated } from '../parts/repeated'
import { along, sprig, stem } from '../parts/stem'
import type { Pen } from '../pen'

// The mint family: square stems, leaves in opposite pairs, lipped flowers in whorls.

/** Peppermint with its toothed leaves and a spike of lilac flowers. */
export function peppermint(pen: Pen, way: Walk): string {
  const look: Leaf = { colour: '#4d8047', form: 'ovate', slim: 0.5, teeth: 10 }
  const top = stand(way, 0.96)
  return (
    spike(pen, { ...top, length: way.length * 0.2 }, '#b9a0cf', 7) +
    sprig(
      pen,
      way,
      { along: 'opposite', count: 5, from: 0.12, to: 0.94, colour: '#7c5560', width: 9, isOpen: true },
      (at) => leaf(pen, at, look),
      (share) => 172 - share * 96,
    )
  )
}

/** Rosemary: a woody stem crowded with needles, and small pale blue flowers. */
export function rosemary(pen: Pen, way: Walk, flowers = 6): string {
  const needle = repeated(pen, 60, (at) =>
    leaf(pen, at, { colour: '#5d7a58', form: 'needle', slim: 0.13, veins: 0, vein: '#c3d2b4' }),
  )
  const bloom = repeated(pen, 16, (at) =>
    lipped(pen, { at: stand(at, 1).at, heading: at.heading }, '#8496dc', 13),
  )
  const blooms = along(
    way,
    { along: 'alternate', count: flowers, from: 0.42, to: 0.96, angle: [40, 20] },
    (stance) => bloom({ ...stance, length: 16 }),
  )
  return (
    sprig(
      pen,
      way,
      { along: 'opposite', count: 15, from: 0.08, to: 0.98, angle: [58, 30], colour: '#7d6248', width: 9 },
      (at) => needle({ ...at, bend: 0 }),
      (share) => 78 - share * 38,
    ) + blooms
  )
}

/** Lavender: a long bare stem, narrow leaves at its foot, whorls of violet buds at its top. */
export function lavender(pen: Pen, way: Walk): string {
  const narrow = repeated(pen, 92, (at) =>
    leaf(pen, at, { colour: '#8b9b7c', form: 'needle', slim: 0.1, veins: 0 }),
  )
  const foot = along(way, { along: 'opposite', count: 3, from: 0.06, to: 0.3, angle: [34, 26] }, (stance) =>
    narrow({ ...stance, length: 92 }),
  )
  return (
    stem(pen, way, 5, '#869a6b', 0.6) +
    foot +
    spike(
      pen,
      { ...stand(way, 0.62), length: way.length * 0.4, bend: (way.bend ?? 0) * 0.38 },
      '#7d6bb0',
      9,
      1.25,
    )
  )
}

/** Whorls of buds, smaller towards the tip, a few of them open. */
export function spike(pen: Pen, way: Walk, colour: string, whorls: number, size = 1): string {
  const bud = repeated(pen, 24, (at) =>
    leaf(pen, at, { colour, form: 'oblong', slim: 0.48, veins: 0, vein: '#d9cfee' }),
  )
  const open = pen.keep(lipped(pen, { at: [0, 0], heading: 0 }, '#b3a2dc', 7))
  const buds = along(
    way,
    { along: 'opposite', count: whorls, from: 0, to: 1, angle: [50, 22] },
    ({ at, heading }, share, side) => {
      const length = (25 - share * 10) * size
      const outer = bud({ at, heading: heading + pen.random(-8, 8), length })
      const inner = bud({ at, heading: heading - side * 30 + pen.random(-8, 8), length: length * 1.06 })
      return (
        outer +
        inner +
        (pen.random(0, 1) < 0.4 ? stamp(open, stand({ at, heading, length }, 0.9).at, 0, size) : '')
      )
    },
  )
  const end = stand(way, 1)
  return line(smooth([way.at, end.at], false), '#869a6b', 4) + buds + bud({ ...end, length: 16 * size })
}

function lipped(
  pen: Pen,
  { at: [x, y], heading }: Pick<Walk, 'at' | 'heading'>,
  colour: string,
  size: number,
): string {
  const petals = [-60, 0, 60].map((turn) => {
    const { at } = stand({ at: [x, y], heading: heading + turn, length: size }, 0.6)
    return ellipse(at, size * 0.52, size * 0.44, pen.round('#e2dbf4', colour))
  })
  return petals.join('') + ellipse([x, y], size * 0.2, size * 0.2, '#fff6d8')
}
