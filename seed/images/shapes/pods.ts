import { table } from '../frame'
import { shadow } from './shadow'
import { lit } from '../gradients'
import type { Shape, Subject } from '../scene'
import { element, path, placed } from '../svg'

/** Three pods that lean together, with their round seeds spilt before them. */
export const pods: Shape = (subject) => {
  const { random, tones } = subject
  const length = random(300, 360)
  const width = random(50, 74)
  return {
    definitions: lit('pod', tones.light, tones.base, tones.dark) + lit('grain', tones.light, tones.deep),
    content:
      shadow(400) +
      pod(subject, -40, -30, length * 0.86, width) +
      pod(subject, 44, 27, length * 0.8, width) +
      pod(subject, 0, random(-8, 8), length, width) +
      grains(subject),
  }
}

/** A pod that stands on the table, with the seams between its seeds. */
function pod({ tones }: Subject, offset: number, turn: number, length: number, width: number): string {
  const side = (way: number) => [
    'C',
    way * width,
    -length * 0.2,
    way * width * 0.86,
    -length * 0.8,
    0,
    -length,
  ]
  const outline = ['M', 0, 0, ...side(-1), 'C', width * 0.86, -length * 0.8, width, -length * 0.2, 0, 0, 'Z']
  const line = { fill: 'none', stroke: tones.deep, 'stroke-width': 4, 'stroke-linecap': 'round' }
  return placed(
    table.x + offset,
    table.y - 8,
    turn,
    path(outline, { fill: 'url(#pod)', stroke: tones.deep, 'stroke-opacity': '0.5', 'stroke-width': 3 }),
    ...seams(length, width).map((steps) => path(steps, { ...line, 'stroke-opacity': '0.4' })),
    path(['M', 0, -length, 'q', 1, -10, 8, -18], { ...line, 'stroke-width': 8 }),
    path(
      ['M', -width * 0.36, -length * 0.3, 'Q', -width * 0.46, -length * 0.55, -width * 0.26, -length * 0.8],
      {
        ...line,
        stroke: tones.light,
        'stroke-opacity': '0.75',
        'stroke-width': 7,
      },
    ),
  )
}

function seams(length: number, width: number): (string | number)[][] {
  return [0.26, 0.42, 0.58, 0.74].map((height) => {
    const half = width * 0.62 * Math.sin(Math.PI * (0.1 + 0.8 * height))
    return ['M', -half * 0.5, -length * height, 'q', half * 0.6, 14, half * 1.25, 0]
  })
}

function grains({ random, tones }: Subject): string {
  return Array.from({ length: 13 }, (_, index) => {
    const r = random(13, 19)
    const x = table.x - 190 + index * 31 + random(-8, 8)
    const y = table.y + 8 + (index % 3) * 13 + random(-4, 4)
    return (
      element('ellipse', {
        cx: x + 5,
        cy: y + r * 0.8,
        rx: r,
        ry: r * 0.4,
        fill: '#2a160c',
        'fill-opacity': '0.28',
      }) +
      element('circle', { cx: x, cy: y, r, fill: 'url(#grain)', stroke: tones.deep, 'stroke-opacity': '0.4' })
    )
  }).join('')
}
