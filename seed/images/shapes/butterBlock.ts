import { mix } from '../colour'
import { table } from '../frame'
import { shadow } from './shadow'
import { lit } from '../gradients'
import type { Shape, Subject } from '../scene'
import { path, placed } from '../svg'
import { leaf } from './leaf'

/** A block of butter on a board, cut once: the slice lies before it. */
export const butterBlock: Shape = (subject) => {
  const { random } = subject
  const height = random(170, 206)
  const gap = random(18, 40)
  return {
    definitions: gradients(subject),
    content:
      shadow(470, table.x, table.y + 12) +
      board() +
      block(136 - gap, 250, height) +
      block(418, 72, height * 0.98) +
      garnish(),
  }
}

function gradients({ tones, colour }: Subject): string {
  return (
    lit('top', mix(tones.light, '#ffffff', 0.45), tones.light) +
    lit('front', tones.light, colour, mix(colour, tones.dark, 0.5)) +
    lit('side', mix(colour, tones.dark, 0.7), tones.dark) +
    lit('board', '#c99f6b', '#94683c') +
    lit('sunny', '#93a96c', '#6f8a4c') +
    lit('shady', '#6f8a4c', '#4f6a36')
  )
}

/** Front, top and side of a block whose front's left edge is at x. */
function block(x: number, width: number, height: number): string {
  const [y, depth, rise] = [table.y - 22, 64, 46]
  const round = { 'stroke-width': 8, 'stroke-linejoin': 'round' }
  const right = x + width
  return (
    path(['M', right, y, 'V', y - height, 'l', depth, -rise, 'V', y - rise, 'Z'], {
      fill: 'url(#side)',
      stroke: 'url(#side)',
      ...round,
    }) +
    path(['M', x, y - height, 'l', depth, -rise, 'h', width, 'L', right, y - height, 'Z'], {
      fill: 'url(#top)',
      stroke: 'url(#top)',
      ...round,
    }) +
    path(['M', x, y, 'V', y - height, 'H', right, 'V', y, 'Z'], {
      fill: 'url(#front)',
      stroke: 'url(#front)',
      ...round,
    })
  )
}

function board(): string {
  const { y } = table
  return (
    path(['M', 56, y - 8, 'L', 130, y - 66, 'H', 592, 'L', 570, y - 8, 'Z'], { fill: '#d9b483' }) +
    path(
      [
        'M',
        56,
        y - 8,
        'H',
        570,
        'V',
        y + 14,
        'Q',
        570,
        y + 22,
        562,
        y + 22,
        'H',
        64,
        'Q',
        56,
        y + 22,
        56,
        y + 14,
        'Z',
      ],
      {
        fill: 'url(#board)',
      },
    ) +
    path(['M', 570, y - 8, 'L', 592, y - 66, 'V', y - 44, 'L', 570, y + 18, 'Z'], { fill: '#7b5430' })
  )
}

function garnish(): string {
  const fills = { light: 'url(#sunny)', dark: 'url(#shady)', vein: '#c3d0a4' }
  return placed(250, 402, 0, leaf(0, 0, -58, 96, 34, fills), leaf(0, 0, 34, 108, 38, fills))
}
