import { mixColours, getColourShades, type Colour } from '../colour'
import { toStraightPath } from '../geometry/svgPathData'
import { movePoint, type Point } from '../geometry/point'
import { fillSvgPath, strokeSvgPath } from '../shapes'
import type { SvgPen } from '../pen'

/** SVG symbols of cut dried leaves for `drawHeap`: broad flakes or narrow threads. */
export function defineShreddedLeafSvgSymbols(
  pen: SvgPen,
  length: number,
  widthRatio: number,
  count = 8,
): string[] {
  return Array.from({ length: count }, (_, index) => {
    const heading = (index * 180) / count + pen.random(-10, 10)
    const halfWidth = (length * widthRatio) / 2
    const corner = (turn: number, distance: number): Point =>
      movePoint(
        movePoint([0, 0], heading + 90, Math.sign(turn) * halfWidth * pen.random(0.7, 1.1)),
        heading,
        distance * length * pen.random(0.4, 0.54),
      )
    const outline = toStraightPath([
      corner(-1, -1),
      corner(-1, 0.1),
      corner(-1, 1),
      corner(1, 0.9),
      corner(1, -0.1),
      corner(1, -1),
    ])
    const vein = toStraightPath(
      [movePoint([0, 0], heading, -length * 0.4), movePoint([0, 0], heading, length * 0.4)],
      false,
    )
    return pen.defineSymbol(
      fillSvgPath(outline, 'inherit', 1, { stroke: '#2c2412', 'stroke-opacity': 0.35 }) +
        strokeSvgPath(vein, '#fff8d8', Math.max(0.8, length / 30), 0.4),
    )
  })
}

/** The four colours in which dried leaves of one kind are drawn. */
export function getDriedLeafColours(colour: Colour): Colour[] {
  const tones = getColourShades(colour)
  return [colour, tones.light, tones.dark, mixColours(colour, '#b39a52', 0.25)]
}
