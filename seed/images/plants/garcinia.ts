import { step } from '../geometry/point'
import { oval, swelling } from '../geometry/profiles'
import { stand, type Profile, type Walk } from '../geometry/ribbon'
import { half } from '../parts/half'
import { leaf } from '../parts/leaf'
import { repeated } from '../parts/repeated'
import { solid } from '../parts/solid'
import { stem } from '../parts/stem'
import type { Pen } from '../pen'
import { furrows } from './nuts'

/** A kokum fruit: a dark purple ball with its four sepals at the stalk. */
export function kokum(pen: Pen, way: Walk): string {
  const sepals = [-66, -24, 24, 66].map((turn) =>
    leaf(
      pen,
      { at: way.at, heading: way.heading + turn, length: way.length * 0.26 },
      { colour: '#8e9a58', form: 'ovate', slim: 0.7, veins: 0 },
    ),
  )
  return (
    stem(pen, { at: way.at, heading: way.heading + 180, length: way.length * 0.2 }, 8, '#7d7a48', 0.9) +
    solid(pen, way, { colour: '#7c2238', slim: 0.98, profile: oval, shade: '#451425', gloss: 1, steps: 14 }) +
    sepals.join('')
  )
}

/** Half a kokum: a thick crimson rind around segments of pale pulp with their seeds. */
export function halfKokum(pen: Pen, way: Walk): string {
  const heart = stand(way, 0.48).at
  const radius = way.length * 0.15
  const segments = Array.from({ length: 6 }, (_, index) => {
    const heading = index * 60 + 20
    const at = step(heart, heading, radius * 0.24)
    return (
      solid(
        pen,
        { at, heading, length: radius * 1.55 },
        { colour: '#eab5a6', slim: 0.68, profile: swelling(0.6, 0.7), shade: '#b9605f', gloss: 0.5 },
      ) +
      solid(
        pen,
        { at: step(at, heading, radius * 0.5), heading, length: radius * 0.72 },
        { colour: '#8f5a44', slim: 0.52, profile: oval, gloss: 0.2 },
      )
    )
  })
  return (
    half(pen, way, {
      slim: 0.98,
      profile: oval,
      skin: '#6d1b30',
      depth: 0.07,
      steps: 14,
      rings: [
        { share: 0.93, colour: '#b02a3e' },
        { share: 0.74, colour: '#d9656a' },
      ],
    }) + segments.join('')
  )
}

/** A kokum seed: flat and kidney-shaped. */
export function kokumSeed(pen: Pen, way: Walk): string {
  return solid(pen, { ...way, bend: 40 }, { colour: '#9a6a4e', slim: 0.46, profile: oval, gloss: 0.2 })
}

const beaked: Profile = (share) =>
  Math.min(1, oval(Math.min(0.5, share * 1.1)) * 1) *
  (share < 0.5 ? 1 : Math.cos((share - 0.5) * Math.PI) ** 0.7)

/** Pentadesma's fruit, stalk first: a heavy brown egg with a beak, its leathery sepals still on. */
export function kanya(pen: Pen, way: Walk): string {
  const sepals = [-58, -20, 20, 58].map((turn) =>
    leaf(
      pen,
      { at: way.at, heading: way.heading + turn, length: way.length * 0.28, bend: -turn * 0.5 },
      { colour: '#a88a52', form: 'ovate', slim: 0.62, veins: 3 },
    ),
  )
  return (
    stem(pen, { at: way.at, heading: way.heading + 180, length: way.length * 0.16 }, 15, '#7d6242', 0.9) +
    solid(pen, way, { colour: '#8a5c36', slim: 0.66, profile: beaked, gloss: 0, steps: 18 }) +
    furrows(way, 0.66, beaked, '#c39a6a', [-0.62, -0.3, 0.02], 0.5) +
    furrows(way, 0.66, beaked, '#4f3020', [-0.44, 0.3, 0.62], 0.5) +
    sepals.join('')
  )
}

/** Half a Pentadesma fruit: butter-yellow pulp around big red-brown seeds. */
export function halfKanya(pen: Pen, way: Walk): string {
  const nut = repeated(pen, way.length * 0.27, (at) => kanyaSeed(pen, at))
  const seeds = [
    [0.16, -0.13, 30],
    [0.2, 0.14, -24],
    [0.45, -0.16, -10],
    [0.47, 0.15, 20],
    [0.7, 0, 4],
  ].map(([share = 0, aside = 0, turn = 0]) => {
    const { at, heading } = stand(way, share)
    return nut({
      at: step(at, heading + 90, aside * way.length),
      heading: heading + turn,
      length: way.length * 0.25,
    })
  })
  return (
    half(pen, way, {
      slim: 0.68,
      profile: beaked,
      skin: '#7c5030',
      depth: 0.06,
      steps: 18,
      rings: [
        { share: 0.92, colour: '#c9963f' },
        { share: 0.84, colour: '#f0c552' },
      ],
    }) + seeds.join('')
  )
}

/** A Pentadesma seed: red-brown, flattened where it lay against its neighbours. */
export function kanyaSeed(pen: Pen, way: Walk): string {
  const flat: Profile = (share) => oval(share) ** 0.62
  return (
    solid(pen, way, { colour: '#7a2f22', slim: 0.72, profile: flat, gloss: 0.6 }) +
    furrows(way, 0.72, flat, '#b8705a', [-0.3, 0.3], 0.5)
  )
}
