import { tonesOf, type Colour } from '../colour'
import { smooth } from '../geometry/outline'
import { step, type Point } from '../geometry/point'
import { line } from '../marks'

/** Spirulina as a microscope shows it: a thread wound like a loose corkscrew. */
export function coil(at: Point, heading: number, turns: number, radius: number, colour: Colour): string {
  const tones = tonesOf(colour)
  const points = Array.from({ length: turns * 8 + 1 }, (_, index): Point => {
    const angle = (index * Math.PI) / 4
    const along = (index / 8) * radius * 1.5 + Math.sin(angle * 2) * radius * 0.1
    return step(step(at, heading, along), heading + 90, -Math.cos(angle) * radius)
  })
  const thread = smooth(points, false)
  const lit = smooth(
    points.map(([x, y]): Point => [x - radius * 0.06, y - radius * 0.08]),
    false,
  )
  return (
    line(thread, tones.deep, radius * 0.44) +
    line(thread, colour, radius * 0.36) +
    line(lit, tones.bright, radius * 0.1, 0.6)
  )
}
