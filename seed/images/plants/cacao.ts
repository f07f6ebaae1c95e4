import { tonesOf, type Colour } from '../colour'
import { step } from '../geometry/point'
import { oval, swelling } from '../geometry/profiles'
import { stand, type Walk } from '../geometry/ribbon'
import { half } from '../parts/half'
import { repeated } from '../parts/repeated'
import { solid } from '../parts/solid'
import { along, stem } from '../parts/stem'
import type { Pen } from '../pen'
import { furrows } from './nuts'

const shape = swelling(0.4, 0.72)

/** A ripe cacao pod with its ridges, hanging from its stalk: the way starts at the stalk. */
export function cacaoPod(pen: Pen, way: Walk, colour: Colour = '#c97a2a'): string {
  const tones = tonesOf(colour)
  return (
    stem(pen, { at: way.at, heading: way.heading + 180, length: 34, bend: 12 }, 15, '#7d5a3a', 0.8) +
    solid(pen, way, { colour, slim: 0.5, profile: shape, shade: '#96452a', gloss: 0.2 }) +
    furrows(way, 0.5, shape, tones.deep, [-0.62, -0.16, 0.3, 0.7], 0.6) +
    furrows(way, 0.5, shape, tones.bright, [-0.72, -0.36, 0.1], 0.7)
  )
}

/** Half a cacao pod: a thick rind and rows of beans in white pulp. */
export function halfCacao(pen: Pen, way: Walk): string {
  const lump = repeated(pen, 44, (at) =>
    solid(pen, at, { colour: '#f5ecd9', slim: 0.72, profile: oval, shade: '#cfb493', gloss: 0.3 }),
  )
  const beans = along(
    way,
    { along: 'opposite', count: 6, from: 0.24, to: 0.78, angle: [90, 90] },
    ({ at, heading }, share) => {
      const place = step(at, heading, way.length * 0.085 * Math.sin(Math.PI * share))
      const turned = way.heading + (heading > way.heading ? 56 : -56)
      return lump({ at: step(place, turned + 180, 18), heading: turned, length: way.length * 0.15 })
    },
  )
  return (
    half(pen, way, {
      slim: 0.5,
      profile: shape,
      skin: '#b5652a',
      depth: 0.06,
      rings: [
        { share: 0.94, colour: '#e6bb70' },
        { share: 0.78, colour: '#c39a6a' },
      ],
    }) + beans
  )
}

/** A dried cocoa bean in its papery brown skin. */
export function cocoaBean(pen: Pen, way: Walk, colour: Colour = '#7a4428'): string {
  return (
    solid(pen, way, { colour, slim: 0.58, profile: oval, gloss: 0.3 }) +
    furrows(way, 0.58, oval, tonesOf(colour).light, [-0.4, 0.1], 0.6) +
    furrows(way, 0.58, oval, tonesOf(colour).deep, [0.5], 0.6)
  )
}

/** A few beans lying about a place. */
export function cocoaBeans(
  pen: Pen,
  places: readonly (readonly [x: number, y: number, heading: number])[],
): string {
  return places
    .map(([x, y, heading]) => {
      const way = { at: [x, y] as const, heading, length: 66 }
      return cocoaBean(pen, { ...way, at: stand({ ...way, heading: heading + 180, length: 33 }, 1).at })
    })
    .join('')
}
