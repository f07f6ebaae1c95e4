import { mix, tonesOf, type Colour } from '../colour'
import { d, smooth } from '../geometry/outline'
import type { Point } from '../geometry/point'
import { area, ellipse, line } from '../marks'
import type { Pen } from '../pen'
import { shadow } from './shadow'

/** A block that stands on the table, seen a little from above; `at` is the middle of its front's foot. */
export type Block = {
  at: Point
  width: number
  height: number
  /** How far its top reaches back, to the right and up. */
  depth: number
  colour: Colour
  /** The front's corners: 0 is cut with a knife, 1 is worn. */
  worn?: number
}

/** A block's three sides: the top in the light, the front, the right side in the shade. `front` is drawn onto its front. */
export function block(pen: Pen, look: Block, front = '', top = ''): string {
  const {
    at: [x, y],
    width,
    height,
    depth,
    colour,
    worn = 0.4,
  } = look
  const tones = tonesOf(colour)
  const [half, r, rise] = [width / 2, 4 + worn * 22, depth * 0.44]
  const high = y - height
  const face = d`M${x - half + r} ${high}H${x + half - r}Q${x + half} ${high} ${x + half} ${high + r}V${y - r}Q${x + half} ${y} ${x + half - r} ${y}H${x - half + r}Q${x - half} ${y} ${x - half} ${y - r}V${high + r}Q${x - half} ${high} ${x - half + r} ${high}z`
  const lid = d`M${x - half + r * 0.4} ${high + r * 0.3}Q${x - half + r} ${high - 2} ${x - half + depth * 0.7} ${high - rise + r * 0.2}Q${x - half + depth} ${high - rise} ${x - half + depth + r} ${high - rise}H${x + half + depth - r}Q${x + half + depth} ${high - rise} ${x + half + depth - r * 0.4} ${high - rise + r * 0.5}L${x + half - r * 0.3} ${high + r * 0.4}z`
  const side = d`M${x + half - r * 0.3} ${high + r * 0.4}L${x + half + depth - r * 0.4} ${high - rise + r * 0.5}Q${x + half + depth} ${high - rise + r} ${x + half + depth} ${high - rise + r * 1.6}V${y - rise - r}Q${x + half + depth} ${y - rise} ${x + half + depth - r} ${y - rise + r * 0.4}L${x + half - r * 0.4} ${y - r * 0.3}z`
  return (
    shadow([x + depth * 0.4, y - rise * 0.3], width + depth * 0.7, 0.14) +
    area(side, pen.down(tones.dark, tones.deep)) +
    area(lid, pen.lit(tones.bright, mix(tones.light, tones.bright, 0.4), tones.light)) +
    top +
    area(face, pen.lit(mix(colour, tones.light, 0.7), colour, mix(colour, tones.dark, 0.5))) +
    front +
    line(d`M${x - half + r} ${high + 1}H${x + half - r}`, tones.bright, 3, 0.8) +
    line(d`M${x + half - 1} ${high + r}V${y - r}`, tones.light, 2, 0.5)
  )
}

/** A curl shaved off a block of butter, rolled up on the table; `at` is its middle. */
export function curl(pen: Pen, [x, y]: Point, size: number, colour: Colour): string {
  const tones = tonesOf(colour)
  const turns = Array.from({ length: 22 }, (_, index): Point => {
    const angle = index * 0.52 - 2.2
    const far = size * (0.5 - index * 0.021)
    return [x + Math.cos(angle) * far, y + Math.sin(angle) * far * 0.86]
  })
  const back = d`M${x - size * 0.3} ${y - size * 0.38}q${size * 0.5} ${-size * 0.22} ${size * 0.86} ${-size * 0.06}q${size * 0.34} ${size * 0.4} ${size * 0.06} ${size * 0.76}q${-size * 0.3} ${size * 0.14} ${-size * 0.6} ${size * 0.16}z`
  return (
    shadow([x + size * 0.16, y + size * 0.42], size * 1.3, 0.14) +
    area(back, pen.lit(tones.light, colour, tones.dark)) +
    line(
      d`M${x - size * 0.1} ${y - size * 0.44}q${size * 0.4} ${-size * 0.1} ${size * 0.62} 0`,
      tones.bright,
      4,
      0.8,
    ) +
    ellipse([x, y], size * 0.5, size * 0.44, pen.lit(tones.light, colour)) +
    line(smooth(turns, false), tones.dark, size * 0.07, 0.9) +
    line(
      smooth(
        turns.map(([px, py]): Point => [px - 1.6, py - 1.8]),
        false,
      ),
      tones.bright,
      size * 0.045,
    )
  )
}

/** The strokes that a knife or a spoon left on a front. */
export function knifeMarks(pen: Pen, { at: [x, y], width, height, colour }: Block): string {
  const tones = tonesOf(colour)
  return [0.3, 0.52, 0.76]
    .map((share) => {
      const from = pen.random(-0.42, -0.2) * width
      const way = d`M${x + from} ${y - height * share}q${width * 0.3} ${pen.random(-6, 6)} ${width * pen.random(0.4, 0.7)} ${pen.random(-4, 4)}`
      return (
        line(way, tones.dark, 2, 0.35) +
        line(way, tones.bright, 1.4, 0.7).replace('<path', '<path transform="translate(0 3)"')
      )
    })
    .join('')
}
