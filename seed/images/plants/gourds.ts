import { mix, tonesOf } from '../colour'
import { step, type Point } from '../geometry/point'
import { egg, oval } from '../geometry/profiles'
import { stand, type Walk } from '../geometry/ribbon'
import { ellipse } from '../marks'
import { dots } from '../parts/dots'
import { half } from '../parts/half'
import { repeated } from '../parts/repeated'
import { solid } from '../parts/solid'
import { stem } from '../parts/stem'
import type { Pen } from '../pen'
import { furrows } from './nuts'

/** A pumpkin on its foot: ribs that bulge to both sides, and a stalk. */
export function pumpkin(pen: Pen, [x, y]: Point, height: number): string {
  const ribs = [-2, 2, -1, 1, 0].map((place) => {
    const colour = mix('#e2892c', place > 0 ? tonesOf('#e2892c').dark : '#f2b45c', Math.abs(place) * 0.2)
    const way: Walk = {
      at: [x + place * height * 0.13, y - Math.abs(place) * height * 0.03],
      heading: place * 36,
      length: height * (1 + Math.abs(place) * 0.09),
      bend: place * -72,
    }
    return (
      solid(pen, way, { colour, slim: 0.46, profile: oval, gloss: 0 }) +
      furrows(way, 0.46, oval, '#f9d492', [-0.5, -0.24], 0.4)
    )
  })
  const top: Point = [x, y - height * 0.93]
  return (
    ribs.join('') +
    ellipse([x, y - height * 0.94], height * 0.14, height * 0.05, '#8f4e16', 0.6) +
    stem(pen, { at: top, heading: -6, length: height * 0.26, bend: 50 }, height * 0.13, '#8d8a4c', 0.7) +
    stem(
      pen,
      { at: [x - 4, y - height * 0.94], heading: -70, length: height * 0.1 },
      height * 0.06,
      '#8d8a4c',
      0.5,
    )
  )
}

/** The egusi melon: round, green, mottled in stripes. */
export function egusiMelon(pen: Pen, way: Walk): string {
  const spots = Array.from({ length: 40 }, () =>
    step(stand(way, 0.5).at, pen.random(0, 360), Math.sqrt(pen.random(0, 1)) * way.length * 0.42),
  )
  return (
    solid(pen, way, { colour: '#9cb25c', slim: 0.98, profile: oval, gloss: 0.5 }) +
    furrows(way, 0.98, oval, '#4f7034', [-0.82, -0.44, 0.02, 0.46, 0.84], 0.75, way.length / 13) +
    dots(spots.slice(0, 20), '#dbe3a8', 11, 0.45) +
    dots(spots.slice(20), '#dbe3a8', 6, 0.5) +
    stem(pen, { ...stand(way, 0.98), length: way.length * 0.16, bend: 40 }, way.length * 0.05, '#a2a05c', 0.7)
  )
}

/** Half an egusi melon: white, bitter flesh, full of seeds. */
export function halfEgusiMelon(pen: Pen, at: Point, radius: number): string {
  const way: Walk = { at: step(at, 180, radius), heading: 0, length: radius * 2 }
  const pip = repeated(pen, radius * 0.34, (walk) =>
    solid(pen, walk, { colour: '#e3cb8e', slim: 0.56, profile: egg(0.4), gloss: 0.3 }),
  )
  const pips = Array.from({ length: 13 }, (_, index) => {
    const heading = index * 137.5
    const from = step(at, heading, radius * 0.17 * Math.sqrt(index + 0.6))
    return pip({ at: from, heading: heading + pen.random(-16, 16), length: radius * 0.3 })
  })
  return (
    half(pen, way, {
      slim: 0.94,
      profile: oval,
      skin: '#7d9a46',
      depth: 0.07,
      rings: [
        { share: 0.94, colour: '#cbd790' },
        { share: 0.86, colour: '#f3f0d4' },
        { share: 0.7, colour: '#ebe4b8' },
      ],
    }) + pips.join('')
  )
}
