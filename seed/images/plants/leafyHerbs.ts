import { stand, type Walk } from '../geometry/ribbon'
import { oval } from '../geometry/profiles'
import { leaf, type Leaf } from '../parts/leaf'
import { solid } from '../parts/solid'
import { repeated } from '../parts/repeated'
import { along, sprig, stem } from '../parts/stem'
import type { Pen } from '../pen'
import { spike } from './mint'
import { gloss } from './vines'

/** How many pairs of leaves it bears, from which share of its stem on, and whether it flowers. */
type Scented = { pairs: number; from: number; isInFlower: boolean }

/** Scent leaf: a basil with broad, coarsely toothed leaves in pairs and slender spikes of flowers. */
export function scentLeaf(pen: Pen, way: Walk, { pairs, from, isInFlower }: Scented): string {
  const look: Leaf = { colour: '#6d9c44', form: 'ovate', slim: 0.56, teeth: 8, veins: 4 }
  const crown = [-34, 30, 0].map((turn, index) => {
    const { at, heading } = stand(way, 0.94)
    const stalk = { at, heading: heading + turn, length: index === 2 ? 130 : 100, bend: -turn * 0.5 }
    return spike(pen, { ...stalk }, '#8a7fae', 5, 1)
  })
  return (
    (isInFlower ? crown.join('') : '') +
    sprig(
      pen,
      way,
      {
        along: 'opposite',
        count: pairs,
        from,
        to: 0.92,
        angle: [70, 48],
        colour: '#8a8a56',
        width: 10,
        isOpen: true,
      },
      (at) => leaf(pen, at, look),
      (share) => way.length * (0.5 - share * 0.25),
    )
  )
}

/** Bitter leaf: long, finely toothed leaves one by one along a brown stem, in a tuft at its end. */
export function bitterLeaf(pen: Pen, way: Walk): string {
  const look: Leaf = { colour: '#527f3e', form: 'lanceolate', slim: 0.4, teeth: 14, veins: 7 }
  const tip = stand(way, 0.97)
  const tuft = [-46, 44, -18, 16].map((turn, index) =>
    leaf(pen, { ...tip, heading: tip.heading + turn, length: 150 - index * 14, bend: turn * 0.7 }, look),
  )
  return (
    sprig(
      pen,
      way,
      {
        along: 'alternate',
        count: 7,
        from: 0.2,
        to: 0.9,
        angle: [70, 50],
        colour: '#8a7350',
        width: 11,
        isOpen: true,
      },
      (at) => leaf(pen, { ...at, bend: (at.bend ?? 0) * 1.6 }, look),
      (share) => 196 - share * 40,
    ) + tuft.join('')
  )
}

/** Soursop: oblong glossy leaves on one plane along a twig. */
export function soursop(pen: Pen, way: Walk): string {
  const look: Leaf = { colour: '#3d6f38', form: 'elliptic', slim: 0.4, veins: 8, vein: '#b5cf8a' }
  return sprig(
    pen,
    way,
    { along: 'alternate', count: 6, from: 0.12, to: 0.92, angle: [62, 40], colour: '#84694a', width: 9 },
    (at) => leaf(pen, at, look) + gloss(at),
    (share) => 176 - share * 30,
  )
}

/** Guava: blunt leathery leaves in pairs, with many straight, deep veins. */
export function guava(pen: Pen, way: Walk, pairs = 4): string {
  const look: Leaf = { colour: '#6f9450', form: 'oblong', slim: 0.46, veins: 11, vein: '#d8e3ae' }
  return sprig(
    pen,
    way,
    { along: 'opposite', count: pairs, from: 0.16, to: 0.84, angle: [64, 46], colour: '#9a7a56', width: 10 },
    (at) => leaf(pen, at, look),
    (share) => 184 - share * 58,
  )
}

/** Sweet bay: stiff pointed leaves close along a twig, dark berries among them. */
export function laurel(pen: Pen, way: Walk): string {
  const look: Leaf = { colour: '#4f7a44', form: 'elliptic', slim: 0.36, veins: 6, vein: '#c6d8a0' }
  const berries = along(
    way,
    { along: 'alternate', count: 5, from: 0.34, to: 0.74, angle: [40, 30] },
    (stance) => {
      const stalk = { ...stance, length: 26 }
      return (
        stem(pen, stalk, 4, '#8a8a50', 0.9) +
        solid(
          pen,
          { ...stand(stalk, 1), length: 36 },
          { colour: '#3a3440', slim: 0.8, profile: oval, gloss: 0.8 },
        )
      )
    },
  )
  return (
    sprig(
      pen,
      way,
      { along: 'alternate', count: 11, from: 0.12, to: 0.96, angle: [54, 34], colour: '#7d6f48', width: 8 },
      (at) => leaf(pen, at, look) + gloss(at),
      (share) => 150 - share * 40,
    ) + berries
  )
}

/** Thyme: a wiry stem with tiny leaves in tufts. */
export function thyme(pen: Pen, way: Walk): string {
  const small = repeated(pen, 26, (at) =>
    leaf(pen, at, { colour: '#76875c', form: 'oblong', slim: 0.5, veins: 0, vein: '#d5dcb4' }),
  )
  const tufts = along(
    way,
    { along: 'opposite', count: 10, from: 0.36, to: 1, angle: [66, 34] },
    (stance, share) =>
      small({
        ...stance,
        heading: stance.heading + pen.random(-14, 14),
        length: (31 - share * 10) * pen.random(0.8, 1.15),
      }),
  )
  return stem(pen, way, 4.5, '#8f7050', 0.5) + tufts + small({ ...stand(way, 1), length: 20 })
}
