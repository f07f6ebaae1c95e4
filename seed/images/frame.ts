import type { Category } from '../../web/domain/product'
import { mix } from './colour'
import { lit } from './gradients'
import { element, path } from './svg'

/** The size of every picture, 4:5, in pixels. */
export const frame = { width: 640, height: 800 } as const

/** Where things stand: the middle of the table, and the line that they touch. */
export const table = { x: 320, y: 632 } as const

/** The far edge of the table. */
const back = 584

const papers: Readonly<Record<Category, string>> = {
  Seed: '#dfcdb0',
  Petals: '#edd3cb',
  Herbs: '#d0dabf',
  Spice: '#e6c4a9',
  Others: '#ecd9a8',
  Butter: '#bfd3cd',
  Soap: '#c8d3dd',
  Powder: '#d9cfc8',
  Oil: '#cdd6b8',
}

/** A category's paper with an arched niche, the same for all nine, around whatever stands in it. */
export function framed(category: Category, definitions: string, content: string): string {
  const paper = papers[category]
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${frame.width} ${frame.height}`,
      width: frame.width,
      height: frame.height,
    },
    element('defs', {}, definitions, ground(paper), blur),
    element('rect', { width: '100%', height: '100%', fill: 'url(#paper)' }),
    arch,
    element('rect', { y: back, width: frame.width, height: frame.height - back, fill: 'url(#tabletop)' }),
    content,
  )
}

/** The soft shadow of something that wide; it falls to the right, away from the light. */
export function shadow(width: number, x: number = table.x, y: number = table.y): string {
  const ellipse = { cx: x + width * 0.08, cy: y, rx: width / 2, ry: Math.max(14, width * 0.075) }
  return element('ellipse', { ...ellipse, fill: '#3a2114', 'fill-opacity': '0.34', filter: 'url(#soft)' })
}

const blur = element(
  'filter',
  { id: 'soft', x: '-30%', y: '-120%', width: '160%', height: '340%' },
  element('feGaussianBlur', { stdDeviation: 12 }),
)

function ground(paper: string): string {
  return (
    lit('paper', mix(paper, '#ffffff', 0.28), paper, mix(paper, '#5b3a22', 0.08)) +
    lit('niche', mix(paper, '#fffaf0', 0.82), mix(paper, '#fffaf0', 0.5)) +
    lit('tabletop', mix(paper, '#fff8ec', 0.24), mix(paper, '#5b3a22', 0.12))
  )
}

const arch = path(['M', 96, back, 'V', 316, 'A', 224, 224, 0, 0, 1, 544, 316, 'V', back, 'Z'], {
  fill: 'url(#niche)',
})
