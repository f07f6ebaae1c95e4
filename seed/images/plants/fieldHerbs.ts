import { smooth } from '../geometry/outline'
import { step, type Point } from '../geometry/point'
import { egg } from '../geometry/profiles'
import { stand, type Walk } from '../geometry/ribbon'
import { ellipse, line } from '../marks'
import { flower, type Flower } from '../parts/flower'
import { feather } from '../parts/foliage'
import { leaf, type Leaf } from '../parts/leaf'
import { repeated } from '../parts/repeated'
import { solid } from '../parts/solid'
import { along, sprig, stem } from '../parts/stem'
import type { Pen } from '../pen'
import { spike } from './mint'
import { furrows } from './nuts'

// Herbs of the field that are grown for their small seeds.

/** Chia: toothed leaves in pairs below a spike of small blue flowers. */
export function chia(pen: Pen, way: Walk): string {
  const blade = repeated(pen, 110, (at) =>
    leaf(pen, at, { colour: '#6d8f55', form: 'ovate', slim: 0.52, teeth: 9, veins: 4 }),
  )
  return (
    sprig(
      pen,
      { ...way, length: way.length * 0.66, bend: (way.bend ?? 0) * 0.66 },
      { along: 'opposite', count: 4, from: 0.2, to: 0.92, colour: '#8a9a66', width: 8, isOpen: true },
      (at) => blade({ ...at, bend: 0 }),
      (share) => 136 - share * 66,
    ) + spike(pen, { ...stand(way, 0.64), length: way.length * 0.36 }, '#6c78c4', 8, 1.25)
  )
}

/** Flax: thin stems with narrow leaves that end in a sky blue flower or a round capsule. */
export function flax(pen: Pen): (way: Walk, ends: 'flower' | 'capsule') => string {
  const look: Leaf = { colour: '#84a066', form: 'lanceolate', slim: 0.15, veins: 0 }
  const narrow = repeated(pen, 62, (at) => leaf(pen, at, look))
  const leaves = { along: 'alternate', count: 11, from: 0.16, to: 0.9, angle: [44, 30] } as const
  return (way, ends) => {
    const top = stand(way, 1)
    return (
      stem(pen, way, 5, '#8ea868', 0.7) +
      along(way, leaves, (at, share) => narrow({ ...at, length: 72 - share * 32 })) +
      (ends === 'flower' ? flaxFlower(pen, top.at, 66) : capsule(pen, { ...top, length: 54 }))
    )
  }
}

/** A flax flower: five broad petals of sky blue, veined darker. */
export function flaxFlower(pen: Pen, at: Point, radius: number): string {
  const look: Flower = {
    at,
    radius,
    petals: 5,
    form: 'round',
    slim: 1,
    colour: '#8fb2e8',
    heart: '#5576c2',
    tilt: 0.82,
    turn: pen.random(0, 70),
    centre: { colour: '#eef0d0', size: 0.1, stamens: 5 },
  }
  return flower(pen, look)
}

function capsule(pen: Pen, way: Walk): string {
  const sepals = [-44, 44].map((turn) =>
    leaf(
      pen,
      { ...way, heading: way.heading + turn, length: 28 },
      { colour: '#93a06c', form: 'lanceolate', slim: 0.4, veins: 0 },
    ),
  )
  return (
    solid(pen, way, { colour: '#c2a768', slim: 0.88, profile: egg(0.42), gloss: 0.2 }) +
    furrows(way, 0.88, egg(0.42), '#80653a', [-0.6, -0.1, 0.5], 0.7) +
    sepals.join('')
  )
}

/** Fenugreek: leaves of three leaflets along a stem. */
export function fenugreek(pen: Pen): (way: Walk) => string {
  const leaflet = repeated(pen, 76, (at) =>
    leaf(pen, at, { colour: '#7fa052', form: 'obovate', slim: 0.66, veins: 5 }),
  )
  const trio = (at: Walk) => {
    const top = stand(at, 0.56)
    return (
      stem(pen, { ...at, length: at.length * 0.58 }, 4, '#9bb06a', 0.8) +
      [-64, 64, 0]
        .map((turn) => leaflet({ ...top, heading: top.heading + turn, length: at.length * 0.5 }))
        .join('')
    )
  }
  const leaves = { along: 'alternate', count: 5, from: 0.24, to: 0.88, angle: [54, 40] } as const
  return (way) =>
    sprig(
      pen,
      way,
      { ...leaves, colour: '#9bb06a', width: 8 },
      (at) => trio({ ...at, bend: 0 }),
      (share) => 168 - share * 54,
    )
}

/** Fenugreek's pod. */
export function fenugreekPod(pen: Pen, way: Walk): string {
  const profile = (at: number) => Math.min(1, at * 9) * (at < 0.74 ? 1 - at * 0.2 : (1 - at) * 3.27)
  return (
    solid(pen, way, { colour: '#b59f5c', slim: 0.07, profile, gloss: 0 }) +
    furrows(way, 0.07, profile, '#6f5a2a', [0.36], 0.7)
  )
}

/** Fennel: foliage of threads, and an umbel of umbels of small yellow flowers. */
export function fennel(pen: Pen, way: Walk, size: number): string {
  const foliage = along(way, { along: 'alternate', count: 3, from: 0.3, to: 0.74, angle: [48, 40] }, (at) =>
    feather(pen, { ...at, length: 136, bend: 16 }, { colour: '#86a55c', count: 6, length: 50, width: 2 }),
  )
  return stem(pen, way, 9, '#9bb070', 0.6) + foliage + umbel(pen, stand(way, 1), size)
}

/** Rays that each carry a little umbel of their own. */
export function umbel(pen: Pen, { at, heading }: Pick<Walk, 'at' | 'heading'>, size: number): string {
  const head = pen.keep(
    Array.from({ length: 9 }, (_, index) => {
      const end = step([0, 0], index * 137.5, 5.4 * Math.sqrt(index))
      return line(smooth([[0, 16], end], false), '#9bb070', 1.4) + floret(pen, end)
    }).join(''),
  )
  const rays = [-74, -56, -38, -19, 0, 19, 38, 56, 74].map((turn, index) => {
    const length = size * (1 - Math.abs(turn) / 260) * (index % 2 === 0 ? 1 : 0.84)
    return stand({ at, heading: heading + turn, length, bend: -turn * 0.4 }, 1).at
  })
  return (
    line(
      rays.map((end) => smooth([at, step(at, heading, size * 0.2), end], false)).join(''),
      '#93aa64',
      2.6,
    ) +
    rays
      .map((end) => `<use href="#${head}" x="${Math.round(end[0])}" y="${Math.round(end[1] - 8)}"/>`)
      .join('')
  )
}

function floret(pen: Pen, at: Point): string {
  return ellipse(at, 5.4, 5, pen.round('#fbeb9c', '#e3bb35', '#b98d1e'))
}
