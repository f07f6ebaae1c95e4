import { svgPathData } from '../geometry/svgPathData'
import { movePoint, type Point } from '../geometry/point'
import { strokeSvgPath } from '../shapes'

/** Round dots of one size and colour in one path, which keeps the SVG small. */
export function drawDots(points: readonly Point[], colour: string, width: number, opacity = 1): string {
  return strokeSvgPath(points.map(([x, y]) => svgPathData`M${x} ${y}h0`).join(''), colour, width, opacity)
}

/**
 * Returns points evenly spread in a spiral, like the seeds of a sunflower. With `tilt` 1, the spiral faces the viewer;
 * with smaller values, it faces upwards.
 */
export function getSpiralPoints([x, y]: Point, count: number, radius: number, tilt = 1): Point[] {
  return Array.from({ length: count }, (_, index) => {
    const [dx, dy] = movePoint([0, 0], index * 137.508, radius * Math.sqrt((index + 0.5) / count))
    return [x + dx, y + dy * tilt]
  })
}
