import { mix, tonesOf, type Colour } from '../colour'
import { d } from '../geometry/outline'
import type { Point } from '../geometry/point'
import { area, ellipse, line } from '../marks'
import type { Pen } from '../pen'

/** A mound of powder; `at` is the middle of its foot. */
export type Mound = {
  at: Point
  width: number
  height: number
  colour: Colour
  /** 0 is silky, 1 is coarse: how much grain and how many lumps show. */
  coarse?: number
  /** Flecks of other colours in it. */
  flecks?: readonly Colour[]
}

/** A mound of powder with a bright flank, a shaded one and the furrows of what slid down. */
export function mound(pen: Pen, look: Mound): string {
  const {
    at: [x, y],
    width,
    height,
    colour,
  } = look
  const tones = tonesOf(colour)
  const [half, peak] = [width / 2, x - width * 0.04 + pen.random(-8, 8)]
  const top = y - height
  const left = d`M${x - half} ${y}C${x - half * 0.62} ${y - height * 0.16} ${peak - half * 0.4} ${top + height * 0.12} ${peak} ${top}`
  const right = d`C${peak + half * 0.34} ${top + height * 0.06} ${x + half * 0.6} ${y - height * 0.2} ${x + half} ${y}`
  const foot = d`Q${x + half * 0.5} ${y + height * 0.12} ${x} ${y + height * 0.12}T${x - half} ${y}z`
  const shade =
    d`M${peak} ${top}` +
    right +
    d`Q${x + half * 0.5} ${y + height * 0.12} ${x + half * 0.1} ${y + height * 0.12}C${x + half * 0.34} ${y - height * 0.2} ${peak + half * 0.16} ${top + height * 0.5} ${peak} ${top}z`
  return (
    area(
      left + right + foot,
      pen.lit(
        mix(tones.light, tones.bright, 0.4),
        mix(colour, tones.light, 0.4),
        colour,
        mix(colour, tones.dark, 0.7),
      ),
    ) +
    area(shade, pen.lit(tones.dark, mix(tones.dark, tones.deep, 0.5)), 0.5) +
    furrows(pen, look, peak) +
    grain(pen, look, peak) +
    dust(pen, look)
  )
}

function furrows(pen: Pen, { at: [x, y], width, height, colour }: Mound, peak: number): string {
  const tones = tonesOf(colour)
  return [-0.34, -0.12, 0.14, 0.36]
    .map((share, index) => {
      const end: Point = [x + share * width * 0.86, y - height * pen.random(0.08, 0.2)]
      const way = d`M${peak + share * width * 0.24} ${y - height * 0.8}Q${peak + share * width * 0.4} ${y - height * 0.4} ${end[0]} ${end[1]}`
      return line(way, index < 2 ? tones.bright : tones.deep, width / 70, index < 2 ? 0.4 : 0.22)
    })
    .join('')
}

/** Lumps and flecks, more towards the foot. */
function grain(
  pen: Pen,
  { at: [x, y], width, height, colour, coarse = 0.3, flecks = [] }: Mound,
  peak: number,
): string {
  const tones = tonesOf(colour)
  const colours = [tones.bright, tones.dark, ...flecks, ...flecks]
  return Array.from({ length: Math.round(20 + coarse * 60) }, (_, index) => {
    const up = pen.random(0.02, 1) ** 1.6
    const aside = pen.random(-1, 1) * (1 - up) ** 0.85 * width * 0.44
    const size = pen.random(1.2, 2 + coarse * 3.4)
    return ellipse(
      [peak + (x - peak) * (1 - up) + aside, y - height * up * 0.92],
      size,
      size * 0.72,
      colours[index % colours.length] ?? colour,
      0.75,
    )
  }).join('')
}

/** What lies around it on the table. */
function dust(pen: Pen, { at: [x, y], width, height, colour }: Mound): string {
  const tones = tonesOf(colour)
  return Array.from({ length: 22 }, () => {
    const side = pen.random(-1, 1)
    const size = pen.random(1.2, 3.4)
    return ellipse(
      [x + Math.sign(side) * width * (0.46 + Math.abs(side) * 0.12), y + pen.random(-0.02, 0.14) * height],
      size,
      size * 0.6,
      tones.base,
      0.8,
    )
  }).join('')
}
