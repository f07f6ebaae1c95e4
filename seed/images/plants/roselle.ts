import { smooth, straight } from '../geometry/outline'
import { step } from '../geometry/point'
import { egg } from '../geometry/profiles'
import { stand, type Walk } from '../geometry/ribbon'
import { ellipse, line } from '../marks'
import { flower } from '../parts/flower'
import { palmate } from '../parts/foliage'
import { leaf } from '../parts/leaf'
import { dots } from '../parts/dots'
import { solid } from '../parts/solid'
import { stem } from '../parts/stem'
import type { Pen } from '../pen'
import { driedFlowers } from './driedFlowers'

/** Roselle's fleshy calyx, of which zobo is made: pointed sepals that close over the pod. */
export function roselleCalyx(pen: Pen, way: Walk): string {
  const look = { colour: '#a81c37', form: 'lanceolate', slim: 0.42, veins: 0, vein: '#d9697a' } as const
  const sepal = (turn: number, length: number) =>
    leaf(
      pen,
      { at: way.at, heading: way.heading + turn, length: way.length * length, bend: -turn * 1.3 },
      look,
    )
  const bracts = [-82, 82].map((turn) =>
    leaf(
      pen,
      { at: way.at, heading: way.heading + turn, length: way.length * 0.3, bend: -turn * 0.9 },
      { colour: '#8a1830', form: 'lanceolate', slim: 0.26, veins: 0 },
    ),
  )
  const cup = { ...way, at: step(way.at, way.heading + 180, way.length * 0.04), length: way.length * 0.56 }
  return (
    [-20, 20].map((turn) => sepal(turn, 0.96)).join('') +
    solid(pen, cup, { colour: '#a81c37', slim: 0.96, profile: egg(0.45), shade: '#6d1024', gloss: 0 }) +
    [-40, 40, 0].map((turn) => sepal(turn, 0.98)).join('') +
    bracts.join('')
  )
}

/** Hibiscus in flower: five broad overlapping petals, a crimson throat and the column of stamens. */
export function hibiscus(pen: Pen, way: Walk, radius: number): string {
  const { at } = way
  const look = { at, petals: 5, form: 'fan', slim: 1.24, tilt: 0.94, turn: way.heading } as const
  const rays = Array.from({ length: 20 }, (_, index) => {
    const heading = index * 18 + pen.random(-4, 4)
    return straight([at, step(at, heading, radius * pen.random(0.46, 0.66))], false)
  })
  return (
    ellipse(at, radius * 0.72, radius * 0.68, '#eba9b0') +
    flower(pen, { ...look, radius, colour: '#f2b3ba' }) +
    line(rays.join(''), '#b8385a', 2, 0.5) +
    flower(pen, { ...look, radius: radius * 0.46, form: 'pointed', slim: 1.15, colour: '#9c1c40' }) +
    column(pen, { ...way, length: radius * 0.78 })
  )
}

function column(pen: Pen, way: Walk): string {
  const pollen = Array.from({ length: 34 }, (_, index) => {
    const { at, heading } = stand(way, 0.36 + (0.6 * index) / 34)
    const end = step(at, heading + (index % 2 === 0 ? -72 : 72) + pen.random(-30, 30), pen.random(7, 15))
    return { thread: straight([at, end], false), end }
  })
  const tips = [-50, -22, 8, 36, 64].map((turn) => {
    const end = stand({ ...stand(way, 1), heading: stand(way, 1).heading + turn, length: 16 }, 1).at
    return line(smooth([stand(way, 1).at, end], false), '#d98a96', 2.4) + ellipse(end, 4.6, 4.2, '#a81c37')
  })
  return (
    line(pollen.map(({ thread }) => thread).join(''), '#f6dcc0', 1.8) +
    stem(pen, way, 11, '#eeb0ae', 0.6) +
    dots(
      pollen.map(({ end }) => end),
      '#e9b94a',
      7,
    ) +
    tips.join('')
  )
}

/** Roselle's leaf: three toothed fingers on a red stalk. */
export function roselleLeaf(pen: Pen, way: Walk): string {
  const end = stand(way, 0.4)
  const look = {
    colour: '#557d42',
    form: 'lanceolate',
    slim: 0.3,
    teeth: 8,
    veins: 5,
    vein: '#c9787c',
  } as const
  return (
    stem(pen, { ...way, length: way.length * 0.4 }, 6, '#a34a55', 0.8) +
    palmate(pen, {
      ...look,
      at: end.at,
      heading: end.heading,
      length: way.length * 0.62,
      lobes: 3,
      spread: 88,
      shorter: 0.26,
    })
  )
}

/** A roselle stalk: red, with leaves, calyces in their armpits and a flower at its top. */
export function roselle(pen: Pen, way: Walk): string {
  const [low, mid] = [stand(way, 0.36), stand(way, 0.62)]
  return (
    roselleLeaf(pen, { ...low, heading: low.heading - 62, length: 200, bend: -20 }) +
    roselleLeaf(pen, { ...mid, heading: mid.heading + 74, length: 190, bend: 24 }) +
    stem(pen, way, 12, '#9c3346', 0.6) +
    [low, mid]
      .map((stance, index) => {
        const side = index === 0 ? 1 : -1
        const stalk = { at: stance.at, heading: stance.heading + side * 52, length: 36, bend: -side * 20 }
        return stem(pen, stalk, 9, '#9c3346', 0.9) + roselleCalyx(pen, { ...stand(stalk, 1), length: 128 })
      })
      .join('')
  )
}

/** Keeps dried calyces for `heap`. */
export function driedCalyces(pen: Pen, length: number): string[] {
  return driedFlowers(pen, {
    length,
    lobes: [-50, 40, -6],
    slim: [0.34, 0.5],
    light: '#f0a8ac',
    foot: { colour: '#6a4a34', length: 0.1, width: 0.14 },
  })
}

/** Dried calyces fall apart into sepals, dark as wine. */
export const driedRoselle = { colour: '#6d1a2c', others: ['#8a2438', '#541324', '#7a2d3c'] } as const
