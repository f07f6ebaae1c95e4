import type { Category } from '../../web/domain/product'
import { glaze, mix, type Colour } from './colour'
import { smooth } from './geometry/outline'
import { step, type Point } from './geometry/point'
import { area } from './marks'
import type { Pen } from './pen'
import { element } from './svg'

/** The size of every picture, 4:5, in pixels. */
export const frame = { width: 640, height: 800 } as const

const papers: Readonly<Record<Category, Colour>> = {
  Seed: '#e6dac2',
  Petals: '#efdcd6',
  Herbs: '#dbe2cd',
  Spice: '#ecd6c0',
  Others: '#efe1bd',
  Butter: '#d0dfda',
  Soap: '#d5dee4',
  Powder: '#e2dad3',
  Oil: '#dfe3cf',
}

/** A sheet of paper, and the wash of light on it: where its middle is, and how far it reaches. */
export type Sheet = {
  width: number
  height: number
  paper: Colour
  sun: readonly [x: number, y: number, radius: number]
}

/** A category's paper with a wash of light, the same for all nine, and what lies on it. */
export function framed(category: Category, pen: Pen, content: string): string {
  return onPaper({ ...frame, paper: papers[category], sun: [316, 366, 266] }, pen, content)
}

/** What lies on a sheet of paper, as SVG text. */
export function onPaper({ width, height, paper, sun }: Sheet, pen: Pen, content: string): string {
  const ground = pen.lit(mix(paper, '#fffdf6', 0.5), paper, glaze(paper, '#faf5ee'))
  const wash = pen.lit(mix(paper, '#fffdf6', 0.85), mix(paper, '#fffdf6', 0.4))
  const painted =
    element('rect', { width, height, fill: ground }) +
    area(smooth(washed(pen, sun)), wash) +
    element('g', { 'stroke-linecap': 'round' }, content)
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, width, height },
    element('defs', {}, pen.definitions(), blur('soft', 13), blur('tight', 4)),
    painted,
  )
}

/** The edge of the wash: a sun laid on with a broad brush, never quite the same twice. */
function washed({ random }: Pen, [x, y, radius]: Sheet['sun']): Point[] {
  const centre: Point = [x + random(-8, 8), y + random(-8, 8)]
  return Array.from({ length: 11 }, (_, index) => step(centre, (index * 360) / 11, radius + random(-7, 7)))
}

function blur(id: string, stdDeviation: number): string {
  const room = { x: '-50%', y: '-150%', width: '200%', height: '400%' }
  return element('filter', { id, ...room }, element('feGaussianBlur', { stdDeviation }))
}
