import { mixColours, getColourShades, type Colour } from '../colour'
import { toSmoothPath, toStraightPath } from '../geometry/svgPathData'
import { movePoint, type Point } from '../geometry/point'
import { getPointOnArc, sampleArc, type Arc } from '../geometry/arc'
import { fillSvgPath, strokeSvgPath } from '../shapes'
import type { SvgPen } from '../pen'
import { drawLeaf, type LeafDrawingOptions } from './leaf'
import { reuseDrawing } from './reuseDrawing'
import { drawAlongStem, drawStem } from './stem'

/** A leaf that is divided into several parts (lobes), which all start at one point. */
export type PalmateLeafDrawingOptions = LeafDrawingOptions & {
  at: Point
  heading: number
  /** Length of the leaf's middle lobe, the part between its other lobes. */
  length: number
  lobes: number
  /** Angle between the two outermost lobes. */
  spread: number
  /** How much shorter the leaf's outermost lobes are than its middle lobe, as a share. */
  shorter?: number
  /** Size of the leaf's undivided part, as a share of the length of its middle lobe. */
  web?: number
}

/** Draws a leaf with several lobes, such as a grapevine leaf. The middle lobe is drawn last, over the outer lobes. */
export function drawPalmateLeaf(pen: SvgPen, look: PalmateLeafDrawingOptions): string {
  const { at, heading, length, lobes, spread, shorter = 0.4, web = 0 } = look
  const offsets = Array.from({ length: lobes }, (_, index) => (2 * index) / Math.max(1, lobes - 1) - 1)
  const getLobeLength = (offset: number) => length * (1 - shorter * Math.abs(offset) ** 1.6)
  const getLobeHeading = (offset: number) => heading + (offset * spread) / 2
  const webPoints = offsets.map((offset) =>
    movePoint(at, getLobeHeading(offset), getLobeLength(offset) * web),
  )
  const tones = getColourShades(look.colour)
  const sheet =
    web === 0
      ? ''
      : fillSvgPath(toSmoothPath([at, ...webPoints]), pen.diagonalGradient(tones.base, tones.dark))
  return (
    sheet +
    offsets
      .toSorted((first, second) => Math.abs(second) - Math.abs(first))
      .map((offset) =>
        drawLeaf(
          pen,
          { at, heading: getLobeHeading(offset), length: getLobeLength(offset), bend: offset * 14 },
          look,
        ),
      )
      .join('')
  )
}

/** Draws a palm leaf: a central stem with many narrow leaves that hang down slightly. */
export function drawPalmFrond(
  pen: SvgPen,
  arc: Arc,
  { colour, count, length }: { colour: Colour; count: number; length: number },
): string {
  const look: LeafDrawingOptions = { colour, form: 'lanceolate', widthRatio: 0.13, veins: 0 }
  const leaflets = {
    '-1': reuseDrawing(pen, length, (at) => drawLeaf(pen, at, look)),
    '1': reuseDrawing(pen, length, (at) => drawLeaf(pen, at, look)),
  }
  return (
    drawAlongStem(
      arc,
      { along: 'opposite', count, from: 0.1, to: 1, angle: [64, 14] },
      ({ at, heading }, share, side) =>
        leaflets[side]({
          at,
          heading: heading + pen.random(-3, 3),
          length: length * Math.sin(Math.PI * (0.24 + share * 0.62)) ** 0.8,
          bend: side * 22,
        }),
    ) + drawStem(pen, arc, 8, getColourShades(colour).light, 0.3)
  )
}

/** A leaf of fine threads, such as a dill leaf. */
export type FeatheryLeafDrawingOptions = { colour: Colour; count: number; length: number; width?: number }

/** Draws a leaf of fine threads, such as a carrot or dill leaf. */
export function drawFeatheryLeaf(
  pen: SvgPen,
  arc: Arc,
  { colour, count, length, width = 2.4 }: FeatheryLeafDrawingOptions,
): string {
  const tones = getColourShades(colour)
  const rib = toSmoothPath(
    sampleArc(arc, 4).map(({ at }) => at),
    false,
  )
  const twig = reuseDrawing(pen, length, (at) =>
    strokeSvgPath(getThreadPath(at), mixColours(tones.base, tones.dark, 0.4), width),
  )
  const parts = drawAlongStem(
    arc,
    { along: 'opposite', count, from: 0.16, to: 1, angle: [58, 22] },
    ({ at, heading }, share) =>
      twig({ at, heading: heading + pen.random(-8, 8), length: length * (1.15 - share * 0.8) }),
  )
  return (
    strokeSvgPath(rib, tones.dark, width * 1.3) + parts + strokeSvgPath(rib, tones.light, width * 0.5, 0.8)
  )
}

/** Returns one SVG path for a twig with fine threads on both sides. */
function getThreadPath(arc: Arc): string {
  const threads = drawAlongStem(
    arc,
    { along: 'opposite', count: 4, from: 0.3, to: 1, angle: [48, 20] },
    ({ at, heading }, share) =>
      toStraightPath(
        [at, getPointOnArc({ at, heading, length: arc.length * (0.5 - share * 0.26) }, 1).at],
        false,
      ),
  )
  return toStraightPath([arc.at, getPointOnArc(arc, 1).at], false) + threads
}
