import { getColourShades, type Colour } from '../colour'
import { toSmoothPath } from '../geometry/svgPathData'
import { movePoint, type Point } from '../geometry/point'
import { strokeSvgPath } from '../shapes'

/** A spirulina alga under a microscope: a thread in the form of a loose spring. */
export function drawSpirulinaCoil(
  at: Point,
  heading: number,
  turns: number,
  radius: number,
  colour: Colour,
): string {
  const tones = getColourShades(colour)
  const points = Array.from({ length: turns * 8 + 1 }, (_, index): Point => {
    const angle = (index * Math.PI) / 4
    const along = (index / 8) * radius * 1.5 + Math.sin(angle * 2) * radius * 0.1
    return movePoint(movePoint(at, heading, along), heading + 90, -Math.cos(angle) * radius)
  })
  const thread = toSmoothPath(points, false)
  const lit = toSmoothPath(
    points.map(([x, y]): Point => [x - radius * 0.06, y - radius * 0.08]),
    false,
  )
  return (
    strokeSvgPath(thread, tones.deep, radius * 0.44) +
    strokeSvgPath(thread, colour, radius * 0.36) +
    strokeSvgPath(lit, tones.bright, radius * 0.1, 0.6)
  )
}
