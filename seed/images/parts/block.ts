import { multiplyColours, mixColours, getColourShades, type Colour } from '../colour'
import { svgPathData, toSmoothPath } from '../geometry/svgPathData'
import { movePoint, type Point } from '../geometry/point'
import { fillSvgPath, fillSvgEllipse, strokeSvgPath } from '../shapes'
import type { SvgPen } from '../pen'
import { roundCorners as wornAlong } from './chunk'
import { drawShadow } from './shadow'

/** A block seen slightly from above; `at` is the middle of its front bottom edge. */
export type SolidBlockOptions = {
  at: Point
  width: number
  height: number
  /** Depth of the block's top face, which is drawn to the right and up. */
  depth: number
  colour: Colour
  /** Roundness of the corners, from 0 (freshly cut) to 1 (rounded by use). */
  worn?: number
}

/**
 * Draws a block: the lit top, the front and the shaded right side. The SVG contents `front`, `top` and `side` are drawn
 * on these faces and clipped to them.
 */
export function drawSolidBlock(
  pen: SvgPen,
  look: SolidBlockOptions,
  front = '',
  top = '',
  side = '',
): string {
  const { at, width, height, depth, colour, worn = 0.4 } = look
  const tones = getColourShades(colour)
  const radius = 4 + worn * 22
  const { silhouette, topFace, frontFace, sideFace } = getBlockSides(look)
  const drawFace = (corners: readonly Point[], cornerRadius: number, fill: string, content: string) => {
    const path = wornAlong(corners, cornerRadius)
    return (
      fillSvgPath(path, fill) + (content === '' ? '' : `<g clip-path="${pen.clipTo(path)}">${content}</g>`)
    )
  }
  const [x, y] = at
  const edge = svgPathData`M${x - width / 2 + radius} ${y - height + 1.5}H${x + width / 2 - radius * 0.8}`
  return (
    drawShadow([x + depth * 0.45, y - depth * 0.1], width + depth * 0.8, 0.15) +
    fillSvgPath(
      wornAlong(silhouette, radius),
      pen.diagonalGradient(
        tones.bright,
        tones.light,
        mixColours(colour, tones.dark, 0.5),
        multiplyColours(colour, '#cdb49c'),
      ),
    ) +
    drawFace(
      sideFace,
      radius * 0.5,
      pen.verticalGradient(multiplyColours(colour, '#decbb2'), multiplyColours(colour, '#b3957f')),
      side,
    ) +
    drawFace(
      topFace,
      radius * 0.6,
      pen.diagonalGradient(tones.bright, mixColours(tones.light, tones.bright, 0.5), tones.light),
      top,
    ) +
    drawFace(
      frontFace,
      radius,
      pen.diagonalGradient(
        mixColours(colour, tones.light, 0.8),
        colour,
        mixColours(colour, multiplyColours(colour, '#dcc6ae'), 0.7),
      ),
      front,
    ) +
    strokeSvgPath(edge, tones.bright, 3, 0.85) +
    strokeSvgPath(
      svgPathData`M${x - width / 2 + 1.5} ${y - height + radius}V${y - radius}`,
      tones.bright,
      2.4,
      0.5,
    )
  )
}

/** The corners of a block's visible faces and of its outline. */
export function getBlockSides({ at: [x, y], width, height, depth }: SolidBlockOptions) {
  const [left, right, top, rise] = [x - width / 2, x + width / 2, y - height, depth * 0.5]
  const front: readonly [Point, Point, Point, Point] = [
    [left, top],
    [right, top],
    [right, y],
    [left, y],
  ]
  const [backLeft, backRight, backFoot]: [Point, Point, Point] = [
    [left + depth, top - rise],
    [right + depth, top - rise],
    [right + depth, y - rise],
  ]
  return {
    silhouette: [front[0], backLeft, backRight, backFoot, front[2], front[3]],
    topFace: [front[0], backLeft, backRight, front[1]],
    sideFace: [front[1], backRight, backFoot, front[2]],
    frontFace: front,
  }
}

/** Draws a curl of butter with ridges on its surface. */
export function drawButterCurl(pen: SvgPen, [x, y]: Point, size: number, colour: Colour): string {
  const tones = getColourShades(colour)
  const [rx, ry, long] = [size * 0.36, size * 0.44, size * 0.8]
  const spiral = Array.from({ length: 24 }, (_, index): Point => {
    const [angle, distance] = [index * 0.56 + 0.4, 1 - index * 0.037]
    return [x + Math.cos(angle) * rx * distance, y + Math.sin(angle) * ry * distance]
  })
  const [sx, sy] = [long, -size * 0.2]
  const roll = svgPathData`M${x - rx * 0.2} ${y - ry}C${x + sx * 0.4} ${y - ry + sy * 0.2} ${x + sx * 0.7} ${y - ry + sy} ${x + sx} ${y - ry * 0.8 + sy}C${x + sx + rx * 0.7} ${y - ry * 0.3 + sy} ${x + sx + rx * 0.5} ${y + ry * 0.6 + sy} ${x + sx} ${y + ry * 0.78 + sy}C${x + sx * 0.6} ${y + ry + sy * 0.5} ${x + sx * 0.3} ${y + ry} ${x} ${y + ry}z`
  const ridges = [-66, -36, -8, 20, 46, 70].map((heading) => {
    const [fx, fy] = movePoint([0, 0], 90 + heading, 1)
    const reach = rx * (0.95 - (Math.abs(heading) / 78) ** 2 * 0.6)
    const from: Point = [x + fx * reach, y + fy * ry * 0.95]
    return svgPathData`M${from[0]} ${from[1]}Q${from[0] + sx * 0.5} ${from[1] + sy * 0.2} ${from[0] + sx * 0.82} ${from[1] * 0.94 + y * 0.06 + sy * 0.84}`
  })
  return (
    drawShadow([x + sx * 0.4, y + ry * 0.9], size * 1.5, 0.14) +
    fillSvgPath(roll, pen.verticalGradient(tones.bright, colour, multiplyColours(colour, '#c9ac8e'))) +
    strokeSvgPath(ridges.slice(0, 3).join(''), tones.bright, size * 0.035, 0.9) +
    strokeSvgPath(ridges.slice(3).join(''), multiplyColours(colour, '#c4a486'), size * 0.03, 0.8) +
    fillSvgEllipse(
      [x, y],
      rx,
      ry,
      pen.diagonalGradient(tones.bright, colour, multiplyColours(colour, '#dcc4a6')),
    ) +
    strokeSvgPath(toSmoothPath(spiral, false), multiplyColours(colour, '#ab8a6c'), size * 0.06, 0.95) +
    strokeSvgPath(
      toSmoothPath(
        spiral.map(([px, py]): Point => [px - size * 0.02, py - size * 0.025]),
        false,
      ),
      tones.bright,
      size * 0.03,
    )
  )
}

/** Draws the marks of a knife or a spoon on the front of a block. */
export function drawKnifeMarks(
  pen: SvgPen,
  { at: [x, y], width, height, colour }: SolidBlockOptions,
): string {
  const tones = getColourShades(colour)
  return [0.3, 0.52, 0.76]
    .map((share) => {
      const from = pen.random(-0.42, -0.2) * width
      const way = (down: number) =>
        svgPathData`M${x + from} ${y - height * share + down}q${width * 0.3} ${5 * (share - 0.5)} ${width * 0.56} -3`
      return strokeSvgPath(way(0), tones.dark, 2, 0.4) + strokeSvgPath(way(2.6), tones.bright, 2, 0.8)
    })
    .join('')
}
