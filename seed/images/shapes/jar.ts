import { mix } from '../colour'
import { table } from '../frame'
import { shadow } from './shadow'
import { across, lit } from '../gradients'
import type { Shape, Subject } from '../scene'
import { element, path } from '../svg'

/** A lidded jar, full to a level of its own, with a comb for its label. */
export const jar: Shape = (subject) => {
  const { random } = subject
  return {
    definitions: gradients(subject),
    content: shadow(330) + glass() + filling(subject, random(300, 346)) + label(subject) + shine() + lid(),
  }
}

function gradients({ tones }: Subject): string {
  return (
    across('filling', tones.base, tones.light, tones.base, tones.dark) +
    across('lid', '#c39a66', '#e2c194', '#c39a66', '#8a6238') +
    lit('label', '#fffdf6', '#efe4cf')
  )
}

function glass(): string {
  return element('rect', {
    x: 186,
    y: 262,
    width: 268,
    height: 376,
    rx: 46,
    fill: '#ffffff',
    'fill-opacity': '0.55',
    stroke: '#7b8a80',
    'stroke-opacity': '0.45',
    'stroke-width': 3,
  })
}

function filling({ tones }: Subject, top: number): string {
  return (
    path(
      ['M', 196, top, 'V', 590, 'Q', 196, 628, 234, 628, 'H', 406, 'Q', 444, 628, 444, 590, 'V', top, 'Z'],
      {
        fill: 'url(#filling)',
      },
    ) + element('ellipse', { cx: table.x, cy: top, rx: 124, ry: 13, fill: mix(tones.light, '#ffffff', 0.3) })
  )
}

function label({ tones, random }: Subject): string {
  const filled = Math.floor(random(0, 6))
  const around = Array.from({ length: 6 }, (_, index) => {
    const turn = (Math.PI / 3) * index + Math.PI / 6
    return cell(table.x + 47 * Math.cos(turn), 480 + 47 * Math.sin(turn), index === filled, tones.dark)
  })
  return (
    element('rect', { x: 232, y: 388, width: 176, height: 184, rx: 18, fill: 'url(#label)' }) +
    cell(table.x, 480, true, tones.dark) +
    around.join('')
  )
}

function cell(x: number, y: number, isFilled: boolean, colour: string): string {
  const corners = Array.from({ length: 6 }, (_, index) => {
    const turn = (Math.PI / 3) * index + Math.PI / 2
    return `${(x + 24 * Math.cos(turn)).toFixed(1)},${(y + 24 * Math.sin(turn)).toFixed(1)}`
  })
  const fill = isFilled ? colour : 'none'
  return element('polygon', { points: corners.join(' '), fill, stroke: colour, 'stroke-width': 4 })
}

function shine(): string {
  return element('rect', {
    x: 206,
    y: 290,
    width: 16,
    height: 300,
    rx: 8,
    fill: '#ffffff',
    'fill-opacity': '0.6',
  })
}

function lid(): string {
  return (
    element('rect', { x: 196, y: 206, width: 248, height: 70, rx: 16, fill: 'url(#lid)' }) +
    element('rect', { x: 196, y: 256, width: 248, height: 8, fill: '#5b3a1e', 'fill-opacity': '0.25' })
  )
}
