import type { Colour } from '../colour'
import type { Point } from '../geometry/point'
import { element } from '../svg'

const umber = '#4a3020'

/** The shadow of something that wide standing at a place: dark where it touches, soft to the right, away from the light. */
export function shadow([x, y]: Point, width: number, depth = 0.16): string {
  return (
    blurred([x + width * 0.16, y + 4], width * 0.56, width * depth * 0.62, 'soft', 0.3) +
    blurred([x + width * 0.03, y], width * 0.47, width * depth * 0.34, 'tight', 0.42)
  )
}

/** Light that fell through coloured glass onto the table, within its shadow. */
export function glow([cx, cy]: Point, rx: number, ry: number, colour: Colour): string {
  return element('ellipse', { cx, cy, rx, ry, fill: colour, 'fill-opacity': 0.6, filter: 'url(#soft)' })
}

/** The soft shadow of an outline that lies flat on the table. */
export function under(outline: string, opacity = 0.32): string {
  const place = { transform: 'translate(7 9)', filter: 'url(#tight)' }
  return element('path', { d: outline, fill: umber, 'fill-opacity': opacity, ...place })
}

function blurred([cx, cy]: Point, rx: number, ry: number, filter: string, opacity: number): string {
  return element('ellipse', {
    cx,
    cy,
    rx,
    ry,
    fill: umber,
    'fill-opacity': opacity,
    filter: `url(#${filter})`,
  })
}
