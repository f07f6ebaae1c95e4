import { tonesOf, type Colour } from '../colour'
import { smooth } from '../geometry/outline'
import { step, type Point } from '../geometry/point'
import { oval } from '../geometry/profiles'
import { edges, stand, walk, type Profile, type Walk } from '../geometry/ribbon'
import { between } from '../geometry/point'
import { area, ellipse, line } from '../marks'
import { flower } from '../parts/flower'
import { palmate } from '../parts/foliage'
import { solid } from '../parts/solid'
import { stem } from '../parts/stem'
import type { Pen } from '../pen'
import { furrows } from './nuts'

const straw: Colour = '#d9bb7e'
const trunk: Profile = (share) => Math.min(1, oval(share) ** 0.5) * (0.9 + 0.1 * share)

/** A whole loofah: the fibre skeleton of the gourd, its net of threads along and around it. */
export function loofah(pen: Pen, way: Walk, slim: number): string {
  const tones = tonesOf(straw)
  const stances = walk(way, 11)
  const sides = edges(stances, (way.length * slim) / 2, trunk)
  const at = (index: number, share: number): Point =>
    between(sides.left[index] ?? way.at, sides.right[index] ?? way.at, Math.min(0.98, Math.max(0.02, share)))
  const strands = (shift: number) =>
    Array.from({ length: 9 }, (_, strand) =>
      smooth(
        stances.map((_, index) => at(index, (strand + 0.5) / 9 + shift + pen.random(-0.05, 0.05))),
        false,
      ),
    ).join('')
  const loops = Array.from({ length: 40 }, () => {
    const [index, share] = [Math.floor(pen.random(0.6, 10.4)), pen.random(0.02, 0.7)]
    return smooth(
      [
        at(index, share),
        at(index, share + pen.random(0.08, 0.16)),
        at(index + 1, share + pen.random(0.2, 0.34)),
      ],
      false,
    )
  }).join('')
  return (
    solid(pen, way, { colour: '#c9a968', slim, profile: trunk, shade: '#a98850', gloss: 0, steps: 16 }) +
    line(loops, tones.deep, way.length / 150, 0.45) +
    line(strands(0.03), tones.deep, way.length / 150, 0.5) +
    line(strands(0), '#ecd6a0', way.length / 130, 0.9) +
    line(loops, '#f1dfb0', way.length / 170, 0.8)
  )
}

/** A slice of loofah, cut side to the viewer: the fibre wall and the three chambers of its seeds. */
export function loofahSlice(pen: Pen, [x, y]: Point, radius: number): string {
  const tones = tonesOf(straw)
  const rim = (scale: number): Point[] =>
    Array.from({ length: 24 }, (_, index) =>
      step([x, y], index * 15, radius * scale * (1 + 0.025 * Math.sin(index * 2.6))),
    )
  const chambers = [0, 120, 240].map((heading) => {
    const way = {
      at: step([x, y], heading + 20, radius * 0.14),
      heading: heading + 20,
      length: radius * 0.52,
    }
    return (
      solid(pen, way, { colour: '#8a6534', slim: 0.94, profile: oval, shade: '#6b4a26', gloss: 0 }) +
      line(smooth([stand(way, 0.2).at, stand(way, 0.9).at], false), '#d9bb7e', radius / 40, 0.5)
    )
  })
  const threads = Array.from({ length: 60 }, () => {
    const from = step([x, y], pen.random(0, 360), radius * Math.sqrt(pen.random(0.35, 0.92)))
    const to = step(from, pen.random(0, 360), radius * 0.2)
    return smooth([from, step(between(from, to, 0.5), pen.random(0, 360), radius * 0.06), to], false)
  }).join('')
  const wall = smooth(rim(1))
  return (
    area(wall, pen.lit('#b18d55', tones.deep), 1, {
      transform: `translate(${radius * 0.16} ${radius * 0.1})`,
    }) +
    area(wall, pen.lit('#f3e2b4', straw, tones.dark)) +
    area(smooth(rim(0.84)), pen.lit('#cba768', '#b18d55')) +
    chambers.join('') +
    `<g clip-path="${pen.inside(wall)}">${line(threads, '#f8ecc8', radius / 32, 0.85)}${line(smooth(rim(0.9)) + smooth(rim(0.97)), '#fbf3d8', radius / 26, 0.8)}</g>` +
    ellipse([x, y], radius * 0.1, radius * 0.1, '#e8d09a')
  )
}

/** The loofah's vine: the young green gourd with its ribs, a lobed leaf and a yellow flower. */
export function loofahVine(pen: Pen, at: Point): string {
  const gourd: Walk = { at: step(at, 150, 40), heading: 176, length: 300, bend: -8 }
  return (
    palmate(pen, {
      at,
      heading: 40,
      length: 150,
      lobes: 5,
      spread: 220,
      shorter: 0.3,
      web: 0.6,
      colour: '#6f9a4c',
      form: 'ovate',
      slim: 0.6,
      teeth: 6,
      veins: 4,
    }) +
    stem(pen, { at: step(at, 300, 60), heading: 120, length: 110, bend: 50 }, 9, '#8a9a52', 0.7) +
    solid(pen, gourd, { colour: '#86a852', slim: 0.3, profile: trunk, gloss: 0.3, steps: 14 }) +
    furrows(gourd, 0.3, trunk, '#4f7034', [-0.7, -0.3, 0.14, 0.56], 0.7) +
    furrows(gourd, 0.3, trunk, '#c9dc92', [-0.5, -0.1], 0.5) +
    flower(pen, {
      at: step(at, 300, 66),
      radius: 70,
      petals: 5,
      form: 'round',
      slim: 0.84,
      colour: '#f2c832',
      heart: '#d99a1c',
      notch: 0.06,
      tilt: 0.9,
      centre: { colour: '#d98a1c', size: 0.16, stamens: 8 },
    })
  )
}
