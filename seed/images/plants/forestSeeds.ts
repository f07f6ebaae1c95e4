import { mix, tonesOf, type Colour } from '../colour'
import { smooth } from '../geometry/outline'
import { step, type Point } from '../geometry/point'
import { egg, oval, swelling } from '../geometry/profiles'
import { stand, type Walk } from '../geometry/ribbon'
import { ellipse, line } from '../marks'
import { half } from '../parts/half'
import { solid } from '../parts/solid'
import { stem } from '../parts/stem'
import type { Pen } from '../pen'
import { furrows } from './nuts'

const bean = swelling(0.48, 0.58)

/** Half an ogbono kernel: its flat, cream inside, or its brown back. */
export function ogbono(pen: Pen, way: Walk, isInside: boolean): string {
  if (!isInside)
    return (
      solid(pen, way, { colour: '#8d5c37', slim: 0.66, profile: bean, gloss: 0.15 }) +
      furrows(way, 0.66, bean, '#54311b', [-0.6, -0.15, 0.3, 0.7], 0.5) +
      furrows(way, 0.66, bean, '#c79a6b', [-0.4], 0.6)
    )
  return (
    half(pen, way, {
      slim: 0.66,
      profile: bean,
      skin: '#80512f',
      depth: 0.07,
      rings: [
        { share: 0.87, colour: '#d9b988' },
        { share: 0.76, colour: '#efdfb8' },
      ],
    }) +
    furrows(way, 0.66, bean, '#b58e58', [0.04], 0.8, 3) +
    ellipse(stand(way, 0.88).at, 6, 5, '#9c6e3f', 0.8)
  )
}

/** The bush mango: a smooth fruit, green going yellow. */
export function bushMango(pen: Pen, way: Walk): string {
  return (
    stem(pen, { ...stand(way, 0.97), length: 30, bend: 20 }, 9, '#7d6a44', 0.8) +
    solid(pen, way, { colour: '#a3ac3e', slim: 0.88, profile: egg(0.52), shade: '#6f8136', gloss: 0.7 }) +
    ellipse(
      step(stand(way, 0.5).at, 300, way.length * 0.14),
      way.length * 0.2,
      way.length * 0.24,
      '#e3c24a',
      0.4,
    )
  )
}

/** A bush mango cut through: yellow flesh around a fibrous stone that holds the kernel. */
export function halfBushMango(pen: Pen, way: Walk): string {
  const middle = stand(way, 0.5).at
  const fibres = Array.from({ length: 30 }, (_, index) => {
    const from = step(middle, index * 12, way.length * 0.27)
    return smooth([from, step(from, index * 12 + pen.random(-24, 24), way.length * 0.09)], false)
  })
  const kernel = { at: stand(way, 0.32).at, heading: way.heading, length: way.length * 0.36 }
  return (
    half(pen, way, {
      slim: 0.9,
      profile: egg(0.5),
      skin: '#84933a',
      depth: 0.06,
      rings: [
        { share: 0.93, colour: '#f0b63c' },
        { share: 0.6, colour: '#c98a3a' },
        { share: 0.52, colour: '#8a5a34' },
      ],
    }) +
    line(fibres.join(''), '#f9dc8e', 2, 0.8) +
    solid(pen, kernel, { colour: '#f0e2bd', slim: 0.66, profile: bean, gloss: 0.3 })
  )
}

/** A bitter kola in its brown skin, veined by pale branching lines. */
export function bitterKola(pen: Pen, way: Walk): string {
  const veins = [-0.5, -0.1, 0.34].map((aside, index) => {
    const at = (share: number, shift: number) => {
      const { at, heading } = stand(way, share)
      return step(at, heading + 90, (aside + shift) * way.length * 0.26)
    }
    const fork = at(0.42 + index * 0.06, 0.02)
    return (
      smooth([at(0.08, -aside * 0.5), at(0.24, 0.06), fork, at(0.66, -0.18), at(0.84, -0.1)], false) +
      smooth([fork, at(0.6, 0.16), at(0.82, 0.18)], false)
    )
  })
  return (
    solid(pen, way, { colour: '#96663c', slim: 0.62, profile: bean, gloss: 0.25 }) +
    line(veins.join(''), '#dcb583', 2.2, 0.75)
  )
}

/** A bitter kola peeled, or peeled and bitten through so that its resin cells show. */
export function peeledKola(pen: Pen, way: Walk, isCut: boolean): string {
  if (!isCut)
    return (
      solid(pen, way, { colour: '#ecd2a2', slim: 0.6, profile: bean, shade: '#c49a66', gloss: 0.4 }) +
      furrows(way, 0.6, bean, '#b98a54', [-0.3, 0.36], 0.5)
    )
  const cells = Array.from({ length: 22 }, (_, index) =>
    step(stand(way, 0.5).at, index * 137.5, way.length * 0.055 * Math.sqrt(index)),
  )
  return (
    half(pen, way, {
      slim: 0.84,
      profile: oval,
      skin: '#8a5c36',
      depth: 0.14,
      rings: [
        { share: 0.9, colour: '#f0dcb0' },
        { share: 0.4, colour: '#e2bf88' },
      ],
    }) + cells.map((place) => ellipse(place, 3, 2.6, '#b57b3c', 0.75)).join('')
  )
}

/** The fruit that bitter kola grows in: round, orange, like velvet. */
export function kolaFruit(pen: Pen, way: Walk): string {
  const sepals = [-60, -20, 20, 60].map((turn) => {
    const { at, heading } = stand(way, 0.97)
    return solid(
      pen,
      { at, heading: heading + turn, length: way.length * 0.17 },
      { colour: '#8c8448', slim: 0.7, profile: egg(0.4), gloss: 0 },
    )
  })
  return (
    stem(pen, { ...stand(way, 0.98), length: way.length * 0.24, bend: -20 }, 12, '#7d6a44', 0.9) +
    ball(pen, stand(way, 0.5).at, way.length / 2, '#df8a34') +
    sepals.join('')
  )
}

/** A great round fruit, in four tones. */
function ball(pen: Pen, [x, y]: Point, radius: number, colour: Colour): string {
  const tones = tonesOf(colour)
  return (
    ellipse([x, y], radius * 0.98, radius, pen.lit(tones.dark, mix(tones.dark, '#8a3a10', 0.6))) +
    ellipse(
      [x - radius * 0.06, y - radius * 0.06],
      radius * 0.9,
      radius * 0.92,
      pen.lit(tones.light, colour, tones.dark),
    ) +
    ellipse([x - radius * 0.2, y - radius * 0.22], radius * 0.56, radius * 0.58, tones.light, 0.4) +
    ellipse([x - radius * 0.34, y - radius * 0.42], radius * 0.16, radius * 0.1, '#fffdf4', 0.5)
  )
}
