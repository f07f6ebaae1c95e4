import type { Point } from '../geometry/point'
import type { Arc } from '../geometry/arc'
import type { SvgPen } from '../pen'

/** The layout of a pile: the number of items per row, back row first; `at` is the middle of the pile's base. */
export type ItemRowsLayout = { at: Point; rows: readonly number[]; pitch: Point }

/** Draws a pile of items: calls the draw function once per item, from the back row to the front row. */
export function drawItemsInRows(
  pen: SvgPen,
  { at: [x, y], rows, pitch: [px, py] }: ItemRowsLayout,
  draw: (position: Point, row: number) => string,
): string {
  return rows
    .map((count, row) =>
      Array.from({ length: count }, (_, index) => {
        const offset = index - (count - 1) / 2
        const position: Point = [
          x + offset * px + pen.random(-0.12, 0.12) * px,
          y - (rows.length - 1 - row) * py - Math.abs(offset) * py * 0.1 + pen.random(-0.12, 0.12) * py,
        ]
        return draw(position, row)
      }).join(''),
    )
    .join('')
}

/** The start point of a straight arc whose middle is at the given point. */
export function getCentredArcStart([x, y]: Point, heading: number, length: number): Point {
  const angle = (heading * Math.PI) / 180
  return [x - (Math.sin(angle) * length) / 2, y + (Math.cos(angle) * length) / 2]
}

/** A straight arc with its middle at a point, in one of six headings so that `reuseDrawing` defines few symbols. */
export function createCentredArc(pen: SvgPen, centre: Point, length: number): Arc {
  const heading = (pen.random(0, 1) < 0.5 ? 50 : 230) + Math.floor(pen.random(0, 3)) * 40
  return { at: getCentredArcStart(centre, heading, length), heading, length }
}
