import { movePoint, type Point } from '../geometry/point'
import type { Arc } from '../geometry/arc'
import { drawTwine } from '../parts/twine'

/** Options for drawing a bundle of stems that are tied together at one point. */
export type StemBundleDrawingOptions = {
  /** The point where the stems are tied; `lean` is in degrees, `width` is the bundle's width at this point. */
  at: Point
  lean: number
  width: number
  /** Length of the stems above and below the point where they are tied. */
  above: number
  below: number
  stems: number
  /** Angle between the two outermost stems. */
  spread: number
}

/** Draws a bundle of tied stems, which cross where they are tied. The outer stems are behind the inner ones. */
export function drawStemBundle(
  look: StemBundleDrawingOptions,
  drawStem: (arc: Arc, index: number) => string,
): string {
  const { at, lean, width, above, below, stems, spread } = look
  const offsets = Array.from({ length: stems }, (_, index) => (2 * index) / Math.max(1, stems - 1) - 1)
  return (
    offsets
      .toSorted((first, second) => Math.abs(second) - Math.abs(first))
      .map((offset, index) => {
        const heading = lean + (offset * spread) / 2
        const crossing = movePoint(at, lean + 90, (offset * width) / 2.6)
        return drawStem(
          {
            at: movePoint(crossing, heading + 180, below * (1 - 0.1 * Math.abs(offset))),
            heading,
            length: (above + below) * (1 - 0.12 * Math.abs(offset) - (index % 2) * 0.06),
            bend: offset * spread * 0.16,
          },
          index,
        )
      })
      .join('') + drawTwine(at, lean, width)
  )
}
