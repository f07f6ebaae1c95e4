import { smooth } from '../geometry/outline'
import { step, type Point } from '../geometry/point'
import type { Walk } from '../geometry/ribbon'
import { line } from '../marks'
import { leaf, type Leaf } from '../parts/leaf'
import { sprig } from '../parts/stem'
import type { Pen } from '../pen'

/** A cinnamon twig: glossy leaves with three veins from foot to tip, the youngest red. */
export function cinnamonTwig(pen: Pen, way: Walk): string {
  const look: Leaf = { colour: '#5a8a48', form: 'ovate', slim: 0.46, veins: 'along' }
  return sprig(
    pen,
    way,
    { along: 'opposite', count: 3, from: 0.2, to: 0.86, angle: [64, 50], colour: '#8a6a48', width: 9 },
    (at, share) => leaf(pen, at, share < 0.8 ? look : { ...look, colour: '#b0604a' }),
    (share) => 176 - share * 60,
  )
}

/** Twine wound three times around a bundle and knotted, across a way of that heading. */
export function twine(pen: Pen, at: Point, heading: number, width: number): string {
  const turns = [-13, 0, 13].map((shift) => {
    const from = step(step(at, heading - 90, shift), heading + 180, width / 2)
    return smooth(
      [from, step(step(from, heading, width / 2), heading - 90, 12), step(from, heading, width)],
      false,
    )
  })
  const ends = [-20, 30].map((turn) =>
    smooth(
      [
        at,
        step(at, heading + 60 + turn, 36),
        step(step(at, heading + 60 + turn, 36), heading + 100 + turn, 34 + pen.random(0, 8)),
      ],
      false,
    ),
  )
  const all = turns.join('') + ends.join('')
  return line(all, '#6f522c', 12, 0.8) + line(all, '#d9bd85', 8) + line(turns.join(''), '#f3e3b8', 2.4, 0.8)
}
