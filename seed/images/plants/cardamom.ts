import { mix, tonesOf } from '../colour'
import { smooth } from '../geometry/outline'
import { between, step } from '../geometry/point'
import { oval, swelling } from '../geometry/profiles'
import { edges, stand, walk, type Walk } from '../geometry/ribbon'
import { area, ellipse, line } from '../marks'
import { half } from '../parts/half'
import { leaf } from '../parts/leaf'
import { repeated } from '../parts/repeated'
import { solid } from '../parts/solid'
import { stem } from '../parts/stem'
import type { Pen } from '../pen'
import { furrows } from './nuts'

const spindle = swelling(0.48, 0.56)

/** Green cardamom: a papery pod of three ridges; open, its sticky dark seeds show. */
export function cardamom(pen: Pen, way: Walk, isOpen: boolean): string {
  const [slim, colour] = [0.46, '#a9b866']
  const tip = stem(pen, { ...stand(way, 0.95), length: way.length * 0.12 }, way.length * 0.05, '#c2ad74', 0.5)
  const foot = stem(
    pen,
    { ...way, heading: way.heading + 180, length: way.length * 0.1 },
    way.length * 0.06,
    '#b5a468',
    0.8,
  )
  if (!isOpen)
    return (
      tip +
      foot +
      solid(pen, way, { colour, slim, profile: spindle, gloss: 0.1 }) +
      furrows(way, slim, spindle, '#66742f', [0.1, 0.6], 0.75, way.length / 40) +
      furrows(way, slim, spindle, '#66742f', [-0.7, -0.46, -0.2, 0.36], 0.4, way.length / 70) +
      furrows(way, slim, spindle, '#eef0c0', [-0.58, -0.04, 0.48], 0.8, way.length / 54)
    )
  const seed = repeated(pen, 24, (at) =>
    solid(pen, at, { colour: '#4a3226', slim: 0.84, profile: oval, gloss: 0.6 }),
  )
  const seeds = [0.2, 0.34, 0.48, 0.62, 0.76].flatMap((share) =>
    [-1, 1].map((side) => {
      const { at, heading } = stand(way, share)
      return seed({
        at: step(step(at, heading + 90 * side, way.length * 0.075), heading + 180, 12),
        heading,
        length: 26,
      })
    }),
  )
  return (
    tip +
    foot +
    half(pen, way, {
      slim: slim * 1.16,
      profile: spindle,
      skin: colour,
      depth: 0.05,
      rings: [
        { share: 0.9, colour: '#dfe0ac' },
        { share: 0.72, colour: '#b9b478' },
      ],
    }) +
    seeds.join('')
  )
}

/** Cardamom's flower: white, with a lip veined in violet. */
export function cardamomFlower(pen: Pen, way: Walk): string {
  const tones = tonesOf('#f6f1e2')
  const petal = (turn: number, length: number, slim: number) =>
    leaf(
      pen,
      { at: way.at, heading: way.heading + turn, length },
      { colour: '#e9eccb', form: 'oblong', slim, veins: 0 },
    )
  const lip = { ...way, length: way.length }
  const sides = edges(walk(lip, 6), way.length * 0.36, swelling(0.66, 0.6))
  const veins = [0.24, 0.4, 0.5, 0.6, 0.76].map((share) =>
    smooth(
      [
        way.at,
        ...[2, 4, 5].map((index) =>
          between(sides.left[index] ?? way.at, sides.right[index] ?? way.at, share),
        ),
      ],
      false,
    ),
  )
  return (
    petal(-80, way.length * 0.8, 0.36) +
    petal(80, way.length * 0.8, 0.36) +
    petal(180, way.length * 0.6, 0.4) +
    area(
      smooth([...sides.left, ...sides.right.toReversed()]),
      pen.lit('#fffefa', tones.base, mix(tones.dark, '#c9a8c8', 0.4)),
    ) +
    line(veins.join(''), '#8a4f9c', 2.4, 0.75) +
    ellipse(way.at, 7, 6, '#e9d27a')
  )
}
