import { glaze, mix, tonesOf, type Colour } from '../colour'
import { d, smooth } from '../geometry/outline'
import { step, type Point } from '../geometry/point'
import { area, ellipse, line, stamp } from '../marks'
import type { Pen } from '../pen'
import { block, type Block } from './block'
import { chunk, worn } from './facets'
import { shadow } from './shadow'

/** Soap's own texture on a block's front: pits, flecks and paler clouds. */
export function mottled(
  pen: Pen,
  { at: [x, y], width, height }: Block,
  colours: readonly Colour[],
  count: number,
  size = 5,
): string {
  return Array.from({ length: count }, (_, index) => {
    const at: Point = [x + pen.random(-0.48, 0.48) * width, y - pen.random(0.05, 0.95) * height]
    const radius = size * pen.random(0.4, 1)
    return ellipse(at, radius * pen.random(1, 1.6), radius, colours[index % colours.length] ?? '#000000', 0.6)
  }).join('')
}

/** Waves of a second colour through a bar, as it was poured. */
export function swirls({ at: [x, y], width, height }: Block, colours: readonly Colour[]): string {
  return colours
    .map((colour, index) => {
      const foot = y - height * (0.2 + index * 0.26)
      const [from, rise] = [x - width * 0.54, height * 0.2]
      const wave = d`M${from} ${foot}c${width * 0.14} ${-rise * 1.6} ${width * 0.22} ${rise} ${width * 0.36} ${-rise * 0.2}s${width * 0.2} ${-rise * 1.3} ${width * 0.36} ${rise * 0.1}s${width * 0.26} ${-rise} ${width * 0.4} ${-rise * 0.3}`
      return line(wave, colour, height * 0.1, 0.7) + line(wave, tonesOf(colour).bright, height * 0.025, 0.5)
    })
    .join('')
}

/** A bar of soap: a low block whose upper edges are rounded, with its texture on front, top and side. */
export function bar(pen: Pen, look: Block, texture: (face: Block) => string): string {
  const { at, width, height, depth } = look
  const lid: Block = {
    ...look,
    at: [at[0] + depth / 2, at[1] - height],
    width: width + depth,
    height: depth * 0.5,
  }
  const side: Block = {
    ...look,
    at: [at[0] + width / 2 + depth / 2, at[1]],
    width: depth,
    height: height + depth * 0.5,
  }
  return block(pen, look, texture(look), texture(lid), texture(side))
}

/** A rough lump broken from a bigger one, crumbling at its foot; `at` is the middle of its foot. */
export function crumbly(pen: Pen, [x, y]: Point, width: number, height: number, colour: Colour): string {
  const tones = tonesOf(colour)
  const heart: Point = [x, y - height * 0.5]
  const rim = Array.from({ length: 22 }, (_, index): Point => {
    const [px, py] = step([0, 0], (index * 360) / 22, pen.random(0.92, 1.06))
    return [heart[0] + px * width * 0.5, heart[1] + py * height * (py > 0 ? 0.46 : 0.52)]
  })
  const body = worn(rim, 5)
  const clods = Array.from({ length: 46 }, (_, index) => {
    const [angle, far] = [index * 137.5, Math.sqrt((index + 0.5) / 46) * 0.92]
    const [ux, uy] = step([0, 0], angle, far)
    const shade = Math.round((ux * 0.6 + uy * 0.8 + pen.random(-0.35, 0.35)) * 2)
    const lit = mix(colour, '#b07a4e', 0.42)
    const fill = [lit, lit, mix(colour, '#8a5636', 0.3), tones.dark, tones.deep][
      Math.min(4, Math.max(1, shade + 2))
    ]
    return clod(
      pen,
      [heart[0] + ux * width * 0.5, heart[1] + uy * height * 0.48],
      width * 0.085,
      fill ?? colour,
    )
  })
  const crumbs = Array.from({ length: 12 }, (_, index) =>
    chunk(pen, [x + (index - 5.5) * width * 0.105, y + pen.random(-2, 14)], pen.random(9, 22), colour, 2),
  )
  return (
    shadow([x, y - 4], width * 1.02, 0.2) +
    area(body, pen.lit(tones.light, colour, tones.dark, tones.deep)) +
    `<g clip-path="${pen.inside(body)}">${clods.join('')}</g>` +
    crumbs.join('')
  )
}

