import { mixColours, getColourShades, type Colour } from '../colour'
import type { Point } from '../geometry/point'
import { drawTransformedGroup, drawSvgSymbol } from '../shapes'
import type { SvgPen } from '../pen'

/** A flower with rings of equal petals; `petal` draws one petal that points up from the origin. */
export type RayFlowerDrawingOptions = {
  at: Point
  radius: number
  count: number
  colour: Colour
  petal: (size: number, colour: Colour) => string
  /** The petal length in each ring of petals as a share of the flower's radius, outermost ring first. */
  rings?: readonly number[]
  /** Tilt of the flower: at 1 it faces the viewer, at smaller values it faces more upwards. */
  tilt?: number
  turn?: number
}

/** A daisy or a similar flower. All its petals reuse three SVG symbols, one for each level of light. */
export function drawRayFlower(pen: SvgPen, look: RayFlowerDrawingOptions): string {
  const { at, radius, count, colour, petal, rings = [1], tilt = 1, turn = 0 } = look
  const dark = getColourShades(colour).dark
  const petalIds = [mixColours(colour, dark, 0.4), colour, mixColours(colour, '#fffdf0', 0.28)].map((shade) =>
    pen.defineSymbol(petal(100, shade)),
  )
  const petals = rings.flatMap((share, ring) =>
    Array.from({ length: count }, (_, index) => {
      const heading = turn + ((index + ring * 0.5) * 360) / count + pen.random(-5, 5)
      const facing = Math.cos(((heading + 40) * Math.PI) / 180) + pen.random(-0.6, 0.6)
      const lightLevel = Math.round(Math.min(1, Math.max(-1, facing))) + 1
      const size = (radius * share * pen.random(0.93, 1.05)) / 100
      return drawSvgSymbol(petalIds[lightLevel] ?? '', [0, 0], heading, size)
    }),
  )
  return drawTransformedGroup(at, 0, [1, tilt], ...petals)
}
