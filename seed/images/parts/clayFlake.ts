import { mixColours, multiplyColours, getColourShades, type Colour } from '../colour'
import { movePoint, type Point } from '../geometry/point'
import { toStraightPath } from '../geometry/svgPathData'
import { fillSvgPath, strokeSvgPath } from '../shapes'
import type { SvgPen } from '../pen'

/** A thin plate of clay that broke off a dried layer, with its layered edge towards the viewer; `at` is its middle. */
export function drawClayFlake(pen: SvgPen, at: Point, width: number, colour: Colour): string {
  const [tilt, lean] = [pen.random(-14, 14), pen.random(0.3, 0.46)]
  const rim = [20, 75, 120, 165, 205, 250, 290, 335].map((angle): Point => {
    const [dx, dy] = movePoint([0, 0], angle + pen.random(-14, 14), (width / 2) * pen.random(0.84, 1.1))
    return turnPoint([dx, dy * lean], tilt, at)
  })
  const tones = getColourShades(colour)
  const thick = width * 0.09
  const lower = (drop: number) => rim.map(([x, y]): Point => [x + drop * 0.2, y + drop])
  const layer = [...lower(thick * 0.5).slice(1, 6)]
  return (
    fillSvgPath(toStraightPath(lower(thick * 1.9)), '#4a3020', 0.22) +
    fillSvgPath(toStraightPath(lower(thick)), tones.deep) +
    strokeSvgPath(toStraightPath(layer, false), tones.dark, 2, 0.7) +
    fillSvgPath(
      toStraightPath(rim),
      pen.diagonalGradient(
        mixColours(tones.light, tones.bright, 0.25),
        colour,
        multiplyColours(colour, '#d8bfae'),
      ),
      1,
      { stroke: tones.light, 'stroke-opacity': 0.7, 'stroke-width': 1.6 },
    )
  )
}

function turnPoint([x, y]: Point, turn: number, [cx, cy]: Point): Point {
  const angle = (turn * Math.PI) / 180
  return [cx + x * Math.cos(angle) - y * Math.sin(angle), cy + x * Math.sin(angle) + y * Math.cos(angle)]
}
