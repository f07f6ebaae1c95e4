import { mixColours, getColourShades, type Colour } from '../colour'
import { toStraightPath } from '../geometry/svgPathData'
import { getCentroid, scaleOutline, movePoint, type Point } from '../geometry/point'
import { fillSvgPath } from '../shapes'
import type { SvgPen } from '../pen'
import { drawShadow } from './shadow'

/** An area of dried, cracked clay; `at` is its centre. */
export type CrackedClayDrawingOptions = {
  at: Point
  width: number
  depth: number
  thick: number
  colour: Colour
}

/** Draws plates of dried clay, seen at an angle: one plate in the middle and two rings of plates around it. */
export function drawCrackedClay(pen: SvgPen, look: CrackedClayDrawingOptions): string {
  const { at, width, depth, thick } = look
  const inner = createClayRing(pen, look, 0.34, 5)
  const between = createClayRing(pen, look, 0.7, 10)
  const outer = createClayRing(pen, look, 1, 10)
  const getWrappedPoint = (points: readonly Point[], index: number) => points[index % points.length] ?? at
  const plates: Point[][] = [inner]
  for (let index = 0; index < 5; index++)
    plates.push([
      getWrappedPoint(inner, index),
      ...[0, 1, 2].map((part) => getWrappedPoint(between, index * 2 + part)),
      getWrappedPoint(inner, index + 1),
    ])
  for (let index = 0; index < 10; index++)
    plates.push([
      getWrappedPoint(between, index),
      getWrappedPoint(outer, index),
      getWrappedPoint(outer, index + 1),
      getWrappedPoint(between, index + 1),
    ])
  const ground = fillSvgPath(toStraightPath(outer), getColourShades(look.colour).deep)
  return (
    drawShadow([at[0], at[1] + depth * 0.3 + thick], width * 0.96, 0.12) +
    ground +
    plates
      .toSorted((first, second) => getCentroid(first)[1] - getCentroid(second)[1])
      .map((points) => drawClayPlate(pen, points, look))
      .join('')
  )
}

function createClayRing(
  pen: SvgPen,
  { at: [x, y], width, depth }: CrackedClayDrawingOptions,
  share: number,
  count: number,
): Point[] {
  return Array.from({ length: count }, (_, index) => {
    const [dx, dy] = movePoint(
      [0, 0],
      (index * 360) / count + pen.random(-9, 9),
      share * pen.random(0.9, 1.06),
    )
    return [x + (dx * width) / 2, y + (dy * depth) / 2]
  })
}

/** Draws one plate of the cracked clay. The plate's broken edge is visible below its top, in the shade. */
function drawClayPlate(
  pen: SvgPen,
  points: readonly Point[],
  { thick, colour }: CrackedClayDrawingOptions,
): string {
  const tones = getColourShades(colour)
  const top = scaleOutline(points, 0.9)
  const shade = Math.floor(pen.random(0, 3)) / 5
  return (
    fillSvgPath(toStraightPath(top.map(([x, y]): Point => [x + 2, y + thick])), tones.deep) +
    fillSvgPath(
      toStraightPath(top),
      pen.diagonalGradient(
        mixColours(tones.light, tones.bright, 0.5 - shade),
        mixColours(colour, tones.dark, shade),
      ),
      1,
      {
        stroke: tones.bright,
        'stroke-opacity': 0.5,
      },
    )
  )
}
