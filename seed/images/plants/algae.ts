import { getColourShades, mixColours, type Colour } from '../colour'
import { toSmoothPath } from '../geometry/svgPathData'
import { movePoint, type Point } from '../geometry/point'
import type { Arc } from '../geometry/arc'
import { strokeSvgPath } from '../shapes'

/** The look of a spirulina thread: the number and the radius of its turns. */
export type SpirulinaCoilLook = { turns: number; radius: number; colour: Colour }

/** A spirulina alga under a microscope: a thin thread in the form of a corkscrew. */
export function drawSpirulinaCoil(arc: Arc, { turns, radius, colour }: SpirulinaCoilLook): string {
  const tones = getColourShades(colour)
  const halfTurns = Array.from({ length: turns * 2 }, (_, index) =>
    toSmoothPath(traceHalfTurn(arc, index, turns, radius), false),
  )
  const [front, back] = [0, 1].map((side) => halfTurns.filter((_, index) => index % 2 === side).join(''))
  return (
    strokeSvgPath(back ?? '', mixColours(colour, '#d8efe4', 0.3), radius * 0.2) +
    strokeSvgPath(front ?? '', tones.deep, radius * 0.3) +
    strokeSvgPath(front ?? '', tones.light, radius * 0.1, 0.8)
  )
}

function traceHalfTurn({ at, heading, length }: Arc, index: number, turns: number, radius: number): Point[] {
  return Array.from({ length: 7 }, (_, step) => {
    const angle = (index + step / 6) * Math.PI
    const along = (length * angle) / (2 * Math.PI * turns) + Math.sin(angle) * radius * 0.24
    return movePoint(movePoint(at, heading, along), heading + 90, -Math.cos(angle) * radius)
  })
}
