import { formatCoordinate } from './geometry/svgPathData'
import type { Point } from './geometry/point'
import { toSvgElement, type SvgAttributes } from '../../functions/pictures/svg'

export function fillSvgPath(
  outline: string,
  fill: string,
  opacity = 1,
  attributes: SvgAttributes = {},
): string {
  return toSvgElement('path', {
    d: outline,
    fill,
    ...(opacity < 1 && { 'fill-opacity': opacity }),
    ...attributes,
  })
}

/** Draws a path as a line. The root SVG element makes line ends and corners round. */
export function strokeSvgPath(path: string, stroke: string, width: number, opacity = 1): string {
  const strokeOpacity = opacity < 1 && { 'stroke-opacity': opacity }
  return toSvgElement('path', { d: path, fill: 'none', stroke, 'stroke-width': width, ...strokeOpacity })
}

/** A filled ellipse. */
export function fillSvgEllipse([cx, cy]: Point, rx: number, ry: number, fill: string, opacity = 1): string {
  return toSvgElement('ellipse', { cx, cy, rx, ry, fill, ...(opacity < 1 && { 'fill-opacity': opacity }) })
}

/** Draws an SVG symbol, rotated in degrees and scaled. `fill` sets the colour if the symbol has no colour. */
export function drawSvgSymbol(id: string, [x, y]: Point, turn = 0, scale = 1, fill?: string): string {
  const paint = fill !== undefined && { fill }
  if (turn === 0 && scale === 1)
    return toSvgElement('use', { href: `#${id}`, x: Math.round(x), y: Math.round(y), ...paint })
  const size = scale === 1 ? '' : `scale(${Math.round(scale * 100) / 100})`
  const rotation = turn === 0 ? '' : `rotate(${Math.round(turn)})`
  const transform = `translate(${formatCoordinate(x)} ${formatCoordinate(y)})${rotation}${size}`
  return toSvgElement('use', { href: `#${id}`, transform, ...paint })
}

/** Moves, rotates and scales a group of SVG elements. */
export function drawTransformedGroup(
  [x, y]: Point,
  turn: number,
  stretch: Point,
  ...parts: readonly string[]
): string {
  const [sx, sy] = stretch.map((value) => Math.round(value * 100) / 100)
  const transform = `translate(${formatCoordinate(x)} ${formatCoordinate(y)})rotate(${Math.round(turn)})scale(${sx} ${sy})`
  return toSvgElement('g', { transform }, ...parts)
}
