import { area, ellipse } from '../marks'
import { smooth } from '../geometry/outline'
import { shrunk, step } from '../geometry/point'
import { oval, swelling } from '../geometry/profiles'
import { stand, type Profile, type Walk } from '../geometry/ribbon'
import { half } from '../parts/half'
import { outlineOf, solid } from '../parts/solid'
import { stem } from '../parts/stem'
import type { Pen } from '../pen'
import { furrows } from './nuts'

const kidney: Profile = (share) => oval(share ** 0.86) * (1 - 0.1 * share)

/** A ripe mango, stalk first: red on the sunny shoulder, yellow below. Give its way a bend: a mango leans. */
export function mango(pen: Pen, way: Walk): string {
  const outline = outlineOf(pen, way, 0.7, kidney, 0.01, 18)
  const size = way.length * 0.35
  const blush = shrunk(outline, 0.8, [-size * 0.1, -size * 0.2])
  return (
    stem(pen, { at: way.at, heading: way.heading + 180, length: way.length * 0.12 }, 11, '#7d6242', 0.9) +
    area(smooth(outline), pen.lit('#d0622c', '#c9752c', '#9a5a24')) +
    area(
      smooth(shrunk(outline, 0.95, [-size * 0.04, -size * 0.04])),
      pen.lit('#d9532f', '#e98a35', '#edb13e', '#b98f35'),
    ) +
    area(smooth(blush), pen.lit('#cf3f2c', '#e2683099', '#f0b84400'), 0.85) +
    area(smooth(shrunk(outline, 0.4, [-size * 0.3, -size * 0.46])), '#f6b59a', 0.35) +
    Array.from({ length: 34 }, () =>
      ellipse(
        step(stand(way, pen.random(0.16, 0.86)).at, way.heading + 90, pen.random(-0.24, 0.2) * way.length),
        1.9,
        1.9,
        '#fbe0a0',
        0.65,
      ),
    ).join('') +
    ellipse(step(stand(way, 0.26).at, 300, size * 0.5), size * 0.13, size * 0.09, '#fff3e2', 0.7)
  )
}

/** Half a mango: deep orange flesh and, in it, the stone opened on the kernel that butter is pressed from. */
export function halfMango(pen: Pen, way: Walk): string {
  const stone = { ...way, at: stand(way, 0.15).at, length: way.length * 0.7, bend: (way.bend ?? 0) * 0.7 }
  const kernel = { ...way, at: stand(way, 0.26).at, length: way.length * 0.48, bend: (way.bend ?? 0) * 0.5 }
  return (
    half(pen, way, {
      slim: 0.72,
      profile: kidney,
      skin: '#d8872f',
      depth: 0.05,
      steps: 18,
      rings: [
        { share: 0.95, colour: '#f4c04a' },
        { share: 0.88, colour: '#f2a52c' },
      ],
    }) +
    half(pen, stone, {
      slim: 0.5,
      profile: swelling(0.46, 0.6),
      skin: '#d9b878',
      depth: 0,
      steps: 14,
      rings: [{ share: 0.88, colour: '#b48a52' }],
    }) +
    furrows(stone, 0.5, swelling(0.46, 0.6), '#f6e2b0', [-0.94, 0.94], 0.9) +
    solid(pen, kernel, {
      colour: '#efe0bc',
      slim: 0.5,
      profile: oval,
      shade: '#c2a578',
      gloss: 0.2,
      steps: 12,
    })
  )
}
