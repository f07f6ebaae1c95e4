import { mix, tonesOf, type Colour } from '../colour'
import { straight } from '../geometry/outline'
import { middle, shrunk, step, type Point } from '../geometry/point'
import { area, ellipse, line } from '../marks'
import type { Pen } from '../pen'
import { shadow } from './shadow'

/** A broken lump of something hard: clay, charcoal, resin. */
export type Rock = {
  /** The middle of its foot. */
  at: Point
  width: number
  height: number
  colour: Colour
  /** How strongly its faces differ: 0 is chalky, 1 is glassy. */
  contrast?: number
  /** Lines across its faces: the layers in which it broke. */
  layers?: number
}

/** A lump with a top in the light and broken faces around it, each in the tone of the way it looks. */
export function rock(pen: Pen, look: Rock): string {
  const {
    at: [x, y],
    width,
    height,
    colour,
    contrast = 0.6,
    layers = 0,
  } = look
  const outline = outlineOf(pen, look)
  const top = shrunk(outline, 0.62, [-width * 0.05, -height * 0.13])
  const tones = tonesOf(colour)
  const facets = outline.map((point, index) => {
    const next = (index + 1) % outline.length
    const quad = [point, outline[next] ?? point, top[next] ?? point, top[index] ?? point]
    return area(straight(quad), faceTone(look, middle(quad), contrast), 1, {
      stroke: mix(colour, tones.light, 0.3),
      'stroke-opacity': 0.5,
    })
  })
  const first = Math.floor(pen.random(1, 5))
  const [cx, cy] = middle(top)
  const slope = [...top.slice(first, first + 4), [cx + pen.random(-0.1, 0.1) * width, cy] as const]
  return (
    shadow([x, y - 4], width * 0.94, 0.2) +
    area(straight(outline), tones.dark) +
    facets.join('') +
    area(
      straight(top),
      pen.lit(mix(tones.light, tones.bright, 0.3 + contrast * 0.4), mix(colour, tones.light, 0.4)),
    ) +
    area(straight(slope), mix(colour, tones.dark, 0.25 + contrast * 0.3), 0.5) +
    strata(look, outline, layers) +
    pits(pen, look)
  )
}

function outlineOf(pen: Pen, { at: [x, y], width, height }: Rock): Point[] {
  return [14, 58, 104, 146, 216, 250, 292, 334].map((angle) => {
    const [dx, dy] = step([0, 0], angle + pen.random(-13, 13), pen.random(0.82, 1.08))
    const low = Math.min(dy, 0.86)
    return [x + (dx * width) / 2, y - height * 0.46 + (low * height) / 2]
  })
}

/** Light from the top left: bright faces look there, deep ones away from it; in five steps. */
function faceTone({ at: [x, y], width, height, colour }: Rock, [fx, fy]: Point, contrast: number): Colour {
  const light = -((fx - x) / width) * 1.1 - ((fy - (y - height * 0.46)) / height) * 1.3
  const share = Math.max(-1, Math.min(1, Math.round(light * 3) / 2))
  const tones = tonesOf(colour)
  return share > 0
    ? mix(colour, tones.bright, share * (0.3 + contrast * 0.3))
    : mix(colour, tones.deep, -share * (0.5 + contrast * 0.5))
}

function strata({ at: [x], width, height, colour }: Rock, outline: readonly Point[], count: number): string {
  const low = Math.max(...outline.map(([, py]) => py))
  const ways = Array.from({ length: count }, (_, index) => {
    const share = (index + 1) / (count + 1)
    const wide = width * (0.44 - share * 0.1)
    return straight(
      [
        [x - wide, low - height * 0.38 * (1 - share) - height * 0.06],
        [x - wide * 0.2, low - height * 0.34 * (1 - share)],
        [x + wide * 0.94, low - height * 0.42 * (1 - share) - height * 0.05],
      ],
      false,
    )
  })
  return count === 0 ? '' : line(ways.join(''), tonesOf(colour).deep, 1.8, 0.4)
}

function pits(pen: Pen, { at: [x, y], width, height, colour }: Rock): string {
  const tones = tonesOf(colour)
  return Array.from({ length: 12 }, (_, index) => {
    const [dx, dy] = step([0, 0], pen.random(0, 360), pen.random(0, 0.34))
    return ellipse(
      [x + dx * width, y - height * 0.46 + dy * height],
      pen.random(1.2, 2.8),
      pen.random(0.9, 1.8),
      index % 3 === 0 ? tones.bright : tones.deep,
      0.45,
    )
  }).join('')
}
