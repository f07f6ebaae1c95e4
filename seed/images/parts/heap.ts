import { mix, tonesOf, type Colour } from '../colour'
import { smooth } from '../geometry/outline'
import { shrunk, type Point } from '../geometry/point'
import { egg } from '../geometry/profiles'
import type { Profile, Walk } from '../geometry/ribbon'
import { area, stamp } from '../marks'
import type { Pen } from '../pen'
import { shadow } from './shadow'
import { outlineOf } from './solid'

/** One seed of a heap, or a few of its like at different turns. */
export type Grain = {
  length: number
  slim: number
  profile?: Profile
  bend?: number
  /** Drawn over the seed: a seam, stripes, an eye. */
  marking?: (way: Walk) => string
  /** How much it shines, 0 to 1. */
  gloss?: number
}

/** Keeps a seed at several turns, each lit from the top left; `stamp` shows them in the fill that they are given. */
export function grains(pen: Pen, grain: Grain, turns = 9): string[] {
  return Array.from({ length: turns }, (_, index) => {
    const heading = (index * 180) / turns + pen.random(-8, 8) + (index % 2) * 180
    return pen.keep(
      seed(
        pen,
        { at: centred(heading, grain.length), heading, length: grain.length, bend: grain.bend ?? 0 },
        grain,
      ),
    )
  })
}

/** One seed along a way, in the fill of whatever shows it. */
export function seed(pen: Pen, way: Walk, { slim, profile = egg(), marking, gloss = 0.5 }: Grain): string {
  const outline = outlineOf(pen, way, slim, profile, 0.05)
  const size = (way.length * Math.min(1, slim)) / 2
  const inner = shrunk(outline, 0.86, [-size * 0.12, -size * 0.13])
  const glint = shrunk(outline, 0.34, [-size * 0.26, -size * 0.3])
  return (
    area(smooth(outline), 'inherit') +
    area(smooth(outline) + smooth(inner), '#2c1712', 0.42, { 'fill-rule': 'evenodd' }) +
    (marking?.(way) ?? '') +
    (gloss > 0 ? area(smooth(glint), '#fffbee', 0.15 + gloss * 0.5) : '')
  )
}

/** A heap on the table: `at` is the middle of its foot. */
export type Heap = {
  at: Point
  width: number
  height: number
  colour: Colour
  /** Other colours that some of the seeds have. */
  others?: readonly Colour[]
  /** The distance from one seed to the next. */
  pitch: number
  /** Whether a bowl or a spoon holds it: then it casts no shadow on the table. */
  isHeld?: boolean
  /** The colour of the seeds in the shade, where it is not just darker. */
  shade?: Colour
}

/** A heap of kept seeds, those in front over those behind, and a few that rolled away. */
export function heap(pen: Pen, ids: readonly string[], look: Heap): string {
  const {
    at: [x, y],
    width,
    height,
    colour,
    pitch,
    isHeld = false,
  } = look
  const tones = tonesOf(colour)
  const rows = Math.max(3, Math.round((height * 1.25) / (pitch * 0.62)))
  const edge = Array.from({ length: 7 }, (_, index) => index / 6)
  const side = (way: 1 | -1) =>
    edge.map((share): Point => [x + way * reach(look, share) * 0.92, y - height * (1 - share * 0.98)])
  const body = smooth([...side(-1), [x, y + height * 0.16], ...side(1).toReversed()])
  return (
    (isHeld ? '' : shadow([x, y + 4], width * 0.98, 0.2)) +
    area(body, pen.lit(tones.dark, tones.deep)) +
    Array.from({ length: rows }, (_, row) => rowOf(pen, ids, look, row / (rows - 1))).join('')
  )
}

/** Seeds that lie alone around a place. */
export function scatter(
  pen: Pen,
  ids: readonly string[],
  places: readonly Point[],
  colours: readonly Colour[],
): string {
  return places
    .map((place) => {
      const [id, colour] = [any(pen, ids), any(pen, colours)]
      return (
        stamp(id, [place[0] + 3, place[1] + 4], 0, 1, '#5b4030').replace('<use', '<use opacity=".4"') +
        stamp(id, place, 0, 1, colour)
      )
    })
    .join('')
}

function rowOf(pen: Pen, ids: readonly string[], look: Heap, share: number): string {
  const {
    at: [x, y],
    height,
    colour,
    others = [],
    pitch,
    shade,
  } = look
  const { random } = pen
  const half = reach(look, share)
  const count = Math.max(1, Math.round((half * 2) / (pitch * 0.86)))
  return Array.from({ length: count }, (_, index) => {
    const along = count === 1 ? 0 : (2 * index) / (count - 1) - 1
    const sag = height * 0.2 * share * Math.sqrt(Math.max(0, 1 - along ** 2))
    const place: Point = [
      x + along * half + random(-0.3, 0.3) * pitch,
      y - height + height * share * 0.98 + sag + random(-0.24, 0.24) * pitch,
    ]
    const own = others.length > 0 && random(0, 1) < 0.4 ? any(pen, others) : colour
    return stamp(
      any(pen, ids),
      place,
      0,
      1,
      toneAt(own, along * 0.62 + share * 0.34 + random(-0.4, 0.4), shade),
    )
  }).join('')
}

/** Half the heap's width, from its top (0) to its foot (1). */
function reach({ width, pitch }: Heap, share: number): number {
  return (width / 2) * Math.sin((share ** 0.72 * Math.PI) / 2) + pitch * 0.3
}

/** A few tones only, so that the text stays short: from lit (-1) to shaded (1). */
function toneAt(colour: Colour, shade: number, shaded?: Colour): Colour {
  const tones = tonesOf(colour)
  if (shade < -0.4) return mix(colour, tones.light, 0.8)
  if (shade < 0.1) return mix(colour, tones.light, 0.3)
  if (shade < 0.5) return colour
  return shaded ?? tones.dark
}

function any<T>(pen: Pen, list: readonly [T, ...T[]] | readonly T[]): T {
  return list[Math.floor(pen.random(0, list.length))] as T
}

/** Where a thing of that length starts for its middle to be at the origin. */
function centred(heading: number, length: number): Point {
  const angle = (heading * Math.PI) / 180
  return [(-Math.sin(angle) * length) / 2, (Math.cos(angle) * length) / 2]
}
