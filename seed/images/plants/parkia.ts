import { smooth } from '../geometry/outline'
import { step, type Point } from '../geometry/point'
import { egg } from '../geometry/profiles'
import { stand, type Walk } from '../geometry/ribbon'
import { ellipse, line } from '../marks'
import { dots, spiral } from '../parts/dots'
import type { Grain } from '../parts/heap'
import { leaf } from '../parts/leaf'
import { repeated } from '../parts/repeated'
import { sprig, stem } from '../parts/stem'
import type { Pen } from '../pen'
import { beaded } from './spicePods'

/** A fermented locust bean: soft, dark, creased. */
export const beanGrain = (pen: Pen): Grain => ({
  length: 52,
  slim: 0.7,
  profile: egg(0.46),
  gloss: 0.35,
  marking: (way) => {
    const { at, heading } = stand(way, pen.random(0.3, 0.5))
    const from = step(at, heading + 90, way.length * pen.random(-0.14, 0.1))
    return line(
      smooth(
        [from, step(from, heading + 20, way.length * 0.16), step(from, heading - 10, way.length * 0.32)],
        false,
      ),
      '#b27f58',
      2.4,
      0.5,
    )
  },
})

/** A locust tree's twig: pods on long stalks and a red ball of flowers. */
export function parkia(pen: Pen, at: Point): string {
  const pods = [-38, 34, -16, 12].map((turn, index) => {
    const way = {
      at: step(at, 180 + turn, 20),
      heading: 180 + turn,
      length: 300 - (index % 2) * 24,
      bend: -turn * 0.5,
    }
    return beaded(pen, way, {
      width: 38,
      colour: index === 1 ? '#8f5f3c' : '#7a4a2c',
      swellings: 8,
      depth: 0.14,
    })
  })
  return pods.join('') + ellipse(at, 24, 20, pen.round('#b98a58', '#7a5030'))
}

/** The locust tree's flowers: a red ball on a long stalk. */
export function parkiaFlower(pen: Pen, way: Walk, radius: number): string {
  const end = stand(way, 1).at
  return (
    stem(pen, way, 7, '#8f7a4a', 0.9) +
    ellipse(end, radius, radius, pen.round('#e0664e', '#c23a32', '#7d1f24')) +
    dots(spiral([end[0] - radius * 0.05, end[1] - radius * 0.05], 60, radius * 0.96), '#f09a7c', 4.4, 0.7) +
    dots(spiral(end, 34, radius * 0.9), '#f8d08a', 2.6, 0.8)
  )
}

/** A leaf of many small leaflets, divided twice, as the locust tree's. */
export function parkiaLeaf(pen: Pen, way: Walk): string {
  const leaflet = repeated(pen, 30, (at) =>
    leaf(pen, at, { colour: '#6a8f4a', form: 'oblong', slim: 0.34, veins: 0 }),
  )
  const twig = (at: Walk) =>
    sprig(
      pen,
      at,
      { along: 'opposite', count: 8, from: 0.14, to: 0.96, angle: [74, 56], colour: '#93a862', width: 3 },
      (way) => leaflet({ ...way, bend: 0 }),
      (share) => 30 - share * 8,
    )
  return sprig(
    pen,
    way,
    { along: 'opposite', count: 3, from: 0.3, to: 0.9, angle: [62, 46], colour: '#93a862', width: 6 },
    (at) => twig({ ...at, bend: 0 }),
    (share) => 150 - share * 30,
  )
}
