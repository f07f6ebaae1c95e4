import { mix, tonesOf, type Colour } from '../colour'
import { smooth, straight } from '../geometry/outline'
import { step, type Point } from '../geometry/point'
import { stand, walk, type Walk } from '../geometry/ribbon'
import { area, line } from '../marks'
import type { Pen } from '../pen'
import { leaf, type Leaf } from './leaf'
import { repeated } from './repeated'
import { along, stem } from './stem'

/** A leaf of several lobes or leaflets that spread from one point. */
export type Palmate = Leaf & {
  at: Point
  heading: number
  /** How long the middle lobe is. */
  length: number
  lobes: number
  /** The angle between the outermost two. */
  spread: number
  /** How much shorter the outermost are, as a share. */
  shorter?: number
  /** How far out the lobes are one leaf, as a share of the middle one's length. */
  web?: number
}

/** Castor's star, the vine's leaf, baobab's hand: the outer lobes beneath the middle one. */
export function palmate(pen: Pen, look: Palmate): string {
  const { at, heading, length, lobes, spread, shorter = 0.4, web = 0 } = look
  const places = Array.from({ length: lobes }, (_, index) => (2 * index) / Math.max(1, lobes - 1) - 1)
  const reach = (place: number) => length * (1 - shorter * Math.abs(place) ** 1.6)
  const lobe = (place: number) => heading + (place * spread) / 2
  const joined = places.map((place) => step(at, lobe(place), reach(place) * web))
  const tones = tonesOf(look.colour)
  const sheet = web === 0 ? '' : area(smooth([at, ...joined]), pen.lit(tones.base, tones.dark))
  return (
    sheet +
    places
      .toSorted((one, other) => Math.abs(other) - Math.abs(one))
      .map((place) => leaf(pen, { at, heading: lobe(place), length: reach(place), bend: place * 14 }, look))
      .join('')
  )
}

/** A palm's frond: a rib with many narrow leaflets that hang a little. */
export function frond(
  pen: Pen,
  way: Walk,
  { colour, count, length }: { colour: Colour; count: number; length: number },
): string {
  const look: Leaf = { colour, form: 'lanceolate', slim: 0.13, veins: 0 }
  const leaflets = {
    '-1': repeated(pen, length, (at) => leaf(pen, at, look)),
    '1': repeated(pen, length, (at) => leaf(pen, at, look)),
  }
  return (
    along(
      way,
      { along: 'opposite', count, from: 0.1, to: 1, angle: [64, 14] },
      ({ at, heading }, share, side) =>
        leaflets[side]({
          at,
          heading: heading + pen.random(-3, 3),
          length: length * Math.sin(Math.PI * (0.24 + share * 0.62)) ** 0.8,
          bend: side * 22,
        }),
    ) + stem(pen, way, 8, tonesOf(colour).light, 0.3)
  )
}

/** Foliage as fine as threads. */
export type Feather = { colour: Colour; count: number; length: number; width?: number }

/** A leaf of threads: carrot, fennel, dill, the bracts around black seed's flower. */
export function feather(pen: Pen, way: Walk, { colour, count, length, width = 2.4 }: Feather): string {
  const tones = tonesOf(colour)
  const rib = smooth(
    walk(way, 4).map(({ at }) => at),
    false,
  )
  const twig = repeated(pen, length, (at) => line(twigs(at), mix(tones.base, tones.dark, 0.4), width))
  const parts = along(
    way,
    { along: 'opposite', count, from: 0.16, to: 1, angle: [58, 22] },
    ({ at, heading }, share) =>
      twig({ at, heading: heading + pen.random(-8, 8), length: length * (1.15 - share * 0.8) }),
  )
  return line(rib, tones.dark, width * 1.3) + parts + line(rib, tones.light, width * 0.5, 0.8)
}

/** A twig and the threads on both its sides, as one path. */
function twigs(way: Walk): string {
  const threads = along(
    way,
    { along: 'opposite', count: 4, from: 0.3, to: 1, angle: [48, 20] },
    ({ at, heading }, share) =>
      straight([at, stand({ at, heading, length: way.length * (0.5 - share * 0.26) }, 1).at], false),
  )
  return straight([way.at, stand(way, 1).at], false) + threads
}
