import { mix } from '../colour'
import { table } from '../frame'
import { shadow } from './shadow'
import { across, lit } from '../gradients'
import type { Shape, Subject } from '../scene'
import { element, path } from '../svg'

const rim = { x: table.x, y: 470, rx: 214, ry: 46 }

/** A mound of powder that rises out of a bowl, with a dusting on the table. */
export const powderBowl: Shape = (subject) => {
  const { random } = subject
  const peak = { x: rim.x + random(-34, 34), y: rim.y - random(138, 196) }
  return {
    definitions: gradients(subject),
    content: shadow(380) + dust(subject) + inside() + mound(peak) + shade(subject, peak) + bowl(),
  }
}

function gradients({ tones, colour }: Subject): string {
  return (
    lit('mound', mix(tones.light, '#ffffff', 0.2), colour, mix(colour, tones.dark, 0.8)) +
    across('bowl', '#f4efe6', '#fffdf8', '#e2d9cb', '#b9ab98') +
    lit('inside', '#a99b88', '#d8cdbd')
  )
}

type Point = { x: number; y: number }

function mound(peak: Point): string {
  const { x, y, rx, ry } = rim
  const left = ['M', x - rx + 16, y, 'C', x - 120, y - 26, peak.x - 70, peak.y + 4, peak.x, peak.y]
  const right = ['C', peak.x + 66, peak.y + 4, x + 124, y - 22, x + rx - 16, y]
  return path([...left, ...right, 'C', x + 120, y + ry, x - 120, y + ry, x - rx + 16, y, 'Z'], {
    fill: 'url(#mound)',
  })
}

/** The side that the light does not reach, and the furrows of what slid down. */
function shade({ tones, random }: Subject, peak: Point): string {
  const { x, y, rx } = rim
  const furrows = [-90, -34, 46].map((offset) =>
    path(
      [
        'M',
        peak.x + offset * 0.3,
        peak.y + 44,
        'Q',
        peak.x + offset * 0.8,
        y - 60,
        peak.x + offset * 1.5,
        y - random(4, 24),
      ],
      {
        ...{ fill: 'none', stroke: tones.dark, 'stroke-opacity': '0.28' },
        ...{ 'stroke-width': 5, 'stroke-linecap': 'round' },
      },
    ),
  )
  return (
    path(
      ['M', peak.x, peak.y, 'C', peak.x + 66, peak.y + 4, x + 124, y - 22, x + rx - 16, y].concat([
        'C',
        x + 120,
        y + 34,
        x + 60,
        y + 40,
        x + 40,
        y + 40,
        'Q',
        peak.x + 60,
        y - 60,
        peak.x,
        peak.y,
        'Z',
      ]),
      {
        fill: tones.deep,
        'fill-opacity': '0.22',
      },
    ) + furrows.join('')
  )
}

function inside(): string {
  return element('ellipse', { cx: rim.x, cy: rim.y, rx: rim.rx, ry: rim.ry, fill: 'url(#inside)' })
}

/** The bowl's outside; its upper edge is the front half of the rim. */
function bowl(): string {
  const { x, y, rx, ry } = rim
  const front = ['M', x - rx, y, 'A', rx, ry, 0, 0, 0, x + rx, y]
  const belly = ['C', x + rx - 6, y + 96, x + 120, table.y, x + 84, table.y, 'H', x - 84]
  return (
    path([...front, ...belly, 'C', x - 120, table.y, x - rx + 6, y + 96, x - rx, y, 'Z'], {
      fill: 'url(#bowl)',
    }) +
    path(front, { fill: 'none', stroke: '#fffdf8', 'stroke-width': 9, 'stroke-linecap': 'round' }) +
    element('ellipse', { cx: x, cy: table.y, rx: 88, ry: 9, fill: '#a8997f' })
  )
}

function dust({ tones, random }: Subject): string {
  return Array.from({ length: 26 }, () =>
    element('circle', {
      cx: table.x + random(-240, 240),
      cy: table.y + random(6, 40),
      r: random(1.5, 5),
      fill: tones.base,
    }),
  ).join('')
}
