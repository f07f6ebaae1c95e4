import { getColourShades, type Colour } from '../colour'
import { toSmoothPath } from '../geometry/svgPathData'
import { createTaperedWidthProfile } from '../geometry/widthProfiles'
import {
  joinOutlineSides,
  getOutlineSides,
  getPointOnArc,
  sampleArc,
  type OrientedPoint,
  type Arc,
} from '../geometry/arc'
import { fillSvgPath, strokeSvgPath } from '../shapes'
import type { SvgPen } from '../pen'

/** A plant stem that becomes thinner along its arc and is brighter on the edge that faces the light. */
export function drawStem(pen: SvgPen, arc: Arc, width: number, colour: Colour, tip = 0.4): string {
  const tones = getColourShades(colour)
  const sides = getOutlineSides(sampleArc(arc, 5), width / 2, createTaperedWidthProfile(tip))
  const isLeftLit =
    Math.sin(((arc.heading - 90) * Math.PI) / 180) * 0.6 <
    Math.cos(((arc.heading - 90) * Math.PI) / 180) * 0.8
  return (
    fillSvgPath(toSmoothPath(joinOutlineSides(sides)), pen.diagonalGradient(tones.base, tones.dark)) +
    strokeSvgPath(toSmoothPath(isLeftLit ? sides.left : sides.right, false), tones.light, width * 0.22, 0.8)
  )
}

/** Positions of leaves, flowers or fruit along a stem. */
export type StemArrangement = {
  along: 'opposite' | 'alternate'
  /** The number of positions along the stem; leaves in opposite pairs share a position. */
  count: number
  /** The first and the last position of leaves, flowers or fruit, as shares of the stem's length. */
  from?: number
  to?: number
  /** The angles in degrees between the stem and its leaves, flowers or fruit: at the base and at the tip. */
  angle?: readonly [number, number]
}

/** Draws one leaf, flower or fruit, given its attachment point, its position along the stem (0 to 1) and its side. */
export type DrawOnStem = (stance: OrientedPoint, along: number, side: -1 | 1) => string

/** Draws all leaves, flowers or fruit along a stem, from the stem's base to its tip. */
export function drawAlongStem(arc: Arc, arrangement: StemArrangement, drawCarried: DrawOnStem): string {
  const { count, from = 0.15, to = 0.95, angle: [wide, narrow] = [62, 34] } = arrangement
  return Array.from({ length: count }, (_, index) => {
    const share = from + ((to - from) * index) / Math.max(1, count - 1)
    const { at, heading } = getPointOnArc(arc, share)
    const turn = wide + (narrow - wide) * share
    const sides: readonly (-1 | 1)[] = arrangement.along === 'opposite' ? [-1, 1] : [index % 2 === 0 ? -1 : 1]
    return sides.map((side) => drawCarried({ at, heading: heading + side * turn }, share, side)).join('')
  }).join('')
}

/** A stem with leaves along it; `isOpen` omits the leaf at the stem's tip. */
export function drawSprig(
  pen: SvgPen,
  arc: Arc,
  look: StemArrangement & { width?: number; colour: Colour; isOpen?: boolean },
  blade: (arc: Arc, share: number) => string,
  length: (share: number) => number,
): string {
  const { random } = pen
  const drawCarried = drawAlongStem(arc, look, ({ at, heading }, share, side) =>
    blade(
      {
        at,
        heading: heading + random(-7, 7),
        length: length(share) * random(0.92, 1.08),
        bend: side * random(4, 26),
      },
      share,
    ),
  )
  const tip = getPointOnArc(arc, 0.99)
  const last = look.isOpen ? '' : blade({ ...tip, length: length(1), bend: random(-14, 14) }, 1)
  return drawStem(pen, arc, look.width ?? 6, look.colour) + drawCarried + last
}
