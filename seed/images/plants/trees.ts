import { smooth } from '../geometry/outline'
import { step, type Point } from '../geometry/point'
import { oval } from '../geometry/profiles'
import { stand, type Walk } from '../geometry/ribbon'
import { area, ellipse, line } from '../marks'
import { half } from '../parts/half'
import { leaf, type Leaf } from '../parts/leaf'
import { repeated } from '../parts/repeated'
import { solid } from '../parts/solid'
import { along, sprig, stem } from '../parts/stem'
import type { Pen } from '../pen'
import { furrows } from './nuts'

/** Tea tree: thin needles all along, and a white bottlebrush of stamens near the top. */
export function teaTree(pen: Pen, way: Walk): string {
  const needle = repeated(pen, 80, (at) =>
    leaf(pen, at, { colour: '#5f8444', form: 'lanceolate', slim: 0.1, veins: 0, vein: '#d3e0ac' }),
  )
  const needles = (from: number, to: number, count: number) =>
    along(way, { along: 'opposite', count, from, to, angle: [50, 26] }, ({ at, heading }, share) =>
      needle({ at, heading: heading + pen.random(-12, 12), length: 104 - share * 44 }),
    )
  return (
    stem(pen, way, 9, '#8c6d4e') +
    needles(0.08, 0.6, 12) +
    brush(pen, { ...stand(way, 0.58), length: way.length * 0.24, bend: (way.bend ?? 0) * 0.24 }) +
    needles(0.84, 1, 5)
  )
}

/** Stamens that stand out all around a stem. */
function brush(pen: Pen, way: Walk): string {
  const threads: string[] = []
  const tips: string[] = []
  along(way, { along: 'opposite', count: 26, from: 0, to: 1, angle: [88, 74] }, ({ at, heading }, share) => {
    const length = 46 * Math.sin(Math.PI * (0.2 + 0.64 * share)) * pen.random(0.7, 1.08)
    const end = stand({ at, heading: heading + pen.random(-20, 20), length, bend: pen.random(-30, 30) }, 1).at
    threads.push(smooth([at, end], false))
    tips.push(ellipse(end, 3, 2.6, '#e3cf74'))
    return ''
  })
  return line(threads.join(''), '#b9bf94', 3.6) + line(threads.join(''), '#fffef6', 2) + tips.join('')
}

/** Neem: a leaf of toothed, sickle-shaped leaflets along one rib. */
export function neemLeaf(pen: Pen, way: Walk, pairs = 6): string {
  const look: Leaf = { colour: '#587f3c', form: 'lanceolate', slim: 0.28, teeth: 13, veins: 7 }
  return sprig(
    pen,
    way,
    { along: 'opposite', count: pairs, from: 0.16, to: 0.92, angle: [70, 44], colour: '#8fa05a', width: 6 },
    (at) => leaf(pen, { ...at, bend: (at.bend ?? 0) * 1.5 }, look),
    (share) => 142 - share * 44,
  )
}

/** Neem's small fruit, green and then yellow, on its stalk. */
export function neemFruit(pen: Pen, way: Walk, isRipe: boolean): string {
  return (
    stem(pen, { ...way, heading: way.heading + 180, length: way.length * 0.6 }, 4, '#8fa05a') +
    solid(pen, way, { colour: isRipe ? '#d8c044' : '#9db552', slim: 0.7, profile: oval, gloss: 0.7 })
  )
}

/** Moringa: a leaf divided twice over, into round leaflets. */
export function moringaLeaf(pen: Pen, way: Walk, pairs = 5): string {
  const leaflet = repeated(pen, 38, (at) =>
    leaf(pen, at, { colour: '#6c9a48', form: 'oblong', slim: 0.62, veins: 0, vein: '#c6dc96' }),
  )
  const side = (at: Walk) =>
    sprig(
      pen,
      at,
      { along: 'opposite', count: 3, from: 0.3, to: 0.86, angle: [66, 48], colour: '#93ad62', width: 3 },
      (way) => leaflet({ ...way, bend: 0 }),
      (share) => 40 - share * 6,
    )
  return sprig(
    pen,
    way,
    { along: 'opposite', count: pairs, from: 0.2, to: 0.86, angle: [64, 44], colour: '#93ad62', width: 6 },
    side,
    (share) => 126 - share * 50,
  )
}

