import type { Colour } from './colour'
import { element } from './svg'

/** A gradient from the top left, where the light comes from, to the bottom right. */
export function lit(id: string, ...colours: readonly Colour[]): string {
  return element('linearGradient', { id, x1: '0', y1: '0', x2: '1', y2: '1' }, ...stops(colours))
}

/** A gradient across, for what is round like a jar. */
export function across(id: string, ...colours: readonly Colour[]): string {
  return element('linearGradient', { id }, ...stops(colours))
}

function stops(colours: readonly Colour[]): string[] {
  const last = Math.max(1, colours.length - 1)
  return colours.map((colour, index) =>
    element('stop', { offset: `${Math.round((100 * index) / last)}%`, 'stop-color': colour }),
  )
}
