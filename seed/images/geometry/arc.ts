import { movePoint, type Point } from './point'

/** A point and a direction in degrees. */
export type OrientedPoint = { at: Point; heading: number }

/** A curve that starts at the point `at` and turns by `bend` degrees in total. */
export type Arc = { at: Point; heading: number; length: number; bend?: number }

/**
 * Returns half the width of a shape at the position `along` (0 is its base, 1 is its tip), as a share of the greatest
 * half width.
 */
export type WidthProfile = (along: number) => number

/** The left and the right edge of a shape. The points of both edges go from the base to the tip. */
export type OutlineSides = { left: readonly Point[]; right: readonly Point[] }

/** Points on the arc at equal distances, including both ends. */
export function sampleArc(
  { at, heading, length, bend = 0 }: Arc,
  steps = 7,
): [OrientedPoint, ...OrientedPoint[]] {
  const arcPoints: [OrientedPoint, ...OrientedPoint[]] = [{ at, heading }]
  let last = at
  for (let index = 0; index < steps; index++) {
    last = movePoint(last, heading + (bend * (index + 0.5)) / steps, length / steps)
    arcPoints.push({ at: last, heading: heading + (bend * (index + 1)) / steps })
  }
  return arcPoints
}

/** Returns the point and direction at the position `along` on an arc, from 0 (start) to 1 (end). */
export function getPointOnArc(arc: Arc, along: number): OrientedPoint {
  const { bend = 0, length } = arc
  return sampleArc({ ...arc, length: length * along, bend: bend * along }, 5)[5] ?? arc
}

/** Returns the two edges of a shape around a centre line; `half` is half of the shape's greatest width. */
export function getOutlineSides(
  centreLine: readonly OrientedPoint[],
  half: number,
  profile: WidthProfile,
): OutlineSides {
  const side = (turn: number) =>
    centreLine.map(({ at, heading }, index) =>
      movePoint(at, heading + turn, half * profile(index / (centreLine.length - 1 || 1))),
    )
  return { left: side(-90), right: side(90) }
}

/** Joins the two edges of a shape into one outline. An end point that both edges share occurs once. */
export function joinOutlineSides({ left, right }: OutlineSides): Point[] {
  const points = [...left, ...right.toReversed()]
  return points.filter(([x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y]
    return Math.hypot(nextX - x, nextY - y) > 0.3
  })
}