function clod(pen: Pen, at: Point, size: number, fill: Colour): string {
  const rim = Array.from({ length: 6 }, (_, index) =>
    step(at, index * 60 + pen.random(-18, 18), size * pen.random(0.6, 1.15)),
  )
  const [from, to] = [rim[4] ?? at, rim[0] ?? at]
  return (
    area(worn(rim, 3), fill, 0.72) +
    line(d`M${from[0]} ${from[1]}L${to[0]} ${to[1]}`, tonesOf(fill).light, 1.4, 0.4)
  )
}

/** Lather: bubbles large and small, piled up on the table. */
export function lather(pen: Pen, [x, y]: Point, width: number, height: number): string {
  const bubbles = Array.from({ length: 44 }, (_, index): { at: Point; radius: number } => {
    const along = ((index * 0.618) % 1) * 2 - 1
    const low = (index % 4) / 4
    const top = height * (1 - along ** 2) ** 0.7
    return {
      at: [x + along * width * 0.48, y - low * top - height * 0.1],
      radius: pen.random(0.13, 0.3) * height * (1.1 - low * 0.4),
    }
  })
  const one = pen.keep(bubble(pen, [0, 0], 20))
  const drawn = bubbles
    .toSorted((one, other) => one.at[1] - other.at[1])
    .map(({ at, radius }) => stamp(one, at, 0, radius / 20))
  return shadow([x, y + height * 0.1], width * 0.9, 0.12) + drawn.join('')
}

/** One bubble with its rim and the window in it. */
export function bubble(pen: Pen, [x, y]: Point, radius: number): string {
  return (
    ellipse([x, y], radius, radius, pen.round('#ffffff', '#f3f8fa', '#bfd3de'), 0.85) +
    ellipse([x - radius * 0.34, y - radius * 0.38], radius * 0.24, radius * 0.17, '#ffffff') +
    line(
      smooth(
        [
          step([x, y], 100, radius * 0.78),
          step([x, y], 130, radius * 0.82),
          step([x, y], 165, radius * 0.78),
        ],
        false,
      ),
      '#f2dce4',
      Math.max(1, radius * 0.1),
      0.9,
    )
  )
}

/** A block of clear soap: its far edges show through, and whatever is held inside. */
export function clearBlock(pen: Pen, { at: [x, y], width, height, depth, colour }: Block, held = ''): string {
  const [pale, deep, rim] = [mix(colour, '#ffffff', 0.75), glaze(colour, '#b4bcc0'), glaze(colour, '#8f9a9e')]
  const [left, right, high, rise] = [x - width / 2, x + width / 2, y - height, depth * 0.5]
  const face = worn(
    [
      [left, high],
      [right, high],
      [right, y],
      [left, y],
    ],
    16,
  )
  const lid = worn(
    [
      [left, high],
      [left + depth, high - rise],
      [right + depth, high - rise],
      [right, high],
    ],
    9,
  )
  const flank = worn(
    [
      [right, high],
      [right + depth, high - rise],
      [right + depth, y - rise],
      [right, y],
    ],
    9,
  )
  const far = d`M${left + depth} ${high - rise}V${y - rise}M${left + 3} ${y - 3}L${left + depth} ${y - rise}H${right + depth}`
  const glint = d`M${left + width * 0.1} ${high + height * 0.16}L${left + width * 0.34} ${high + height * 0.16}L${left + width * 0.16} ${y - height * 0.16}L${left + width * 0.1} ${y - height * 0.16}z`
  return (
    shadow([x + depth * 0.45, y - depth * 0.1], width + depth * 0.8, 0.13) +
    area(flank, pen.down(glaze(colour, '#dde4e6'), deep), 0.78) +
    area(lid, pen.lit('#ffffff', mix(colour, '#ffffff', 0.4)), 0.85) +
    area(face, pen.lit(pale, colour, glaze(colour, '#d0d8dc')), 0.82) +
    line(far, rim, 2, 0.45) +
    held +
    area(glint, '#ffffff', 0.5) +
    area(face, pen.lit('#ffffff', colour), 0.16) +
    line(
      d`M${left + 14} ${high + 1.5}H${right - 10}L${right + depth - 8} ${high - rise + 2}`,
      '#ffffff',
      3,
      0.8,
    ) +
    line(d`M${right} ${high + 14}V${y - 14}M${left + 1.5} ${high + 14}V${y - 14}`, '#ffffff', 2.4, 0.8) +
    line(d`M${left + 14} ${y - 1}H${right - 12}L${right + depth - 8} ${y - rise - 4}`, rim, 2, 0.6)
  )
}
