import { table } from '../frame'
import { element } from '../svg'

/** The soft shadow of something that wide; it falls to the right, away from the light. */
export function shadow(width: number, x: number = table.x, y: number = table.y): string {
  const ellipse = { cx: x + width * 0.08, cy: y, rx: width / 2, ry: Math.max(14, width * 0.075) }
  return element('ellipse', { ...ellipse, fill: '#3a2114', 'fill-opacity': '0.34', filter: 'url(#soft)' })
}
