import { mix, tonesOf, type Colour } from '../colour'
import { smooth } from '../geometry/outline'
import { between, step, type Point } from '../geometry/point'
import { oval, swelling } from '../geometry/profiles'
import { edges, walk, type Profile, type Walk } from '../geometry/ribbon'
import { area, ellipse, line } from '../marks'
import { dots, spiral } from '../parts/dots'
import { solid } from '../parts/solid'
import { stem } from '../parts/stem'
import type { Pen } from '../pen'

/** Prekese: a pod of four ridges; two spread as wings, one faces the viewer. */
export function prekese(pen: Pen, way: Walk, width: number): string {
  const colour = '#6d3d2a'
  const tones = tonesOf(colour)
  const wing: Profile = (along) =>
    Math.min(1, along * 8) ** 0.6 * Math.min(1, (1 - along) * 9) ** 0.6 * (1 + 0.05 * Math.sin(along * 21))
  const sides = edges(walk(way, 16), width / 2, wing)
  const lane = (from: number, to: number) => {
    const at = (share: number) =>
      sides.left.map((point, index) => between(point, sides.right[index] ?? point, share))
    return smooth([...at(from), ...at(to).toReversed()])
  }
  const along = (share: number) =>
    smooth(
      sides.left.slice(1, -1).map((point, index) => between(point, sides.right[index + 1] ?? point, share)),
      false,
    )
  return (
    stem(pen, { ...way, heading: way.heading + 180, length: 40, bend: 16 }, 12, '#6f5138', 0.8) +
    area(lane(0, 1), pen.lit(tones.light, colour, tones.deep)) +
    area(lane(0.24, 0.4), tones.deep, 0.75) +
    area(lane(0.38, 0.66), pen.lit(mix(colour, '#d99a6c', 0.5), colour, tones.dark)) +
    area(lane(0.64, 0.8), mix(tones.deep, '#1c0a06', 0.4), 0.75) +
    line(along(0.47), '#f2c9a2', width / 20, 0.75) +
    line(along(0.06), '#e6b48c', width / 26, 0.7) +
    line(along(0.94), '#2a120b', width / 30, 0.5)
  )
}

/** A slice through a prekese pod: a cross, two arms woody and two of pulp. */
export function prekeseSlice(pen: Pen, at: Point, radius: number, turn: number): string {
  const rim = (scale: number, shift = 0) =>
    smooth(
      Array.from({ length: 24 }, (_, index) => {
        const reach =
          0.3 + 0.7 * Math.abs(Math.cos((index * Math.PI) / 12)) ** 2.8 + (index % 6 === 0 ? 0 : 0.02)
        const cross = Math.max(reach, 0.3 + 0.7 * Math.abs(Math.sin((index * Math.PI) / 12)) ** 2.8)
        return step([at[0] + shift * 0.5, at[1] + shift], turn + index * 15, radius * scale * cross)
      }),
    )
  const arm = (side: number, colour: string) =>
    solid(
      pen,
      { at: step(at, turn + side, radius * 0.26), heading: turn + side, length: radius * 0.6 },
      { colour, slim: 0.44, profile: swelling(0.6, 0.6), gloss: 0 },
    )
  return (
    area(rim(1, radius * 0.2), '#3a1c12') +
    area(rim(1), pen.lit('#8a5236', '#5a3022')) +
    area(rim(0.88), pen.lit('#d6a878', '#b07c4e')) +
    arm(0, '#e9c48c') +
    arm(180, '#e9c48c') +
    arm(90, '#93623c') +
    arm(270, '#93623c') +
    ellipse(at, radius * 0.2, radius * 0.17, '#4d2a1b') +
    ellipse([at[0] - 2, at[1] - 2], radius * 0.1, radius * 0.08, '#8a6044')
  )
}

type Beaded = { width: number; colour: Colour; swellings: number; depth: number }

/** A long pod that narrows a little between its seeds. */
export function beaded(pen: Pen, way: Walk, { width, colour, swellings, depth }: Beaded): string {
  const tones = tonesOf(colour)
  const profile: Profile = (along) =>
    Math.min(1, along * 8) ** 0.6 *
    Math.min(1, (1 - along) * 6) ** 0.7 *
    (1 - depth * (0.5 + 0.5 * Math.cos(along * swellings * 2 * Math.PI)))
  const sides = edges(walk(way, swellings * 4), width / 2, profile)
  const lane = (share: number, every: number) =>
    smooth(
      sides.left
        .map((point, index) => between(point, sides.right[index] ?? point, share))
        .filter((_, index) => index > 1 && index < swellings * 4 - 1 && index % every === 0),
      false,
    )
  return (
    area(
      smooth([...sides.left, ...sides.right.toReversed()]),
      pen.lit(tones.light, colour, tones.dark, tones.deep),
    ) +
    line(lane(0.78, 2), tones.deep, width / 5, 0.45) +
    line(lane(0.24, 2), tones.bright, width / 12, 0.5)
  )
}

/** Uda: slim, dark pods with a swelling at each seed, that grow as a bunch from one knob. */
export function udaPod(pen: Pen, way: Walk): string {
  return beaded(pen, way, {
    width: 32,
    colour: '#64412f',
    swellings: Math.round(way.length / 40),
    depth: 0.24,
  })
}

/** A bunch of uda that hangs from its twig. */
export function udaBunch(pen: Pen, at: Point): string {
  const pods = [-62, 60, -44, 42, -28, 26, -10, 12].map((turn, index) =>
    udaPod(pen, {
      at: step(at, 180 + turn, 14),
      heading: 180 + turn,
      length: 330 - Math.abs(turn) * 1.3 + (index % 3) * 16,
      bend: -turn * 0.42,
    }),
  )
  return (
    pods.join('') +
    solid(
      pen,
      { at: step(at, 180, 26), heading: 0, length: 50 },
      { colour: '#6b4a36', slim: 1.1, profile: oval, gloss: 0 },
    ) +
    dots(spiral(at, 9, 18), '#3a251b', 5, 0.6)
  )
}
