import { mixColours, getColourShades, type Colour } from '../colour'
import { toSmoothPath } from '../geometry/svgPathData'
import { movePoint, type Point } from '../geometry/point'
import { getPointOnArc, type Arc } from '../geometry/arc'
import { fillSvgPath, strokeSvgPath } from '../shapes'
import { drawFlatShadow } from '../parts/shadow'
import type { SvgPen } from '../pen'

/** The look of a heart-shaped leaf; its two round parts extend back beyond the point where the stalk is attached. */
export type HeartLeafDrawingOptions = {
  colour: Colour
  /** The leaf's greatest width as a share of its length. */
  widthRatio: number
  vein?: Colour
  /** The strength of the highlight on the leaf. */
  gloss?: number
  /** Whether the leaf lies flat on the table and casts a shadow on it. */
  isLaid?: boolean
}

/** The outline of half a heart-shaped leaf from notch to tip; each point is [distance across, distance along]. */
const halfHeartOutline: readonly Point[] = [
  [0, 0],
  [0.14, -0.1],
  [0.34, -0.11],
  [0.48, 0.02],
  [0.5, 0.2],
  [0.42, 0.42],
  [0.26, 0.64],
  [0.1, 0.84],
  [0, 1],
]

/** A heart-shaped leaf; its stalk is attached where the arc starts. */
export function drawHeartLeaf(
  pen: SvgPen,
  arc: Arc,
  { colour, widthRatio, vein, gloss = 0.4, isLaid = false }: HeartLeafDrawingOptions,
): string {
  const shade = pen.random(0, 1)
  const tones = getColourShades(
    shade < 0.5 ? colour : mixColours(colour, shade < 0.75 ? '#fff0c0' : '#20301c', 0.09),
  )
  const veinColour = vein ?? mixColours(tones.light, '#fff6d8', 0.3)
  const getPoint = (across: number, along: number): Point => {
    const { at, heading } = getPointOnArc(arc, Math.max(0, along))
    const from = along < 0 ? movePoint(at, heading, along * arc.length) : at
    return movePoint(from, heading + 90, across * arc.length * widthRatio)
  }
  const [left, right] = [-1, 1].map((side) =>
    halfHeartOutline.map(([across, along]) => getPoint(side * across, along)),
  )
  const ribs = [-0.36, -0.2, 0.2, 0.36].map((across, index) =>
    toSmoothPath(
      [
        getPoint(0, 0.01),
        getPoint(across * 0.94, index === 0 || index === 3 ? 0.16 : 0.3),
        getPoint(across * 0.9, index === 0 || index === 3 ? 0.4 : 0.68),
      ],
      false,
    ),
  )
  const midrib = toSmoothPath(
    [0, 0.35, 0.7, 0.97].map((along) => getPoint(0, along)),
    false,
  )
  const sides = Math.cos(((arc.heading - 40) * Math.PI) / 180) > 0 ? [left, right] : [right, left]
  const [bright = [], dim = []] = sides
  const outline = toSmoothPath([...(left ?? []), ...(right ?? []).slice(1, -1).toReversed()])
  const shine = toSmoothPath(
    [0.2, 0.34, 0.5].map((along) =>
      getPoint(bright === left ? -0.3 + along * 0.2 : 0.3 - along * 0.2, along),
    ),
    false,
  )
  return (
    (isLaid ? drawFlatShadow(outline, 0.36) : '') +
    fillSvgPath(outline, pen.diagonalGradient(tones.light, tones.base)) +
    fillSvgPath(toSmoothPath(dim), pen.diagonalGradient(tones.base, tones.dark), 0.9) +
    strokeSvgPath(shine, tones.bright, arc.length * 0.05, gloss) +
    strokeSvgPath(ribs.join(''), veinColour, Math.max(0.9, arc.length / 110), 0.6) +
    strokeSvgPath(midrib, veinColour, Math.max(1.1, arc.length / 75), 0.85)
  )
}
