import { tonesOf } from '../colour'
import { smooth } from '../geometry/outline'
import { between, step, type Point } from '../geometry/point'
import { egg, oval } from '../geometry/profiles'
import { edges, stand, walk, type Walk } from '../geometry/ribbon'
import { area } from '../marks'
import { half } from '../parts/half'
import { leaf, type Leaf } from '../parts/leaf'
import { solid } from '../parts/solid'
import { stem } from '../parts/stem'
import type { Pen } from '../pen'
import { furrows } from './nuts'

/** A shea nut: glossy brown, with the broad pale scar along one side. */
export function sheaNut(pen: Pen, way: Walk): string {
  const look = { slim: 0.72, profile: egg(0.46) }
  const stances = walk(way, 8)
  const { right } = edges(stances, (way.length * look.slim) / 2, look.profile)
  const on = (share: number) =>
    stances.map(({ at }, index) => between(at, right[index] ?? at, share)).slice(1, -1)
  const scar = smooth([...on(0.28), ...on(0.8).toReversed()])
  return (
    solid(pen, way, { ...look, colour: '#74401f', gloss: 0.9 }) + area(scar, pen.lit('#e2c79c', '#b58d60'))
  )
}

/** A shea nut cracked open on its oily, cream-coloured kernel. */
export function halfShea(pen: Pen, way: Walk): string {
  return half(pen, way, {
    slim: 0.76,
    profile: egg(0.46),
    skin: '#6a3a1e',
    depth: 0.08,
    rings: [
      { share: 0.9, colour: '#a87646' },
      { share: 0.78, colour: '#f0dfb2' },
    ],
  })
}

/** A shea fruit on its stalk: a green plum. */
export function sheaFruit(pen: Pen, way: Walk): string {
  const end = stand(way, 1)
  return (
    stem(pen, { at: step(way.at, way.heading + 180, 46), heading: way.heading, length: 54 }, 6, '#8a7a52') +
    solid(pen, way, { colour: '#93a84c', slim: 0.84, profile: oval, shade: '#5f7434', gloss: 0.5 }) +
    furrows(way, 0.84, oval, '#c9d489', [-0.5], 0.5) +
    stem(pen, { at: end.at, heading: end.heading, length: 9 }, 5, '#6c5a34')
  )
}

/** A shea twig: long wavy leaves in a rosette at its tip, fruit hanging below them. */
export function sheaTwig(pen: Pen, way: Walk, fruit: readonly Point[]): string {
  const look: Leaf = { colour: '#6c8f48', form: 'obovate', slim: 0.3, veins: 10 }
  const { at, heading } = stand(way, 0.98)
  const leaves = [-118, 112, -84, 78, -50, 46, -16, 14].map((turn, index) => {
    const foot = { at, heading: heading + turn, length: 44 }
    const tip = stand(foot, 1).at
    return (
      stem(pen, foot, 6, tonesOf('#a4a468').base, 0.8) +
      leaf(pen, { at: tip, heading: heading + turn, length: 168 - (index % 3) * 12, bend: turn / 6 }, look)
    )
  })
  return (
    stem(pen, way, 20, '#8b7355', 0.8) +
    fruit.map(([x, y]) => sheaFruit(pen, { at: [x, y], heading: 180, length: 84 })).join('') +
    leaves.join('')
  )
}
