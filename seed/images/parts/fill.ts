import { mix, tonesOf, type Colour } from '../colour'
import type { Point } from '../geometry/point'
import { stamp } from '../marks'
import type { Pen } from '../pen'

/** A space seen from the front, such as a jar's inside; `at` is the middle of its foot. */
export type Space = { at: Point; width: number; height: number; pitch: number; colours: readonly Colour[] }

/** Kept seeds that fill a space, darker towards its right side, where glass bends away from the light. */
export function fill(
  pen: Pen,
  ids: readonly string[],
  { at: [x, y], width, height, pitch, colours }: Space,
): string {
  const [across, down] = [Math.round(width / pitch), Math.round(height / (pitch * 0.8))]
  return Array.from({ length: across * down }, (_, index) => {
    const [column, row] = [index % across, Math.floor(index / across)]
    const along = (column + 0.5 + (row % 2 === 0 ? -0.14 : 0.14)) / across - 0.5
    const place: Point = [
      x + along * (width - pitch * 0.4) + pen.random(-0.16, 0.16) * pitch,
      y - height + ((row + 0.5) * height) / down + pen.random(-0.16, 0.16) * pitch,
    ]
    const colour = colours[Math.floor(pen.random(0, colours.length))] ?? '#000000'
    const tones = tonesOf(colour)
    const shade = along > 0.26 ? tones.dark : along < -0.22 ? mix(colour, tones.light, 0.7) : colour
    return stamp(ids[Math.floor(pen.random(0, ids.length))] ?? '', place, 0, 1, shade)
  }).join('')
}
