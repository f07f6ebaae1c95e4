import { mix } from '../colour'
import { table } from '../frame'
import { shadow } from './shadow'
import { across, lit } from '../gradients'
import type { Shape, Subject } from '../scene'
import { element, path } from '../svg'
import { leaf } from './leaf'

/** A corked bottle of oil, more or less full and more or less stout, and a drop of it. */
export const bottle: Shape = (subject) => {
  const { random } = subject
  const half = random(94, 122)
  const level = random(330, 400)
  return {
    definitions: gradients(subject),
    content:
      shadow(half * 2.5) +
      oil(subject, half, level) +
      glass(half) +
      cork() +
      label(subject, half) +
      drop(half),
  }
}

function gradients({ tones, colour }: Subject): string {
  return (
    across('oil', tones.base, mix(tones.light, colour, 0.4), tones.base, tones.dark) +
    across('cork', '#b98a55', '#d9b27c', '#a3743f') +
    lit('label', '#fffdf6', '#ece3cf') +
    lit('drop', tones.light, tones.base, tones.dark)
  )
}

/** The bottle's outline, drawn in by so much on every side. */
function outline(half: number, inset: number): (string | number)[] {
  const [left, right, foot] = [table.x - half + inset, table.x + half - inset, table.y + 4 - inset]
  const neck = 36 - inset
  return ['M', table.x - neck, 190, 'V', 258, 'C', table.x - neck, 306, left, 300, left, 372]
    .concat(['V', foot - 34, 'Q', left, foot, left + 34, foot, 'H', right - 34])
    .concat([
      'Q',
      right,
      foot,
      right,
      foot - 34,
      'V',
      372,
      'C',
      right,
      300,
      table.x + neck,
      306,
      table.x + neck,
      258,
    ])
    .concat(['V', 190, 'Z'])
}

function oil({ tones }: Subject, half: number, level: number): string {
  const reach = level < 372 ? half - 9 - (372 - level) * 0.55 : half - 9
  return (
    element('clipPath', { id: 'full' }, element('rect', { x: 0, y: level, width: 640, height: 400 })) +
    path(outline(half, 9), { fill: 'url(#oil)', 'clip-path': 'url(#full)' }) +
    element('ellipse', { cx: table.x, cy: level, rx: Math.max(30, reach), ry: 9, fill: tones.light })
  )
}

function glass(half: number): string {
  const shine = { fill: 'none', stroke: '#ffffff', 'stroke-linecap': 'round' }
  return (
    path(outline(half, 0), {
      ...{ fill: '#ffffff', 'fill-opacity': '0.16', stroke: '#4d5a44' },
      ...{ 'stroke-opacity': '0.42', 'stroke-width': 4 },
    }) +
    path(['M', table.x - half + 24, 386, 'V', 580], {
      ...shine,
      'stroke-opacity': '0.62',
      'stroke-width': 11,
    }) +
    path(['M', table.x - 20, 204, 'V', 254], { ...shine, 'stroke-opacity': '0.7', 'stroke-width': 8 })
  )
}

function cork(): string {
  return (
    element('rect', { x: table.x - 28, y: 138, width: 56, height: 76, rx: 9, fill: 'url(#cork)' }) +
    element('rect', {
      x: table.x - 42,
      y: 186,
      width: 84,
      height: 22,
      rx: 10,
      fill: '#ffffff',
      'fill-opacity': '0.75',
    })
  )
}

function label({ tones }: Subject, half: number): string {
  const fills = { light: tones.dark, dark: tones.deep, vein: '#fffdf6' }
  const width = half * 1.36
  return (
    element('rect', { x: table.x - width / 2, y: 428, width, height: 132, rx: 12, fill: 'url(#label)' }) +
    leaf(table.x, 540, -32, 84, 27, fills) +
    leaf(table.x, 540, 32, 84, 27, fills)
  )
}

function drop(half: number): string {
  return path(
    ['M', table.x + half + 52, 556, 'c', 34, 44, 34, 84, 0, 84, 'c', -34, 0, -34, -40, 0, -84, 'Z'],
    {
      fill: 'url(#drop)',
    },
  )
}
