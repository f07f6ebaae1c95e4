import { tonesOf } from '../colour'
import { smooth } from '../geometry/outline'
import { step, type Point } from '../geometry/point'
import { oval, swelling } from '../geometry/profiles'
import { stand, walk, type Walk } from '../geometry/ribbon'
import { line } from '../marks'
import { palmate } from '../parts/foliage'
import { half } from '../parts/half'
import { solid } from '../parts/solid'
import { along, stem } from '../parts/stem'
import type { Pen } from '../pen'
import { furrows } from './nuts'

/** Baobab's leaf: five fingers of one hand. */
export function baobabLeaf(pen: Pen, at: Point, heading: number, length: number): string {
  const look = { colour: '#62904a', form: 'obovate', slim: 0.4, veins: 7 } as const
  return palmate(pen, { ...look, at, heading, length, lobes: 5, spread: 168, shorter: 0.3 })
}

/** Baobab's velvety pod on its long stalk. */
export function baobabPod(pen: Pen, way: Walk): string {
  const profile = swelling(0.46, 0.62)
  const nap = Array.from({ length: 46 }, () => {
    const at = step(
      stand(way, pen.random(0.14, 0.86)).at,
      way.heading + 90,
      pen.random(-0.22, 0.22) * way.length,
    )
    return smooth([at, step(at, way.heading + pen.random(-14, 14), 9)], false)
  })
  return (
    stem(pen, { at: way.at, heading: way.heading + 180, length: 120, bend: 34 }, 11, '#7f6a44', 0.8) +
    solid(pen, way, { colour: '#8f8c58', slim: 0.6, profile, gloss: 0 }) +
    line(nap.join(''), '#cdc892', 2, 0.5) +
    furrows(way, 0.6, profile, tonesOf('#8f8c58').dark, [-0.5, 0.3], 0.4)
  )
}

/** Half a baobab pod: a woody shell full of dry white pulp with dark seeds and red threads. */
export function halfBaobab(pen: Pen, way: Walk): string {
  const profile = swelling(0.46, 0.62)
  const lumps = along(
    way,
    { along: 'opposite', count: 5, from: 0.2, to: 0.8, angle: [90, 90] },
    ({ at, heading }, share, side) => {
      const wide = way.length * 0.12 * Math.sin(Math.PI * share)
      const place = step(at, heading, wide + pen.random(-3, 3))
      const lump = solid(
        pen,
        { at: step(place, 180, 21), heading: pen.random(-40, 40), length: way.length * 0.165 },
        { colour: '#f7f0df', slim: 0.92, profile: oval, shade: '#d5c3a2', gloss: 0 },
      )
      const seed =
        side === (Math.round(share * 10) % 2 === 0 ? 1 : -1)
          ? solid(
              pen,
              { at: step(place, 180, 8), heading: 60, length: way.length * 0.07 },
              { colour: '#4b3024', slim: 0.8, gloss: 0.5 },
            )
          : ''
      return lump + seed
    },
  )
  const threads = line(furrowWay(way), '#b9583a', 2, 0.7)
  return (
    half(pen, way, {
      slim: 0.6,
      profile,
      skin: '#8f8c58',
      depth: 0.07,
      rings: [
        { share: 0.92, colour: '#b98d5c' },
        { share: 0.82, colour: '#e9dcc0' },
      ],
    }) +
    lumps +
    threads
  )
}

function furrowWay(way: Walk): string {
  const middle = walk(way, 5).slice(1, -1)
  return smooth(
    middle.map(({ at }, index) => step(at, way.heading + 90, index % 2 === 0 ? 6 : -5)),
    false,
  )
}
