import { mix, tonesOf, type Colour } from '../colour'
import { smooth } from '../geometry/outline'
import { shrunk, step } from '../geometry/point'
import { egg, oval } from '../geometry/profiles'
import { around, edges, stand, walk, type Walk } from '../geometry/ribbon'
import { area, ellipse } from '../marks'
import { leaf, type Leaf } from '../parts/leaf'
import { solid } from '../parts/solid'
import { sprig, stem } from '../parts/stem'
import type { Pen } from '../pen'
import { furrows } from './nuts'

/** A clove along a way: a nail whose head is a round bud held by four claws. */
export function clove(pen: Pen, way: Walk, colour = '#6e4028'): string {
  const { length } = way
  const shaft = { ...way, length: length * 0.72, bend: (way.bend ?? 0) * 0.72 }
  const profile = (along: number) => Math.min(1, 0.3 + along * 3) * (0.56 + 0.44 * along ** 1.6)
  const top = stand(shaft, 0.94)
  const dark = tonesOf(mix(colour, '#2a140c', 0.12))
  const claw = (turn: number, reach: number) => {
    const to = { at: top.at, heading: top.heading + turn, length: length * reach, bend: turn * -0.2 }
    const points = around(edges(walk(to, 4), length * reach * 0.25, egg(0.36)))
    return (
      area(smooth(points), dark.deep) +
      area(smooth(shrunk(points, 0.8, [-length * 0.008, -length * 0.01])), pen.lit(dark.light, dark.dark))
    )
  }
  const bud = { at: step(top.at, top.heading, length * 0.01), heading: top.heading, length: length * 0.27 }
  return (
    claw(-26, 0.24) +
    claw(26, 0.24) +
    solid(pen, bud, { colour: mix(colour, '#c98d55', 0.5), slim: 0.96, profile: oval, gloss: 0.3 }) +
    solid(pen, shaft, { colour, slim: 0.27, profile, gloss: 0 }) +
    furrows(shaft, 0.27, profile, mix(colour, '#d9a06c', 0.6), [-0.5], 0.6, length / 46) +
    claw(-66, 0.25) +
    claw(66, 0.25)
  )
}

/** A twig of the clove tree: leathery leaves, and fresh buds in a cluster, green going pink. */
export function cloveTwig(pen: Pen, way: Walk): string {
  const look: Leaf = { colour: '#4f7d43', form: 'elliptic', slim: 0.38, veins: 7 }
  const top = stand(way, 0.86)
  const cluster = [-64, 58, -36, 34, -12, 14].map((turn, index) => {
    const stalk = { at: top.at, heading: top.heading + turn, length: 54 - Math.abs(turn) * 0.2 }
    const colour = index % 2 === 0 ? '#b5ab5c' : '#cf7d66'
    return stem(pen, stalk, 5, '#a3a259', 0.8) + bud(pen, { ...stand(stalk, 0.9), length: 92 }, colour)
  })
  return (
    sprig(
      pen,
      way,
      {
        along: 'opposite',
        count: 3,
        from: 0.2,
        to: 0.74,
        angle: [70, 58],
        colour: '#8a6f4c',
        width: 10,
        isOpen: true,
      },
      (at) => leaf(pen, at, look),
      (share) => 206 - share * 50,
    ) + cluster.join('')
  )
}

/** A bud of the clove tree before it is picked. */
function bud(pen: Pen, way: Walk, colour: Colour): string {
  const profile = (along: number) => 0.5 + 0.5 * along ** 1.4
  const ball = stand(way, 0.86).at
  const radius = way.length * 0.14
  return (
    ellipse(
      ball,
      radius,
      radius,
      pen.round(mix(colour, '#fff3d0', 0.7), mix(colour, '#e8cf98', 0.4), tonesOf(colour).dark),
    ) + solid(pen, { ...way, length: way.length * 0.76 }, { colour, slim: 0.26, profile, gloss: 0 })
  )
}
