import { multiplyColours, mixColours, getColourShades, type Colour } from '../colour'
import { svgPathData } from '../geometry/svgPathData'
import { interpolatePoints, movePoint, type Point } from '../geometry/point'
import { fillSvgPath, strokeSvgPath } from '../shapes'
import type { SvgPen } from '../pen'

/** A polygon path with corners rounded to a radius. */
export function roundCorners(points: readonly Point[], radius: number): string {
  const corners = points.map((corner, index) => {
    const [before, after] = [points.at(index - 1) ?? corner, points[(index + 1) % points.length] ?? corner]
    const [from, to] = [movePointTowards(corner, before, radius), movePointTowards(corner, after, radius)]
    const letter = index === 0 ? 'M' : 'L'
    return letter + svgPathData`${from[0]} ${from[1]}Q${corner[0]} ${corner[1]} ${to[0]} ${to[1]}`
  })
  return corners.join('') + 'z'
}

/**
 * A broken piece of a material that is hard or breaks easily, with three visible faces; `at` is the centre of the
 * piece.
 */
export function drawBrokenPiece(pen: SvgPen, at: Point, size: number, colour: Colour, radius = 4): string {
  const tones = getColourShades(colour)
  const turn = pen.random(-18, 18)
  const rim = Array.from({ length: 6 }, (_, index) =>
    movePoint(at, index * 60 + turn + pen.random(-10, 10), (size / 2) * pen.random(0.86, 1.12)),
  )
  const centre = movePoint(at, turn, size * pen.random(-0.02, 0.1))
  const face = (...corners: readonly number[]) =>
    roundCorners([...corners.map((index) => rim[index] ?? centre), centre], radius)
  const ridge = [rim[1], rim[5]].map((to) => {
    const [from, end] = [
      interpolatePoints(centre, to ?? centre, 0.08),
      interpolatePoints(centre, to ?? centre, 0.86),
    ]
    return svgPathData`M${from[0]} ${from[1]}L${end[0]} ${end[1]}`
  })
  return (
    fillSvgPath(roundCorners(rim, radius), pen.diagonalGradient(tones.light, tones.dark)) +
    fillSvgPath(face(5, 0, 1), pen.diagonalGradient(tones.bright, mixColours(tones.light, colour, 0.3))) +
    fillSvgPath(
      face(3, 4, 5),
      pen.diagonalGradient(mixColours(tones.light, colour, 0.5), mixColours(colour, tones.dark, 0.4)),
    ) +
    fillSvgPath(
      face(1, 2, 3),
      pen.diagonalGradient(multiplyColours(colour, '#d6bfa8'), multiplyColours(colour, '#b0917e')),
    ) +
    strokeSvgPath(ridge.join(''), tones.bright, Math.max(1, size / 50), 0.6)
  )
}

function movePointTowards(from: Point, to: Point, distance: number): Point {
  const edgeLength = Math.hypot(to[0] - from[0], to[1] - from[1])
  return interpolatePoints(from, to, edgeLength === 0 ? 0 : Math.min(0.5, distance / edgeLength))
}
