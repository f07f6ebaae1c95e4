/** A place on the picture, in its pixels. */
export type Point = readonly [x: number, y: number]

/** The place at a distance from another; headings are in degrees, clockwise, and 0 is up. */
export function step([x, y]: Point, heading: number, distance: number): Point {
  const angle = (heading * Math.PI) / 180
  return [x + Math.sin(angle) * distance, y - Math.cos(angle) * distance]
}

/** The place on the way from one to another, by a share of 0 to 1. */
export function between(from: Point, to: Point, share: number): Point {
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
}

/** The mean of some places. */
export function middle(points: readonly Point[]): Point {
  const sum = points.reduce<Point>((total, [x, y]) => [total[0] + x, total[1] + y], [0, 0])
  return [sum[0] / points.length, sum[1] / points.length]
}

/** An outline shrunk about its middle and moved: the next tone of something round. */
export function shrunk(points: readonly Point[], scale: number, [dx, dy]: Point = [0, 0]): Point[] {
  const [cx, cy] = middle(points)
  return points.map(([x, y]) => [cx + (x - cx) * scale + dx, cy + (y - cy) * scale + dy])
}
