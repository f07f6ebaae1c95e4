import { tonesOf, type Colour } from '../colour'
import { smooth } from '../geometry/outline'
import { between, step } from '../geometry/point'
import { egg, oval, swelling } from '../geometry/profiles'
import { edges, stand, walk, type Profile, type Walk } from '../geometry/ribbon'
import { line } from '../marks'
import { half } from '../parts/half'
import { solid } from '../parts/solid'
import { along, stem } from '../parts/stem'
import type { Pen } from '../pen'
import { furrows } from './nuts'

const podForm: Profile = (share) => swelling(0.42, 0.58)(share) * (1 - 0.12 * share)

/** A ripe cocoa pod with its ridges, stalk first. */
export function cocoaPod(pen: Pen, way: Walk, colour: Colour): string {
  const tones = tonesOf(colour)
  const slim = 0.46
  return (
    stem(pen, { at: way.at, heading: way.heading + 180, length: way.length * 0.13 }, 15, '#8a6a42', 0.9) +
    solid(pen, way, { colour, slim, profile: podForm, gloss: 0, steps: 18 }) +
    ridges(way, slim, [-0.8, -0.4, 0.04, 0.44, 0.78], tones.deep, 0.6) +
    ridges(way, slim, [-0.9, -0.58, -0.16, 0.28], tones.bright, 0.6)
  )
}

/** The ribs of a pod, from end to end. */
function ridges(way: Walk, slim: number, shares: readonly number[], colour: Colour, opacity: number): string {
  const stances = walk(way, 16)
  const { left, right } = edges(stances, (way.length * slim) / 2, podForm)
  const lines = shares.map((share) =>
    smooth(
      stances
        .map(({ at }, index) => between(at, (share < 0 ? left : right)[index] ?? at, Math.abs(share)))
        .slice(1, -1),
      false,
    ),
  )
  return line(lines.join(''), colour, way.length / 75, opacity)
}

/** A cocoa pod cut open along: two rows of beans in their white pulp. */
export function halfCocoa(pen: Pen, way: Walk, skin: Colour): string {
  const beans = along(
    way,
    { along: 'opposite', count: 6, from: 0.16, to: 0.8, angle: [90, 90] },
    ({ at, heading }, share) => {
      const place = step(at, heading, way.length * 0.075 * Math.sin(Math.PI * (0.12 + share * 0.8)))
      const length = way.length * 0.16
      return (
        solid(
          pen,
          { at: step(place, heading + 180, length * 0.4), heading, length },
          { colour: '#f4ead6', slim: 0.66, profile: oval, shade: '#c9ae8c', gloss: 0.6 },
        ) +
        furrows(
          { at: step(place, heading + 180, length * 0.3), heading, length: length * 0.7 },
          0.5,
          oval,
          '#b78f78',
          [0.3],
          0.5,
        )
      )
    },
  )
  return (
    half(pen, way, {
      slim: 0.5,
      profile: podForm,
      steps: 18,
      skin,
      depth: 0.05,
      rings: [
        { share: 0.92, colour: '#ecd6a0' },
        { share: 0.76, colour: '#b98e5c' },
      ],
    }) + beans
  )
}

/** A dried cocoa bean, flat and brown. */
export function cocoaBean(pen: Pen, way: Walk): string {
  const look = { slim: 0.56, profile: egg(0.46) }
  return (
    solid(pen, way, { ...look, colour: '#7a4527', gloss: 0.3 }) +
    furrows(way, look.slim, look.profile, '#b57d52', [-0.4, 0.3], 0.6)
  )
}

/** A cupuaçu: a big oblong fruit in brown velvet. */
export function cupuacu(pen: Pen, way: Walk): string {
  const nap = (isLit: boolean) =>
    Array.from({ length: 44 }, () => {
      const side = isLit ? pen.random(-0.24, 0.04) : pen.random(-0.06, 0.24)
      const at = step(stand(way, pen.random(0.1, 0.9)).at, way.heading + 90, side * way.length)
      return smooth([at, step(at, way.heading + pen.random(-24, 24), 8)], false)
    }).join('')
  return (
    stem(pen, { at: way.at, heading: way.heading + 180, length: way.length * 0.14 }, 18, '#7d6242', 0.9) +
    solid(pen, way, { colour: '#91643c', slim: 0.58, profile: velvet, gloss: 0, steps: 18 }) +
    line(nap(true), '#c99f6c', 2, 0.6) +
    line(nap(false), '#5a3a22', 2, 0.5)
  )
}

const velvet: Profile = (share) => oval(share) ** 0.86

/** Half a cupuaçu: a thin brown shell full of creamy pulp around dark seeds. */
export function halfCupuacu(pen: Pen, way: Walk): string {
  const seeds = along(
    way,
    { along: 'alternate', count: 7, from: 0.17, to: 0.84, angle: [90, 90] },
    ({ at, heading }, share) => {
      const place = step(at, heading, way.length * 0.09 * Math.sin(Math.PI * share))
      const size = way.length * 0.17
      const puff = solid(
        pen,
        { at: step(place, 180, -size * 0.5), heading: 180, length: size },
        { colour: '#fbf3dc', slim: 1.02, profile: oval, shade: '#dcc79c', gloss: 0 },
      )
      const seed = solid(
        pen,
        { at: step(place, heading + 200, size * 0.26), heading: heading + 20, length: size * 0.6 },
        { colour: '#8f5a38', slim: 0.66, profile: oval, gloss: 0.5 },
      )
      return puff + seed
    },
  )
  return (
    half(pen, way, {
      slim: 0.62,
      profile: velvet,
      steps: 18,
      skin: '#7d5432',
      depth: 0.06,
      rings: [
        { share: 0.92, colour: '#c79e6a' },
        { share: 0.85, colour: '#f6ead0' },
      ],
    }) + seeds
  )
}
