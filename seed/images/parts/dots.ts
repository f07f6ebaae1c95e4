import { d } from '../geometry/outline'
import { step, type Point } from '../geometry/point'
import { line } from '../marks'

/** Round dots of one size and colour, as one path: for specks and florets by the dozen. */
export function dots(places: readonly Point[], colour: string, width: number, opacity = 1): string {
  return line(places.map(([x, y]) => d`M${x} ${y}h0`).join(''), colour, width, opacity)
}

/** Places as a sunflower's disc has them: evenly spread from the middle outwards; tilt 1 faces the viewer, less looks up. */
export function spiral([x, y]: Point, count: number, radius: number, tilt = 1): Point[] {
  return Array.from({ length: count }, (_, index) => {
    const [dx, dy] = step([0, 0], index * 137.508, radius * Math.sqrt((index + 0.5) / count))
    return [x + dx, y + dy * tilt]
  })
}
