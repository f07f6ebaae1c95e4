import { mixColours, getColourShades, type Colour } from '../colour'
import type { Point } from '../geometry/point'
import { drawSvgSymbol } from '../shapes'
import type { SvgPen } from '../pen'

/** An area to fill with seeds, such as the inside of a jar seen from the front; `at` is the middle of its base. */
export type SeedFilledArea = {
  at: Point
  width: number
  height: number
  pitch: number
  colours: readonly Colour[]
}

/**
 * Fills a jar with drawings of seeds. The seeds are darker on the right, where the glass curves away from the light.
 */
export function fillWithSeeds(
  pen: SvgPen,
  ids: readonly string[],
  { at: [x, y], width, height, pitch, colours }: SeedFilledArea,
): string {
  const [across, down] = [Math.round(width / pitch), Math.round(height / (pitch * 0.8))]
  return Array.from({ length: across * down }, (_, index) => {
    const [column, row] = [index % across, Math.floor(index / across)]
    const along = (column + 0.5 + (row % 2 === 0 ? -0.14 : 0.14)) / across - 0.5
    const position: Point = [
      x + along * (width - pitch * 0.4) + pen.random(-0.16, 0.16) * pitch,
      y - height + ((row + 0.5) * height) / down + pen.random(-0.16, 0.16) * pitch,
    ]
    const colour = colours[Math.floor(pen.random(0, colours.length))] ?? '#000000'
    const tones = getColourShades(colour)
    const shade = along > 0.26 ? tones.dark : along < -0.22 ? mixColours(colour, tones.light, 0.7) : colour
    return drawSvgSymbol(ids[Math.floor(pen.random(0, ids.length))] ?? '', position, 0, 1, shade)
  }).join('')
}
