import { tonesOf } from '../colour'
import { smooth, straight } from '../geometry/outline'
import { between, step, type Point } from '../geometry/point'
import { oval } from '../geometry/profiles'
import { around, edges, stand, walk, type Walk } from '../geometry/ribbon'
import { area, ellipse, line } from '../marks'
import { half } from '../parts/half'
import type { Pen } from '../pen'

const green = tonesOf('#759b76')

/** A thick leaf of aloe: hollowed along its middle, spotted, with pale teeth on both edges. */
function aloeLeaf(pen: Pen, way: Walk, width: number): string {
  const fleshy = (along: number) => Math.min(1, 0.9 + along * 0.3) * (1 - along) ** 0.62
  const stances = walk(way, 9)
  const sides = edges(stances, width / 2, fleshy)
  const trough = smooth([
    ...stances.map(({ at }, index) => between(at, sides.left[index] ?? at, 0.34)),
    ...stances.map(({ at }, index) => between(at, sides.right[index] ?? at, 0.5)).toReversed(),
  ])
  const teeth = Array.from({ length: 13 }, (_, index) => {
    const { at, heading } = stand(way, 0.05 + index * 0.07)
    const reach = (width / 2) * fleshy(0.05 + index * 0.07)
    return [-1, 1].map((side) => {
      const root = step(at, heading + 90 * side, reach * 0.96)
      return straight([
        step(root, heading + 180, 7),
        step(root, heading + 58 * side, 10),
        step(root, heading, 5),
      ])
    })
  })
  return (
    area(teeth.flat().join(''), '#b5a25c') +
    area(smooth(around(sides)), pen.lit(green.light, green.base, green.dark, green.deep)) +
    area(trough, pen.lit(green.bright, green.light, green.base), 0.55) +
    spots(pen, way, width * 0.36)
  )
}

function spots(pen: Pen, way: Walk, reach: number): string {
  const ways = Array.from({ length: 14 }, () => {
    const share = pen.random(0.06, 0.8)
    const { at, heading } = stand(way, share)
    const from = step(at, heading + 90, pen.random(-reach, reach) * (1 - share))
    return straight([from, step(from, heading, 7)], false)
  })
  return line(ways.join(''), '#e3edcf', 3, 0.75)
}

/** A rosette of aloe, its outer leaves beneath the inner ones. */
export function aloe(pen: Pen, at: Point, size: number): string {
  const leaves: readonly (readonly [heading: number, length: number])[] = [
    [-66, 0.72],
    [62, 0.74],
    [-40, 0.9],
    [42, 0.92],
    [-18, 1],
    [20, 0.98],
    [2, 0.86],
  ]
  return leaves
    .map(([heading, length]) =>
      aloeLeaf(
        pen,
        {
          at: [at[0] + heading * 0.3, at[1]],
          heading: heading * 0.72,
          length: size * length,
          bend: -heading * 0.3,
        },
        size * 0.17,
      ),
    )
    .join('')
}

/** A slice across an aloe leaf: green skin around clear, wet gel. */
export function aloeSlice(pen: Pen, way: Walk): string {
  const { at } = stand(way, 0.5)
  return (
    half(pen, way, {
      slim: 0.56,
      profile: oval,
      steps: 14,
      skin: '#5f8a55',
      depth: 0.16,
      rings: [
        { share: 0.9, colour: '#b9d394' },
        { share: 0.8, colour: '#dcebc9' },
        { share: 0.6, colour: '#e9f3dc' },
      ],
    }) +
    ellipse(
      [at[0] - way.length * 0.16, at[1] - way.length * 0.1],
      way.length * 0.13,
      way.length * 0.05,
      '#ffffff',
      0.9,
    )
  )
}
