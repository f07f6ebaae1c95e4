import { tonesOf, type Colour } from '../colour'
import { d } from '../geometry/outline'
import { placedAt } from '../marks'
import { line } from '../marks'
import type { Point } from '../geometry/point'

/** Twine wound around a bundle of that width and tied in a bow; `turn` is how far the bundle leans. */
export function twine(at: Point, turn: number, width: number, colour: Colour = '#c9a673'): string {
  const tones = tonesOf(colour)
  const half = width / 2
  const rounds = [-8, -2.5, 3, 8.5]
    .map((y) => d`M${-half} ${y}Q0 ${y + half * 0.24} ${half} ${y - 1}`)
    .join('')
  const bow =
    d`M2 5C-${half * 0.9} -${half * 0.5} -${half * 1.5} ${half * 0.5} 2 6C${half} -${half * 0.7} ${half * 1.5} ${half * 0.4} 2 6` +
    d`M2 6Q-6 ${half * 0.8} -${half * 0.6} ${half * 1.4}M2 6Q14 ${half * 0.6} ${half * 0.4} ${half * 1.6}`
  return placedAt(
    at,
    turn,
    [1, 1],
    line(rounds, tones.deep, 6.5),
    line(rounds, tones.light, 3.6),
    line(bow, tones.deep, 5),
    line(bow, tones.light, 2.8),
  )
}