/** Moringa's long three-edged pod. */
export function moringaPod(pen: Pen, way: Walk): string {
  const profile = (along: number) =>
    Math.min(1, along * 7) * Math.min(1, (1 - along) * 6) * (0.92 + 0.08 * Math.sin(along * 46))
  return (
    solid(pen, way, { colour: '#94723f', slim: 0.075, profile, gloss: 0 }) +
    furrows(way, 0.075, profile, '#d8b47a', [-0.3], 0.8) +
    furrows(way, 0.075, profile, '#4c3420', [0.4], 0.6)
  )
}

/** A moringa seed in its three papery wings. */
export function moringaSeed(pen: Pen, at: Point, size: number, turn: number): string {
  const wings = [0, 120, 240].map((heading) =>
    leaf(
      pen,
      { at: step(at, heading + turn + 180, size * 0.1), heading: heading + turn, length: size * 1.06 },
      { colour: '#efe3c6', form: 'obovate', slim: 0.8, veins: 4, vein: '#c9b48a' },
    ),
  )
  return (
    wings.join('') +
    solid(
      pen,
      { at: step(at, 180, size * 0.4), heading: 0, length: size * 0.8 },
      { colour: '#5c3d28', slim: 0.96, profile: oval, gloss: 0.3 },
    )
  )
}

/** A moringa seed that lies on its side: its dark hull between two papery wings, the third along its back. */
export function moringaSeedAside(pen: Pen, at: Point, size: number, turn: number): string {
  const axis = { at: step(at, turn + 180, size * 0.62), heading: turn, length: size * 1.24 }
  const wings = [-1, 1].map((side) => {
    const edge = [0.06, 0.2, 0.4, 0.6, 0.8, 0.95].map((share, index) =>
      step(stand(axis, share).at, turn + 90 * side, size * (0.3 + 0.36 * oval(share) + (index % 2) * 0.05)),
    )
    const veins = [0.24, 0.42, 0.6, 0.78].map((share, index) =>
      smooth([stand(axis, 0.5).at, edge[index + 1] ?? stand(axis, share).at], false),
    )
    return (
      area(
        smooth([axis.at, ...edge, stand(axis, 1).at]),
        side < 0 ? pen.lit('#fdf6e2', '#e6d3a8') : pen.lit('#f2e4c2', '#c9ac78'),
      ) + line(veins.join(''), '#a98d5c', 1.6, 0.6)
    )
  })
  const hull = { at: step(at, turn + 180, size * 0.4), heading: turn, length: size * 0.8 }
  return (
    wings.join('') +
    solid(pen, hull, { colour: '#5c3d28', slim: 0.9, profile: oval, gloss: 0.3 }) +
    furrows(hull, 0.9, oval, '#e9d6ae', [0.12], 0.9, size / 16)
  )
}

/** Moringa's pod split open: seeds in a row in its white pith. */
export function openMoringaPod(pen: Pen, way: Walk): string {
  const profile = (along: number) => Math.min(1, along * 6) * Math.min(1, (1 - along) * 5)
  const seed = repeated(pen, 30, (at) =>
    solid(pen, at, { colour: '#5c3d28', slim: 0.9, profile: oval, gloss: 0.4 }),
  )
  const row = along(way, { along: 'alternate', count: 9, from: 0.12, to: 0.86, angle: [90, 90] }, ({ at }) =>
    seed({ at: step(at, way.heading + 180, 15), heading: way.heading, length: 30 }),
  )
  return (
    half(pen, way, {
      slim: 0.12,
      profile,
      skin: '#94723f',
      depth: 0.018,
      rings: [{ share: 0.94, colour: '#eee0bd' }],
    }) + row
  )
}
