import { tonesOf } from '../colour'
import { table } from '../frame'
import { shadow } from './shadow'
import { lit } from '../gradients'
import type { Shape, Subject } from '../scene'
import { element, path, placed } from '../svg'

/** A heap of seeds, the ones in front over the ones behind. */
export const seedHeap: Shape = (subject) => {
  const { random, tones } = subject
  const length = random(22, 40)
  const slimness = random(0.5, 0.78)
  const rows = Math.round(330 / (length * slimness * 0.72))
  const seeds = Array.from({ length: rows }, (_, row) => rowOfSeeds(subject, row / rows, length, slimness))
  return {
    definitions: lit('heap', tones.dark, tones.deep) + seedGradients(subject),
    content: shadow(440) + mound() + seeds.join(''),
  }
}

/** What shows between the seeds. */
function mound(): string {
  const { x, y } = table
  return path(
    ['M', x - 212, y, 'C', x - 176, y - 128, x - 96, y - 246, x, y - 246]
      .concat(['C', x + 96, y - 246, x + 176, y - 128, x + 212, y])
      .concat(['C', x + 130, y + 34, x - 130, y + 34, x - 212, y]),
    { fill: 'url(#heap)' },
  )
}

/** One row across the heap; `height` goes from 0 at the top to 1 at the table. */
function rowOfSeeds({ random }: Subject, height: number, length: number, slimness: number): string {
  const half = 22 + 186 * Math.sqrt(height) * (0.82 + 0.18 * height)
  const count = Math.max(2, Math.round((half * 2) / (length * 0.8)))
  return Array.from({ length: count }, (_, index) => {
    const along = (index + 0.5) / count - 0.5
    const sag = 30 * height * Math.cos(along * Math.PI)
    const x = table.x + along * 2 * half + random(-6, 6)
    const y = table.y - 250 + 240 * height + sag + random(-6, 6)
    const tone = Math.min(2, Math.max(0, Math.floor(1.2 + along * 2.4 + random(-0.9, 0.9))))
    return seed(x, y, random(-70, 70), length * random(0.88, 1.12), slimness, tone)
  }).join('')
}

function seed(x: number, y: number, turn: number, length: number, slimness: number, tone: number): string {
  const [rx, ry] = [length / 2, (length / 2) * slimness]
  return placed(
    x,
    y,
    turn,
    element('ellipse', { rx: rx + 1.5, ry: ry + 1.5, fill: '#2a160c', 'fill-opacity': '0.3' }),
    element('ellipse', { rx, ry, fill: `url(#seed${tone})` }),
  )
}

function seedGradients({ tones }: Subject): string {
  const { light, base, dark, deep } = tones
  return lit('seed0', tonesOf(light).light, base) + lit('seed1', light, dark) + lit('seed2', base, deep)
}
