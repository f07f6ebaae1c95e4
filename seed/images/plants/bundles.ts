import { step, type Point } from '../geometry/point'
import type { Walk } from '../geometry/ribbon'
import { twine } from '../parts/twine'

/** Stems gathered and tied at a place. */
export type Bundle = {
  /** Where it is tied, how much it leans, and how wide it is there. */
  at: Point
  lean: number
  width: number
  /** How far the stems reach above the tie and below it. */
  above: number
  below: number
  stems: number
  /** The angle between the outermost two. */
  spread: number
}

/** A bundle of stems that cross where twine holds them: those at the sides behind, the middle ones in front. */
export function bundle(look: Bundle, drawn: (way: Walk, index: number) => string): string {
  const { at, lean, width, above, below, stems, spread } = look
  const places = Array.from({ length: stems }, (_, index) => (2 * index) / Math.max(1, stems - 1) - 1)
  return (
    places
      .toSorted((one, other) => Math.abs(other) - Math.abs(one))
      .map((place, index) => {
        const heading = lean + (place * spread) / 2
        const crossing = step(at, lean + 90, (place * width) / 2.6)
        return drawn(
          {
            at: step(crossing, heading + 180, below * (1 - 0.1 * Math.abs(place))),
            heading,
            length: (above + below) * (1 - 0.12 * Math.abs(place) - (index % 2) * 0.06),
            bend: place * spread * 0.16,
          },
          index,
        )
      })
      .join('') + twine(at, lean, width)
  )
}
