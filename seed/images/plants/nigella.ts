import { egg } from '../geometry/profiles'
import { stand, type Walk } from '../geometry/ribbon'
import { flower } from '../parts/flower'
import { feather } from '../parts/foliage'
import { solid } from '../parts/solid'
import { along, stem } from '../parts/stem'
import type { Pen } from '../pen'
import { furrows } from './nuts'

/** The flower that gives black seed: five pale blue petals above thread-like bracts. */
export function nigella(pen: Pen, way: Walk): string {
  const top = stand(way, 1)
  const threads = [-110, -70, -36, 0, 36, 70, 110].map((turn) =>
    feather(
      pen,
      { at: top.at, heading: top.heading + turn, length: 98, bend: turn * 0.2 },
      { colour: '#7f9a63', count: 3, length: 30, width: 1.8 },
    ),
  )
  const foliage = along(
    way,
    { along: 'alternate', count: 3, from: 0.24, to: 0.72, angle: [46, 36] },
    (stance) =>
      feather(
        pen,
        { ...stance, length: 104, bend: 10 },
        { colour: '#7f9a63', count: 5, length: 34, width: 1.8 },
      ),
  )
  return (
    stem(pen, way, 6, '#7f9a63', 0.8) +
    foliage +
    threads.join('') +
    flower(pen, {
      at: top.at,
      radius: 78,
      petals: 5,
      form: 'round',
      slim: 0.84,
      colour: '#c9d8f0',
      heart: '#7f9cd0',
      tilt: 0.86,
      centre: { colour: '#7c935c', size: 0.2, stamens: 20 },
    })
  )
}

/** Black seed's ripe pod: a ribbed balloon with five horns. */
export function nigellaPod(pen: Pen, way: Walk): string {
  const top = stand(way, 1)
  const body: Walk = { at: stand(way, 0.98).at, heading: top.heading, length: 82 }
  const horns = [-34, -14, 8, 30].map((turn) =>
    stem(
      pen,
      { at: stand(body, 0.9).at, heading: top.heading + turn, length: 46, bend: turn * 0.8 },
      5,
      '#a58f58',
      0.3,
    ),
  )
  return (
    stem(pen, way, 6, '#a58f58', 0.8) +
    horns.join('') +
    solid(pen, body, { colour: '#b6a266', slim: 0.9, profile: egg(0.55), gloss: 0 }) +
    furrows(body, 0.9, egg(0.55), '#7c6440', [-0.7, -0.34, 0.05, 0.42, 0.76], 0.7)
  )
}
