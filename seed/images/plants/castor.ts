import { mix } from '../colour'
import { smooth } from '../geometry/outline'
import { step, type Point } from '../geometry/point'
import { egg, oval } from '../geometry/profiles'
import { stand, type Walk } from '../geometry/ribbon'
import { ellipse, line } from '../marks'
import { palmate } from '../parts/foliage'
import { solid } from '../parts/solid'
import { along, stem } from '../parts/stem'
import type { Pen } from '../pen'

/** Castor's great starry leaf. */
export function castorLeaf(pen: Pen, at: Point, heading: number, length: number): string {
  const look = { colour: '#5b7f45', form: 'ovate', slim: 0.33, teeth: 11, veins: 6, vein: '#cf9a80' } as const
  return (
    palmate(pen, { ...look, at, heading, length, lobes: 9, spread: 272, shorter: 0.45, web: 0.5 }) +
    ellipse(at, 6, 6, '#c98a72')
  )
}

/** Castor's soft-spined red capsules, crowded along a stalk. */
export function castorCapsules(pen: Pen, way: Walk): string {
  const balls = along(
    way,
    { along: 'alternate', count: 7, from: 0.1, to: 1, angle: [60, 20] },
    ({ at, heading }, share) => capsule(pen, step(at, heading, 20), 29 - share * 9),
  )
  return stem(pen, way, 9, '#a5604c', 0.7) + balls
}

function capsule(pen: Pen, at: Point, radius: number): string {
  const spines = Array.from({ length: 34 }, (_, index) => {
    const heading = index * 137.5
    const from = step(at, heading, radius * Math.sqrt(index / 34))
    return smooth([from, step(from, heading, radius * 0.34)], false)
  })
  return (
    solid(
      pen,
      { at: step(at, 180, radius), heading: 0, length: radius * 2 },
      { colour: '#c0503f', slim: 1, profile: oval, gloss: 0 },
    ) + line(spines.join(''), mix('#c0503f', '#f4c9a2', 0.4), 2.2)
  )
}

/** A vine's or a bean's seed with pale mottling: castor's bean. */
export function castorBean(pen: Pen, way: Walk): string {
  const spots = Array.from({ length: 15 }, () => {
    const { at } = stand(way, pen.random(0.16, 0.84))
    const place = step(at, way.heading + 90, pen.random(-0.26, 0.26) * way.length)
    return smooth(
      [
        place,
        step(place, way.heading + pen.random(-50, 50), way.length * 0.12),
        step(place, way.heading + pen.random(-30, 30), way.length * 0.2),
      ],
      false,
    )
  })
  const knob = stand(way, 0.98)
  return (
    solid(
      pen,
      { at: knob.at, heading: knob.heading - 70, length: way.length * 0.2 },
      { colour: '#e5cfa6', slim: 0.8, profile: oval, gloss: 0 },
    ) +
    solid(pen, way, { colour: '#7d5238', slim: 0.68, profile: egg(0.46), gloss: 1 }) +
    line(spots.join(''), '#ddc49a', Math.max(2, way.length / 24), 0.85)
  )
}
