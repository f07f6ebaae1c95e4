import { oval, swelling } from '../geometry/profiles'
import { smooth } from '../geometry/outline'
import { step } from '../geometry/point'
import { stand, type Walk } from '../geometry/ribbon'
import { line } from '../marks'
import { leaf, type Leaf } from '../parts/leaf'
import { repeated } from '../parts/repeated'
import { solid } from '../parts/solid'
import { along, sprig, stem } from '../parts/stem'
import type { Pen } from '../pen'
import { heartLeaf } from './heartLeaf'

/** Uziza: a forest pepper's vine, its glossy hearts one by one, with the spikes of its berries. */
export function uziza(pen: Pen, way: Walk): string {
  const leaves = along(
    way,
    { along: 'alternate', count: 5, from: 0.2, to: 0.98, angle: [66, 30] },
    ({ at, heading }, share, side) => {
      const stalk = { at, heading, length: 34, bend: side * 20 }
      return (
        stem(pen, stalk, 5, '#8a9a54', 0.8) +
        heartLeaf(
          pen,
          { ...stand(stalk, 1), length: 178 - share * 40, bend: side * 26 },
          { colour: '#3f7140', slim: 0.72, gloss: 0.5 },
        )
      )
    },
  )
  return stem(pen, way, 9, '#7f8a4c', 0.6) + leaves
}

/** A hanging spike of pepper berries, some of them ripe. */
export function pepperSpike(pen: Pen, way: Walk): string {
  const berry = (colour: string) =>
    repeated(pen, 19, (at) => solid(pen, at, { colour, slim: 0.96, profile: oval, gloss: 0.8 }))
  const [green, red] = [berry('#8a9c48'), berry('#c2402c')]
  const berries = along(
    way,
    { along: 'opposite', count: 9, from: 0.18, to: 1, angle: [70, 40] },
    (stance, share) =>
      (pen.random(0, 1) < 0.72 - share * 0.5 ? red : green)({ ...stance, length: 20 - share * 5 }),
  )
  return stem(pen, way, 6, '#8a9a54', 0.6) + berries
}

/** Utazi: a thin twining stem, its soft hearts in pairs on long stalks. */
export function utazi(pen: Pen, way: Walk, pairs = 3): string {
  const leaves = along(
    way,
    { along: 'opposite', count: pairs, from: 0.2, to: 0.8, angle: [74, 60] },
    ({ at, heading }, share, side) => {
      const stalk = { at, heading, length: 60 - share * 20, bend: side * 40 }
      return (
        stem(pen, stalk, 4, '#a3ae62', 0.8) +
        heartLeaf(
          pen,
          { ...stand(stalk, 1), length: 142 - share * 40, bend: side * 20 },
          { colour: '#86a852', slim: 0.8, vein: '#dfe6a8', gloss: 0.2 },
        )
      )
    },
  )
  return stem(pen, way, 6, '#9aa65c', 0.5) + leaves
}

/** Afang: a forest vine with opposite, leathery, glossy leaves, drawn out to their tips. */
export function afang(pen: Pen, way: Walk, pairs = 3): string {
  const look: Leaf = { colour: '#37693a', form: 'elliptic', slim: 0.42, veins: 6, vein: '#a9c98a' }
  return sprig(
    pen,
    way,
    { along: 'opposite', count: pairs, from: 0.3, to: 0.84, angle: [66, 50], colour: '#76864a', width: 8 },
    (at) => leaf(pen, at, look) + gloss(at),
    (share) => 190 - share * 40,
  )
}

/** The streak of light on a leathery leaf. */
export function gloss(way: Walk): string {
  const side = Math.cos(((way.heading - 40) * Math.PI) / 180) > 0 ? -90 : 90
  const streak = [0.26, 0.44, 0.62].map((share) => {
    const { at, heading } = stand(way, share)
    return step(at, heading + side, way.length * 0.2 * swelling(0.44, 1)(share) * 0.55)
  })
  return line(smooth(streak, false), '#f4fbe4', way.length * 0.028, 0.35)
}
