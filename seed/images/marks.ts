import { tenth } from './geometry/outline'
import type { Point } from './geometry/point'
import { element, type Attributes } from './svg'

/** A filled path. */
export function area(outline: string, fill: string, opacity = 1, more: Attributes = {}): string {
  return element('path', { d: outline, fill, ...(opacity < 1 && { 'fill-opacity': opacity }), ...more })
}

/** A line of that width; the frame gives its ends their roundness. */
export function line(way: string, stroke: string, width: number, opacity = 1): string {
  const faint = opacity < 1 && { 'stroke-opacity': opacity }
  return element('path', { d: way, fill: 'none', stroke, 'stroke-width': width, ...faint })
}

/** A filled ellipse, or a circle where one radius is given. */
export function ellipse([cx, cy]: Point, rx: number, ry: number, fill: string, opacity = 1): string {
  return element('ellipse', { cx, cy, rx, ry, fill, ...(opacity < 1 && { 'fill-opacity': opacity }) })
}

/** Something kept, shown at a place: turned by degrees and scaled; a `fill` colours what was kept without one. */
export function stamp(id: string, [x, y]: Point, turn = 0, scale = 1, fill?: string): string {
  const paint = fill !== undefined && { fill }
  if (turn === 0 && scale === 1)
    return element('use', { href: `#${id}`, x: Math.round(x), y: Math.round(y), ...paint })
  const size = scale === 1 ? '' : `scale(${Math.round(scale * 100) / 100})`
  const turned = turn === 0 ? '' : `rotate(${Math.round(turn)})`
  const transform = `translate(${tenth(x)} ${tenth(y)})${turned}${size}`
  return element('use', { href: `#${id}`, transform, ...paint })
}

/** Parts moved, turned and stretched together. */
export function placedAt([x, y]: Point, turn: number, stretch: Point, ...parts: readonly string[]): string {
  const [sx, sy] = stretch.map((value) => Math.round(value * 100) / 100)
  const transform = `translate(${tenth(x)} ${tenth(y)})rotate(${Math.round(turn)})scale(${sx} ${sy})`
  return element('g', { transform }, ...parts)
}
