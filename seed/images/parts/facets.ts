import { glaze, mix, tonesOf, type Colour } from '../colour'
import { d } from '../geometry/outline'
import { between, step, type Point } from '../geometry/point'
import { area, line } from '../marks'
import type { Pen } from '../pen'

/** A path along corners whose edges are worn off to a radius. */
export function worn(points: readonly Point[], radius: number): string {
  const corners = points.map((corner, index) => {
    const [before, after] = [points.at(index - 1) ?? corner, points[(index + 1) % points.length] ?? corner]
    const [from, to] = [towards(corner, before, radius), towards(corner, after, radius)]
    const letter = index === 0 ? 'M' : 'L'
    return letter + d`${from[0]} ${from[1]}Q${corner[0]} ${corner[1]} ${to[0]} ${to[1]}`
  })
  return corners.join('') + 'z'
}

/** A broken piece of something hard or crumbly, with three faces; `at` is its middle. */
export function chunk(pen: Pen, at: Point, size: number, colour: Colour, radius = 4): string {
  const tones = tonesOf(colour)
  const turn = pen.random(-18, 18)
  const rim = Array.from({ length: 6 }, (_, index) =>
    step(at, index * 60 + turn + pen.random(-10, 10), (size / 2) * pen.random(0.86, 1.12)),
  )
  const heart = step(at, turn, size * pen.random(-0.02, 0.1))
  const face = (...corners: readonly number[]) =>
    worn([...corners.map((index) => rim[index] ?? heart), heart], radius)
  const ridge = [rim[1], rim[5]].map((to) => {
    const [from, end] = [between(heart, to ?? heart, 0.08), between(heart, to ?? heart, 0.86)]
    return d`M${from[0]} ${from[1]}L${end[0]} ${end[1]}`
  })
  return (
    area(worn(rim, radius), pen.lit(tones.light, tones.dark)) +
    area(face(5, 0, 1), pen.lit(tones.bright, mix(tones.light, colour, 0.3))) +
    area(face(3, 4, 5), pen.lit(mix(tones.light, colour, 0.5), mix(colour, tones.dark, 0.4))) +
    area(face(1, 2, 3), pen.lit(glaze(colour, '#d6bfa8'), glaze(colour, '#b0917e'))) +
    line(ridge.join(''), tones.bright, Math.max(1, size / 50), 0.6)
  )
}

function towards(from: Point, to: Point, distance: number): Point {
  const far = Math.hypot(to[0] - from[0], to[1] - from[1])
  return between(from, to, far === 0 ? 0 : Math.min(0.5, distance / far))
}
