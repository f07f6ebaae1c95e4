import type { Arc } from '../geometry/arc'
import { drawSvgSymbol } from '../shapes'
import type { SvgPen } from '../pen'

/** Angle between the predefined rotations, in degrees. */
const turnDegrees = 20

/**
 * Draws a small object once per rotation step, so that its highlight stays at the top left. These symbols are then
 * reused, each slightly rotated and scaled to the length of the copy.
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
