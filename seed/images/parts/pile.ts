import type { Point } from '../geometry/point'
import type { Walk } from '../geometry/ribbon'
import type { Pen } from '../pen'

/** A pile of larger things: how many lie in each row, the hindmost first; `at` is the middle of its foot. */
export type Pile = { at: Point; rows: readonly number[]; pitch: Point }

/** A pile whose things are drawn one by one, those in front over those behind. */
export function pile(
  pen: Pen,
  { at: [x, y], rows, pitch: [px, py] }: Pile,
  draw: (place: Point, row: number) => string,
): string {
  return rows
    .map((count, row) =>
      Array.from({ length: count }, (_, index) => {
        const aside = index - (count - 1) / 2
        const place: Point = [
          x + aside * px + pen.random(-0.12, 0.12) * px,
          y - (rows.length - 1 - row) * py - Math.abs(aside) * py * 0.1 + pen.random(-0.12, 0.12) * py,
        ]
        return draw(place, row)
      }).join(''),
    )
    .join('')
}

/** Where a thing of that heading and length starts for its middle to be at a place. */
export function centredAt([x, y]: Point, heading: number, length: number): Point {
  const angle = (heading * Math.PI) / 180
  return [x - (Math.sin(angle) * length) / 2, y + (Math.cos(angle) * length) / 2]
}

/** A way through the middle of a place, lying to one side or the other in one of a few headings: few drawings to keep. */
export function lying(pen: Pen, place: Point, length: number): Walk {
  const heading = (pen.random(0, 1) < 0.5 ? 50 : 230) + Math.floor(pen.random(0, 3)) * 40
  return { at: centredAt(place, heading, length), heading, length }
}
