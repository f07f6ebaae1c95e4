import type { Colour } from '../colour'
import type { Point } from '../geometry/point'
import { toSvgElement } from '../../../functions/pictures/svg'

const umber = '#4a3020'

/** The shadow of an upright object: dark where the object touches the table, soft to the right, away from the light. */
export function drawShadow([x, y]: Point, width: number, depth = 0.16): string {
  return (
    drawBlurredEllipse([x + width * 0.16, y + 4], width * 0.56, width * depth * 0.62, 'soft', 0.3) +
    drawBlurredEllipse([x + width * 0.03, y], width * 0.47, width * depth * 0.34, 'tight', 0.42)
  )
}

/** Light that falls through coloured glass onto the table, inside the glass's shadow. */
export function drawGlow([cx, cy]: Point, rx: number, ry: number, colour: Colour): string {
  return toSvgElement('ellipse', { cx, cy, rx, ry, fill: colour, 'fill-opacity': 0.6, filter: 'url(#soft)' })
}

/** The soft shadow of a flat object on the table. */
export function drawFlatShadow(outline: string, opacity = 0.32): string {
  const place = { transform: 'translate(7 9)', filter: 'url(#tight)' }
  return toSvgElement('path', { d: outline, fill: umber, 'fill-opacity': opacity, ...place })
}

function drawBlurredEllipse(
  [cx, cy]: Point,
  rx: number,
  ry: number,
  filter: string,
  opacity: number,
): string {
  return toSvgElement('ellipse', {
    cx,
    cy,
    rx,
    ry,
    fill: umber,
    'fill-opacity': opacity,
    filter: `url(#${filter})`,
  })
}
