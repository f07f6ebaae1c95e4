import { glaze, mix, tonesOf, type Colour } from '../colour'
import { d, smooth } from '../geometry/outline'
import { step, type Point } from '../geometry/point'
import { area, ellipse, line } from '../marks'
import type { Pen } from '../pen'
import { worn as wornAlong } from './facets'
import { shadow } from './shadow'

/** A block that stands on the table, seen a little from above; `at` is the middle of its front's foot. */
export type Block = {
  at: Point
  width: number
  height: number
  /** How far its top reaches back, to the right and up. */
  depth: number
  colour: Colour
  /** Its corners: 0 is cut with a knife, 1 is worn. */
  worn?: number
}

/** A block's three sides: the top in the light, the front, the right side in the shade. `front`, `top` and `side` are drawn onto them, cut at their edges. */
export function block(pen: Pen, look: Block, front = '', top = '', side = ''): string {
  const { at, width, height, depth, colour, worn = 0.4 } = look
  const tones = tonesOf(colour)
  const radius = 4 + worn * 22
  const { whole, lid, face, flank } = sidesOf(look)
  const onto = (corners: readonly Point[], round: number, fill: string, drawn: string) => {
    const path = wornAlong(corners, round)
    return area(path, fill) + (drawn === '' ? '' : `<g clip-path="${pen.inside(path)}">${drawn}</g>`)
  }
  const [x, y] = at
  const edge = d`M${x - width / 2 + radius} ${y - height + 1.5}H${x + width / 2 - radius * 0.8}`
  return (
    shadow([x + depth * 0.45, y - depth * 0.1], width + depth * 0.8, 0.15) +
    area(
      wornAlong(whole, radius),
      pen.lit(tones.bright, tones.light, mix(colour, tones.dark, 0.5), glaze(colour, '#cdb49c')),
    ) +
    onto(flank, radius * 0.5, pen.down(glaze(colour, '#decbb2'), glaze(colour, '#b3957f')), side) +
    onto(lid, radius * 0.6, pen.lit(tones.bright, mix(tones.light, tones.bright, 0.5), tones.light), top) +
    onto(
      face,
      radius,
      pen.lit(mix(colour, tones.light, 0.8), colour, mix(colour, glaze(colour, '#dcc6ae'), 0.7)),
      front,
    ) +
    line(edge, tones.bright, 3, 0.85) +
    line(d`M${x - width / 2 + 1.5} ${y - height + radius}V${y - radius}`, tones.bright, 2.4, 0.5)
  )
}

function sidesOf({ at: [x, y], width, height, depth }: Block) {
  const [left, right, high, rise] = [x - width / 2, x + width / 2, y - height, depth * 0.5]
  const front: readonly [Point, Point, Point, Point] = [
    [left, high],
    [right, high],
    [right, y],
    [left, y],
  ]
  const [backLeft, backRight, backFoot]: [Point, Point, Point] = [
    [left + depth, high - rise],
    [right + depth, high - rise],
    [right + depth, y - rise],
  ]
  return {
    whole: [front[0], backLeft, backRight, backFoot, front[2], front[3]],
    lid: [front[0], backLeft, backRight, front[1]],
    flank: [front[1], backRight, backFoot, front[2]],
    face: front,
  }
}

/** A curl shaved off a block of butter, rolled up on the table and ridged by the shaver; `at` is its middle. */
export function curl(pen: Pen, [x, y]: Point, size: number, colour: Colour): string {
  const tones = tonesOf(colour)
  const [rx, ry, long] = [size * 0.36, size * 0.44, size * 0.8]
  const spiral = Array.from({ length: 24 }, (_, index): Point => {
    const [angle, far] = [index * 0.56 + 0.4, 1 - index * 0.037]
    return [x + Math.cos(angle) * rx * far, y + Math.sin(angle) * ry * far]
  })
  const [sx, sy] = [long, -size * 0.2]
  const roll = d`M${x - rx * 0.2} ${y - ry}C${x + sx * 0.4} ${y - ry + sy * 0.2} ${x + sx * 0.7} ${y - ry + sy} ${x + sx} ${y - ry * 0.8 + sy}C${x + sx + rx * 0.7} ${y - ry * 0.3 + sy} ${x + sx + rx * 0.5} ${y + ry * 0.6 + sy} ${x + sx} ${y + ry * 0.78 + sy}C${x + sx * 0.6} ${y + ry + sy * 0.5} ${x + sx * 0.3} ${y + ry} ${x} ${y + ry}z`
  const ridges = [-66, -36, -8, 20, 46, 70].map((heading) => {
    const [fx, fy] = step([0, 0], 90 + heading, 1)
    const reach = rx * (0.95 - (Math.abs(heading) / 78) ** 2 * 0.6)
    const from: Point = [x + fx * reach, y + fy * ry * 0.95]
    return d`M${from[0]} ${from[1]}Q${from[0] + sx * 0.5} ${from[1] + sy * 0.2} ${from[0] + sx * 0.82} ${from[1] * 0.94 + y * 0.06 + sy * 0.84}`
  })
  return (
    shadow([x + sx * 0.4, y + ry * 0.9], size * 1.5, 0.14) +
    area(roll, pen.down(tones.bright, colour, glaze(colour, '#c9ac8e'))) +
    line(ridges.slice(0, 3).join(''), tones.bright, size * 0.035, 0.9) +
    line(ridges.slice(3).join(''), glaze(colour, '#c4a486'), size * 0.03, 0.8) +
    ellipse([x, y], rx, ry, pen.lit(tones.bright, colour, glaze(colour, '#dcc4a6'))) +
    line(smooth(spiral, false), glaze(colour, '#ab8a6c'), size * 0.06, 0.95) +
    line(
      smooth(
        spiral.map(([px, py]): Point => [px - size * 0.02, py - size * 0.025]),
        false,
      ),
      tones.bright,
      size * 0.03,
    )
  )
}

/** The strokes that a knife or a spoon left on a front. */
export function knifeMarks(pen: Pen, { at: [x, y], width, height, colour }: Block): string {
  const tones = tonesOf(colour)
  return [0.3, 0.52, 0.76]
    .map((share) => {
      const from = pen.random(-0.42, -0.2) * width
      const way = (down: number) =>
        d`M${x + from} ${y - height * share + down}q${width * 0.3} ${5 * (share - 0.5)} ${width * 0.56} -3`
      return line(way(0), tones.dark, 2, 0.4) + line(way(2.6), tones.bright, 2, 0.8)
    })
    .join('')
}
