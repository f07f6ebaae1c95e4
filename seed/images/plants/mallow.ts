import { tonesOf } from '../colour'
import { smooth, straight } from '../geometry/outline'
import { between, shrunk, step, type Point } from '../geometry/point'
import { edges, stand, walk, type Walk } from '../geometry/ribbon'
import { area, ellipse, line, placedAt } from '../marks'
import { flower } from '../parts/flower'
import { palmate } from '../parts/foliage'
import { along, stem } from '../parts/stem'
import type { Pen } from '../pen'

/** Marshmallow: a downy stem with soft three-pointed leaves and pale pink mallow flowers. */
export function mallow(pen: Pen, way: Walk): string {
  const look = { colour: '#8a9f6c', form: 'ovate', slim: 0.56, teeth: 8, veins: 4, vein: '#dde3c4' } as const
  const leaves = along(
    way,
    { along: 'alternate', count: 5, from: 0.2, to: 0.82, angle: [60, 46] },
    ({ at, heading }, share, side) => {
      const stalk = { at, heading, length: 46, bend: side * 18 }
      const end = stand(stalk, 1)
      return (
        stem(pen, stalk, 6, '#9aa878', 0.8) +
        palmate(pen, {
          ...look,
          ...end,
          length: 136 - share * 50,
          lobes: 3,
          spread: 84,
          shorter: 0.3,
          web: 0.5,
        })
      )
    },
  )
  const blooms = [0.58, 0.78, 0.98].map((share, index) => {
    const { at, heading } = stand(way, share)
    const side = index === 2 ? 0 : index === 0 ? 1 : -1
    return mallowFlower(pen, step(at, heading + side * 66, side === 0 ? 10 : 54), 66 - index * 5, index * 25)
  })
  return stem(pen, way, 11, '#94a270', 0.6) + leaves + blooms.join('')
}

function mallowFlower(pen: Pen, at: Point, radius: number, turn: number): string {
  const look = { at, petals: 5, form: 'fan', slim: 1.16, tilt: 0.88, turn } as const
  return (
    ellipse(at, radius * 0.5, radius * 0.44, '#e3b9cc') +
    flower(pen, {
      ...look,
      radius,
      colour: '#f1d3de',
      heart: '#b9789c',
      notch: 0.1,
      centre: { colour: '#b0608c', size: 0.15, stamens: 12 },
    })
  )
}

/** A length of marshmallow root: tan, furrowed skin, and the cut that shows how pale it is inside. */
export function mallowRoot(pen: Pen, way: Walk, width: number): string {
  const tones = tonesOf('#c2a578')
  const sides = edges(walk(way, 7), width / 2, (share) => 1 - share * 0.5 + 0.07 * Math.sin(share * 21))
  const furrows = [0.22, 0.44, 0.66, 0.84].map((share) =>
    smooth(
      sides.left.slice(1, -1).map((point, index) => between(point, sides.right[index + 1] ?? point, share)),
      false,
    ),
  )
  const cut = [
    ellipse([0, 0], width / 2, width * 0.3, pen.lit(tones.light, tones.dark)),
    ellipse([0, 0], width * 0.43, width * 0.24, '#f6ecd2'),
    ellipse([0, 0], width * 0.24, width * 0.13, '#e3d0a2'),
    ellipse([0, 0], width * 0.17, width * 0.09, '#f6ecd2'),
  ]
  return (
    area(
      smooth([...sides.left, ...sides.right.toReversed()]),
      pen.lit(tones.light, tones.base, tones.dark, tones.deep),
    ) +
    line(furrows.join(''), tones.deep, 2, 0.45) +
    placedAt(way.at, way.heading, [1, 1], ...cut)
  )
}

/** Keeps chopped root for `heap`: pale fibrous dice with two faces in the light. */
export function dice(pen: Pen, size: number, count = 8): string[] {
  return Array.from({ length: count }, (_, index) => {
    const outline = Array.from({ length: 6 }, (_, corner) =>
      step([0, 0], corner * 60 + index * 11, size * 0.5 * pen.random(0.84, 1.14)),
    )
    const [a, b, c, d, e, f] = outline as [Point, Point, Point, Point, Point, Point]
    const hub: Point = shrunk(outline, 0, [pen.random(-3, 3), pen.random(-3, 3)])[0] ?? [0, 0]
    const grain = [0.3, 0.55, 0.8].map((share) =>
      straight([between(hub, d, share), between(b, c, share)], false),
    )
    return pen.keep(
      area(straight(outline), 'inherit', 1, { stroke: '#5b4020', 'stroke-opacity': 0.5 }) +
        area(straight([hub, b, c, d]), '#5b4020', 0.2) +
        area(straight([hub, d, e, f]), '#5b4020', 0.1) +
        area(straight([hub, f, a, b]), '#fffaf0', 0.4) +
        line(grain.join(''), '#5b4020', 1, 0.3),
    )
  })
}
