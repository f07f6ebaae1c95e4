import { toSmoothPath, toStraightPath } from '../geometry/svgPathData'
import { interpolatePoints, movePoint, type Point } from '../geometry/point'
import { createPeakedProfile } from '../geometry/widthProfiles'
import { joinOutlineSides, getOutlineSides, sampleArc, type Arc } from '../geometry/arc'
import { fillSvgPath, strokeSvgPath } from '../shapes'
import type { Colour } from '../colour'
import type { SvgPen } from '../pen'

/** The look of a dried flower; `lobes` are the directions of its petals, from back to front. */
export type DriedFlowerDrawingOptions = {
  length: number
  lobes: readonly number[]
  /** The smallest and the greatest width of a petal, as a share of the petal's length. */
  widthRatio: readonly [number, number]
  /** The colour of the bright line along each petal of a dried flower. */
  light: Colour
  /** The small cup or tube below the petals of a flower. */
  foot: { colour: Colour; length: number; width: number }
  /** Colour of the petals (`lobes`); by default inherited from the element that uses the symbol. */
  colour?: Colour
}

/** SVG symbols of dried flowers for `drawHeap`; the petals of a flower are close together or spread. */
export function defineDriedFlowerSvgSymbols(
  pen: SvgPen,
  look: DriedFlowerDrawingOptions,
  count = 6,
): string[] {
  const { length, foot } = look
  return Array.from({ length: count }, (_, index) => {
    const heading = (index * 360) / count + pen.random(-14, 14)
    const at = movePoint([0, 0], heading + 180, length * 0.42)
    const tube = toSmoothPath(
      [movePoint(at, heading + 180 + pen.random(-20, 20), length * foot.length), at],
      false,
    )
    const lobes = look.lobes.map((turn) =>
      drawFlowerLobe(pen, look, {
        at,
        heading: heading + turn * pen.random(0.8, 1.1),
        length: length * pen.random(0.74, 1),
        bend: -turn * pen.random(0.6, 1.8),
      }),
    )
    return pen.defineSymbol(
      strokeSvgPath(tube, '#2c1712', length * foot.width + 1.6) +
        strokeSvgPath(tube, foot.colour, length * foot.width) +
        lobes.join(''),
    )
  })
}

/** One petal of a dried flower, with a bright ridge and a dark groove. */
function drawFlowerLobe(
  pen: SvgPen,
  { widthRatio, light, colour = 'inherit' }: DriedFlowerDrawingOptions,
  arc: Arc,
): string {
  const stances = sampleArc(arc, 3)
  const sides = getOutlineSides(
    stances,
    (arc.length * pen.random(...widthRatio)) / 2,
    createPeakedProfile(0.4, 0.8),
  )
  const traceLobeLine = (edge: readonly Point[], share: number) =>
    toStraightPath(
      stances.slice(0, -1).map(({ at }, index) => interpolatePoints(at, edge[index] ?? at, share)),
      false,
    )
  return (
    fillSvgPath(toSmoothPath(joinOutlineSides(sides)), colour, 1, {
      stroke: '#1c0a0c',
      'stroke-opacity': 0.45,
    }) +
    strokeSvgPath(traceLobeLine(sides.left, 0.45), light, 1.6, 0.45) +
    strokeSvgPath(traceLobeLine(sides.right, 0.4), '#1c0a0c', 2.2, 0.3)
  )
}
