import { mix } from '../colour'
import { table } from '../frame'
import { shadow } from './shadow'
import { lit } from '../gradients'
import type { Shape, Subject } from '../scene'
import { element, path, placed } from '../svg'
import { leaf } from './leaf'

/** A bar stamped with a leaf, leaning on another that lies flat, with bubbles around them. */
export const soapBars: Shape = (subject) => {
  const { random } = subject
  return {
    definitions: gradients(subject),
    content:
      shadow(430) + bubbles(subject) + standing(subject, random(-9, -3)) + lying(subject) + foam(subject),
  }
}

function gradients({ tones, colour }: Subject): string {
  return (
    lit('face', mix(tones.light, '#ffffff', 0.15), colour, mix(colour, tones.dark, 0.6)) +
    lit('edge', tones.dark, tones.deep) +
    lit('bubble', '#ffffff', '#dbe8ee')
  )
}

function standing({ tones }: Subject, turn: number): string {
  const fills = { light: mix(tones.base, tones.dark, 0.5), dark: tones.dark, vein: tones.base }
  return placed(
    table.x,
    table.y - 118,
    turn,
    element('rect', { x: -128, y: -282, width: 280, height: 384, rx: 52, fill: 'url(#edge)' }),
    element('rect', { x: -146, y: -290, width: 280, height: 384, rx: 52, fill: 'url(#face)' }),
    element('rect', {
      ...{ x: -120, y: -264, width: 228, height: 332, rx: 36, fill: 'none' },
      ...{ stroke: tones.dark, 'stroke-opacity': '0.35', 'stroke-width': 4 },
    }),
    leaf(-6, -60, 0, 150, 52, fills),
    leaf(-6, -60, -58, 110, 38, fills),
    leaf(-6, -60, 58, 110, 38, fills),
  )
}

function lying({ tones }: Subject): string {
  const { x, y } = table
  return (
    element('rect', { x: x - 206, y: y - 104, width: 412, height: 116, rx: 44, fill: 'url(#edge)' }) +
    element('rect', { x: x - 206, y: y - 116, width: 412, height: 104, rx: 44, fill: 'url(#face)' }) +
    path(['M', x - 160, y - 96, 'H', x + 120], {
      ...{ stroke: mix(tones.light, '#ffffff', 0.5), 'stroke-opacity': '0.7' },
      ...{ 'stroke-width': 9, 'stroke-linecap': 'round' },
    })
  )
}

function bubbles({ random }: Subject): string {
  return [-182, -150, 158, 190, 132, -208]
    .map((offset) => bubble(table.x + offset, random(270, 470), random(10, 30)))
    .join('')
}

function foam({ random }: Subject): string {
  return Array.from({ length: 9 }, (_, index) =>
    bubble(table.x - 210 + index * 28 + random(-6, 6), table.y + random(-2, 14), random(12, 26)),
  ).join('')
}

function bubble(cx: number, cy: number, r: number): string {
  return (
    element('circle', { cx, cy, r, fill: 'url(#bubble)', 'fill-opacity': '0.72', stroke: '#ffffff' }) +
    element('circle', { cx: cx - r * 0.34, cy: cy - r * 0.34, r: r * 0.2, fill: '#ffffff' })
  )
}
