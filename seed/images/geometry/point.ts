/** A position in pixels. */
export type Point = readonly [x: number, y: number]

/** Moves a point by a distance. The heading is in degrees, clockwise, and 0 means up. */
export function movePoint([x, y]: Point, heading: number, distance: number): Point {
  const angle = (heading * Math.PI) / 180
  return [x + Math.sin(angle) * distance, y - Math.cos(angle) * distance]
}

/** The point at `share` (0 to 1) between two points. */
export function interpolatePoints(from: Point, to: Point, share: number): Point {
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
}

export function getCentroid(points: readonly Point[]): Point {
  const sum = points.reduce<Point>((total, [x, y]) => [total[0] + x, total[1] + y], [0, 0])
  return [sum[0] / points.length, sum[1] / points.length]
}

/** Scales an outline around its centre and moves it, for example to draw the bright area of a round object. */
export function scaleOutline(points: readonly Point[], scale: number, [dx, dy]: Point = [0, 0]): Point[] {
  const [cx, cy] = getCentroid(points)
  return points.map(([x, y]) => [cx + (x - cx) * scale + dx, cy + (y - cy) * scale + dy])
}
