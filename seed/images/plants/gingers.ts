import { between, step, type Point } from '../geometry/point'
import { oval, swelling } from '../geometry/profiles'
import { edges, stand, walk, type Profile, type Walk } from '../geometry/ribbon'
import { ellipse } from '../marks'
import { half } from '../parts/half'
import { leaf, type Leaf } from '../parts/leaf'
import { repeated } from '../parts/repeated'
import { solid } from '../parts/solid'
import { sprig, stem } from '../parts/stem'
import type { Pen } from '../pen'
import { furrows } from './nuts'

// The ginger family: leafy shoots, fiery roots, pods full of fragrant seeds.

/** A shoot with long leaves in two rows. */
export function gingerShoot(pen: Pen, way: Walk, slim = 0.2): string {
  const look: Leaf = { colour: '#648f4a', form: 'lanceolate', slim, veins: 'along', vein: '#bfd394' }
  return sprig(
    pen,
    way,
    { along: 'alternate', count: 7, from: 0.22, to: 0.94, angle: [52, 34], colour: '#8fab5c', width: 12 },
    (at) => leaf(pen, at, look),
    (share) => 216 - share * 40,
  )
}

const knob: Profile = (along) =>
  Math.min(1, 0.55 + along * 2.6) * Math.min(1, (1 - along) * 4.4) ** 0.5 * (1 + 0.1 * Math.sin(along * 15))

/** Dried ginger split along: wrinkled skin around a pale, fibrous face. */
export function splitGinger(pen: Pen, way: Walk, slim: number): string {
  const fibres = [-0.72, -0.46, -0.2, 0.08, 0.34, 0.6].map((share) =>
    furrows(
      {
        ...way,
        ...stand(way, pen.random(0.06, 0.14)),
        length: way.length * pen.random(0.66, 0.82),
        bend: (way.bend ?? 0) * 0.8,
      },
      slim * 0.8,
      knob,
      share < 0.2 ? '#b98f4e' : '#8f6833',
      [share],
      0.55,
      2,
    ),
  )
  return (
    half(pen, way, {
      slim,
      profile: knob,
      skin: '#9a7448',
      depth: 0.05,
      rings: [
        { share: 0.9, colour: '#cfa966' },
        { share: 0.82, colour: '#ecd9a8' },
      ],
    }) + fibres.join('')
  )
}

/** A slice of dried ginger, shrunken, with the ring of its core. */
export function gingerSlice(pen: Pen, way: Walk): string {
  const middle = stand(way, 0.5).at
  const specks = Array.from({ length: 16 }, () =>
    step(middle, pen.random(0, 360), pen.random(0.06, 0.3) * way.length),
  )
  return (
    half(pen, way, {
      slim: 0.8,
      profile: oval,
      skin: '#94703f',
      depth: 0.09,
      rings: [
        { share: 0.9, colour: '#e6cf98' },
        { share: 0.62, colour: '#caa25c' },
        { share: 0.56, colour: '#f0e0b4' },
      ],
    }) + specks.map((place) => ellipse(place, 2.4, 2, '#a87f41', 0.7)).join('')
  )
}

/** Wrinkles along a dried root, over `rhizome`. */
export function wrinkled(way: Walk, width: number): string {
  const slim = width / way.length
  return (
    furrows(way, slim, knob, '#5f4224', [-0.3, 0.16, 0.62], 0.55, 2.6) +
    furrows(way, slim, knob, '#f0d9a6', [-0.62, -0.1], 0.6, 2.2)
  )
}

const fig = (along: number) => swelling(0.4, 0.62)(along) * (1 - 0.24 * along) + (along > 0.84 ? 0.1 : 0)

/** Alligator pepper's pod: a leathery brown fig with a beak; open, it is packed with seeds. */
export function melegueta(pen: Pen, way: Walk, isOpen: boolean): string {
  const slim = 0.5
  const beak = stem(
    pen,
    { ...stand(way, 0.93), length: way.length * 0.17, bend: 20 },
    way.length * 0.075,
    '#7a5636',
    0.7,
  )
  const stalk = stem(
    pen,
    { ...way, heading: way.heading + 180, length: way.length * 0.08 },
    14,
    '#7a5636',
    0.9,
  )
  if (!isOpen)
    return (
      stalk +
      beak +
      solid(pen, way, { colour: '#a0673c', slim, profile: fig, gloss: 0.15 }) +
      furrows(way, slim, fig, '#57301a', [-0.66, -0.3, 0.06, 0.38, 0.7], 0.65, 3.4) +
      furrows(way, slim, fig, '#dca774', [-0.76, -0.42, -0.08], 0.6, 2.6)
    )
  const grain = repeated(pen, 22, (at) =>
    solid(pen, at, { colour: '#8a4a28', slim: 0.8, profile: swelling(0.44, 0.7), gloss: 0.5 }),
  )
  const sides = edges(walk(way, 12), (way.length * slim * 0.74) / 2, fig)
  const rows = sides.left.slice(2, -2).flatMap((left, index): Point[] => {
    const right = sides.right[index + 2] ?? left
    return [0.1, 0.3, 0.5, 0.7, 0.9].map((share) => between(left, right, share + (index % 2) * 0.06 - 0.03))
  })
  return (
    stalk +
    beak +
    half(pen, way, {
      slim: slim * 1.04,
      profile: fig,
      skin: '#8d5833',
      depth: 0.05,
      rings: [{ share: 0.88, colour: '#e2c69a' }],
    }) +
    rows.map((place) => grain({ at: place, heading: Math.round(pen.random(0, 5)) * 60, length: 22 })).join('')
  )
}
