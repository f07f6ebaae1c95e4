import { tonesOf, type Colour } from '../colour'
import { d } from '../geometry/outline'
import { step, type Point } from '../geometry/point'
import { oval, swelling } from '../geometry/profiles'
import { stand, type Walk } from '../geometry/ribbon'
import { ellipse, line } from '../marks'
import { palmate } from '../parts/foliage'
import { half } from '../parts/half'
import { leaf, type Leaf } from '../parts/leaf'
import { repeated } from '../parts/repeated'
import { solid } from '../parts/solid'
import { sprig, stem } from '../parts/stem'
import type { Pen } from '../pen'

const pear = (along: number) => swelling(0.34, 0.62)(along) * (1 - 0.2 * along)

/** A whole avocado, pebbled and dark green. */
export function avocado(pen: Pen, way: Walk): string {
  const middle = stand(way, 0.4).at
  const pebbles = Array.from({ length: 40 }, () =>
    step(middle, pen.random(0, 360), Math.sqrt(pen.random(0, 1)) * way.length * 0.3),
  )
  return (
    solid(pen, way, { colour: '#4a5e2c', slim: 0.72, profile: pear, gloss: 0.3 }) +
    pebbles.map((place) => ellipse(place, 2.6, 2, '#a9bd74', 0.4)).join('') +
    stem(pen, { ...stand(way, 0.98), length: 18 }, 9, '#7a5a34', 0.8)
  )
}

/** Half an avocado with its stone. */
export function halfAvocado(pen: Pen, way: Walk): string {
  const stone = stand(way, 0.37)
  const size = way.length * 0.36
  return (
    half(pen, way, {
      slim: 0.74,
      profile: pear,
      skin: '#3f5226',
      depth: 0.06,
      rings: [
        { share: 0.93, colour: '#a9bf4e' },
        { share: 0.85, colour: '#dfe08c' },
        { share: 0.62, colour: '#f1e9a9' },
      ],
    }) +
    ellipse([stone.at[0] + 2, stone.at[1] + 3], size * 0.56, size * 0.56, '#a79a4a', 0.6) +
    solid(
      pen,
      { at: step(stone.at, way.heading + 180, size / 2), heading: way.heading, length: size },
      { colour: '#8a5230', slim: 0.94, profile: oval, gloss: 0.9 },
    )
  )
}

/** A branch of olives among their grey green leaves. */
export function olive(pen: Pen, way: Walk): string {
  const look: Leaf = { colour: '#75865e', form: 'lanceolate', slim: 0.19, veins: 0, vein: '#d5dcb8' }
  const fruit = [0.2, 0.36, 0.5, 0.66].map((share, index) => {
    const { at, heading } = stand(way, share)
    const hang = {
      at: step(at, heading + (index % 2 === 0 ? 140 : -150), 16),
      heading: index % 2 === 0 ? 150 : 205,
      length: 66,
    }
    return (
      stem(pen, { at, heading: hang.heading, length: 22 }, 4, '#8a8156') +
      solid(pen, hang, { colour: index === 1 ? '#5b3d4c' : '#7c8a35', slim: 0.72, profile: oval, gloss: 0.9 })
    )
  })
  return (
    sprig(
      pen,
      way,
      { along: 'opposite', count: 7, colour: '#83765a', width: 9, angle: [56, 30] },
      (at) => leaf(pen, at, look),
      (share) => 150 - share * 50,
    ) + fruit.join('')
  )
}

/** A whole olive. */
export function oliveFruit(pen: Pen, way: Walk, colour: Colour): string {
  return solid(pen, way, { colour, slim: 0.74, profile: oval, gloss: 0.9 })
}

/** A bunch of grapes that hangs from a place, widest near its top. */
export function grapes(pen: Pen, [x, y]: Point, radius: number, colour: Colour): string {
  const rows = [3, 4, 5, 4, 4, 3, 2, 1]
  const bunch = rows.flatMap((count, row) =>
    Array.from({ length: count }, (_, index): Point => [
      x + (index - (count - 1) / 2) * radius * 1.62 + pen.random(-4, 4),
      y + row * radius * 1.32 + pen.random(-4, 4),
    ]),
  )
  const grape = repeated(pen, radius * 2.1, (at) =>
    solid(pen, at, { colour, slim: 0.94, profile: oval, gloss: 0.8 }),
  )
  return bunch
    .map(([cx, cy]) => grape({ at: [cx, cy + radius], heading: pen.random(-30, 30), length: radius * 2.1 }))
    .join('')
}

/** A leaf of the vine. */
export function vineLeaf(pen: Pen, at: Point, heading: number, length: number): string {
  const look = { colour: '#6f9146', form: 'ovate', slim: 0.62, teeth: 7, veins: 4 } as const
  return palmate(pen, { ...look, at, heading, length, lobes: 5, spread: 210, shorter: 0.4, web: 0.62 })
}

/** A carrot whose tip points along the way, with the rings of its skin. */
export function carrot(pen: Pen, way: Walk): string {
  const profile = (along: number) => Math.min(1, 0.72 + along * 3.2) * (1 - along ** 1.5) ** 0.72
  const tones = tonesOf('#e07f2a')
  const rings = [0.12, 0.24, 0.33, 0.46, 0.55, 0.7].map((share, index) => {
    const { at, heading } = stand(way, share)
    const wide = way.length * 0.105 * profile(share) * (index % 2 === 0 ? 1 : -1)
    const [from, to] = [step(at, heading - 90, wide), step(at, heading - 90, wide * 0.3)]
    return d`M${from[0]} ${from[1]}Q${(from[0] + to[0]) / 2 + 2} ${(from[1] + to[1]) / 2 + 4} ${to[0]} ${to[1]}`
  })
  return (
    solid(pen, way, { colour: '#e07f2a', slim: 0.23, profile, shade: '#b2511a', gloss: 0 }) +
    line(rings.join(''), tones.dark, 2.4, 0.8)
  )
}

/** A grape cut open, with its two pips. */
export function halfGrape(pen: Pen, way: Walk): string {
  const pips = [-9, 9].map((aside) =>
    grapePip(pen, {
      at: step(stand(way, 0.34).at, way.heading + 90, aside),
      heading: way.heading,
      length: way.length * 0.32,
    }),
  )
  return (
    half(pen, way, {
      slim: 0.86,
      profile: oval,
      skin: '#5c3556',
      rings: [
        { share: 0.92, colour: '#b58a8f' },
        { share: 0.84, colour: '#d3c98c' },
      ],
    }) + pips.join('')
  )
}

/** A grape's pip: a small brown pear. */
export function grapePip(pen: Pen, way: Walk): string {
  return solid(pen, way, { colour: '#8f6339', slim: 0.6, profile: pear, gloss: 0.3 })
}
