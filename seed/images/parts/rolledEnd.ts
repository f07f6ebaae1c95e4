import { getColourShades, type Colour } from '../colour'
import { toSmoothPath } from '../geometry/svgPathData'
import { movePoint, type Point } from '../geometry/point'
import { fillSvgEllipse, strokeSvgPath } from '../shapes'

/** The end of a roll of thin layers, such as bark or leaves: a tight spiral; `at` is its middle. */
export function drawRolledEnd(
  at: Point,
  radius: number,
  layers: number,
  colour: Colour,
  line: Colour,
): string {
  const steps = layers * 10
  const spiral = Array.from({ length: steps }, (_, index) =>
    movePoint(at, index * 36, radius * (0.94 - (0.86 * index) / steps)),
  )
  return (
    fillSvgEllipse(at, radius, radius, getColourShades(colour).deep) +
    strokeSvgPath(toSmoothPath(spiral, false), line, (radius * 0.56) / layers)
  )
}
