import { step, type Point } from './point'

/** A place and where one looks there. */
export type Stance = { at: Point; heading: number }

/** A way that starts somewhere and turns by `bend` degrees until its end. */
export type Walk = { at: Point; heading: number; length: number; bend?: number }

/** Half a thing's width (a share of its greatest) at a share of its length. */
export type Profile = (along: number) => number

/** A thing's two edges, both from its foot to its tip. */
export type Edges = { left: readonly Point[]; right: readonly Point[] }

/** The stances along a way, its start and its end among them. */
export function walk({ at, heading, length, bend = 0 }: Walk, steps = 7): [Stance, ...Stance[]] {
  const stances: [Stance, ...Stance[]] = [{ at, heading }]
  let last = at
  for (let index = 0; index < steps; index++) {
    last = step(last, heading + (bend * (index + 0.5)) / steps, length / steps)
    stances.push({ at: last, heading: heading + (bend * (index + 1)) / steps })
  }
  return stances
}

/** Where one stands after a share of a way. */
export function stand(way: Walk, along: number): Stance {
  const { bend = 0, length } = way
  return walk({ ...way, length: length * along, bend: bend * along }, 5)[5] ?? way
}

/** The edges of something of that half width along a way. */
export function edges(way: readonly Stance[], half: number, profile: Profile): Edges {
  const side = (turn: number) =>
    way.map(({ at, heading }, index) =>
      step(at, heading + turn, half * profile(index / (way.length - 1 || 1))),
    )
  return { left: side(-90), right: side(90) }
}

/** The outline around two edges; where they meet in a point, that point stands once. */
export function around({ left, right }: Edges): Point[] {
  const points = [...left, ...right.toReversed()]
  return points.filter(([x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y]
    return Math.hypot(nextX - x, nextY - y) > 0.3
  })
}
