import type { Arc } from '../geometry/arc'
import { drawSvgSymbol } from '../shapes'
import type { SvgPen } from '../pen'

/** A reusable symbol is drawn for every rotation that is a multiple of this angle, in degrees. */
const turnDegrees = 20

/**
 * Draws a small object once for every 20 degrees of rotation, so that its highlight stays at the top left. Each copy
 * reuses the symbol with the nearest rotation, slightly rotated and scaled.
 */
export function reuseDrawing(pen: SvgPen, length: number, draw: (arc: Arc) => string): (arc: Arc) => string {
  const idByHeading = new Map<number, string>()
  return (arc) => {
    const heading = Math.round(arc.heading / turnDegrees) * turnDegrees
    const id =
      idByHeading.get(heading) ?? pen.defineSymbol(draw({ at: [0, 0], heading, length, bend: arc.bend ?? 0 }))
    idByHeading.set(heading, id)
    return drawSvgSymbol(id, arc.at, arc.heading - heading, arc.length / length)
  }
}
