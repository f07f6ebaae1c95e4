import { mixColours, getColourShades, type Colour } from '../colour'
import { toSmoothPath } from '../geometry/svgPathData'
import { interpolatePoints, movePoint, type Point } from '../geometry/point'
import { getOutlineSides, getPointOnArc, sampleArc, type WidthProfile, type Arc } from '../geometry/arc'
import { fillSvgPath, fillSvgEllipse, strokeSvgPath } from '../shapes'
import type { SvgPen } from '../pen'

/** A cinnamon stick: a roll of bark whose layers curl inwards at the near end. */
export function drawCinnamonQuill(pen: SvgPen, arc: Arc, width: number, colour: Colour): string {
  const tones = getColourShades(colour)
  const sides = getOutlineSides(sampleArc(arc, 5), width / 2, () => 1)
  const grain = Array.from({ length: 5 }, (_, index) => {
    const share = 0.14 + index * 0.17 + pen.random(-0.04, 0.04)
    return toSmoothPath(
      sides.left.map((point, pointIndex) =>
        interpolatePoints(point, sides.right[pointIndex] ?? point, share),
      ),
      false,
    )
  })
  return (
    fillSvgPath(
      toSmoothPath([...sides.left, ...sides.right.toReversed()]),
      pen.diagonalGradient(tones.light, colour, tones.dark),
    ) +
    strokeSvgPath(grain.join(''), tones.dark, 1.6, 0.6) +
    strokeSvgPath(
      toSmoothPath(
        sides.left.map((point, pointIndex) =>
          interpolatePoints(point, sides.right[pointIndex] ?? point, 0.5),
        ),
        false,
      ),
      tones.deep,
      3,
      0.7,
    ) +
    drawQuillEnd(getPointOnArc(arc, 0).at, arc.heading, width * 0.27, colour, 1) +
    drawQuillEnd(getPointOnArc(arc, 0).at, arc.heading, width * 0.27, colour, -1)
  )
}

/** One of the two spirals at the end of a rolled cinnamon stick. */
function drawQuillEnd(at: Point, heading: number, radius: number, colour: Colour, side: 1 | -1): string {
  const tones = getColourShades(colour)
  const centre = movePoint(at, heading + 90 * side, radius * 0.9)
  const turns = Array.from({ length: 14 }, (_, index) =>
    movePoint(centre, heading - side * (index * 48), radius * (1 - index * 0.066)),
  )
  return (
    fillSvgEllipse(centre, radius, radius, tones.deep) +
    strokeSvgPath(toSmoothPath(turns, false), mixColours(colour, tones.bright, 0.3), radius * 0.24)
  )
}

/** The thick root of ginger or turmeric: a body with finger-like branches and with rings around it. */
export function drawRhizome(
  pen: SvgPen,
  arc: Arc,
  width: number,
  colour: Colour,
  fingers: readonly { from: number; turn: number; length: number }[],
): string {
  const tones = getColourShades(colour)
  const knob: WidthProfile = (along) =>
    Math.min(1, 0.5 + along * 3) * Math.min(1, (1 - along) * 5) ** 0.5 * (1 + 0.1 * Math.sin(along * 17))
  const drawBody = (part: Arc, partWidth: number) => {
    const sides = getOutlineSides(sampleArc(part, 10), partWidth / 2, knob)
    const rings = [0.2, 0.36, 0.52, 0.68, 0.82].map((share) => {
      const { at, heading } = getPointOnArc(part, share)
      const halfWidth = (partWidth / 2) * knob(share) * 0.92
      return toSmoothPath(
        [
          movePoint(at, heading - 90, halfWidth),
          movePoint(at, heading + 8, partWidth * 0.07),
          movePoint(at, heading + 90, halfWidth),
        ],
        false,
      )
    })
    return (
      fillSvgPath(
        toSmoothPath([...sides.left, ...sides.right.toReversed()]),
        pen.diagonalGradient(tones.light, colour, tones.dark, tones.deep),
      ) +
      strokeSvgPath(rings.join(''), tones.deep, 2, 0.5) +
      strokeSvgPath(
        toSmoothPath(
          sides.left
            .slice(2, -2)
            .map((point, index) => interpolatePoints(point, sides.right[index + 2] ?? point, 0.2)),
          false,
        ),
        tones.bright,
        partWidth / 12,
        0.5,
      )
    )
  }
  const fingerDrawings = fingers.map(({ from, turn, length }) => {
    const { at, heading } = getPointOnArc(arc, from)
    return drawBody({ at, heading: heading + turn, length, bend: -turn * 0.3 }, width * 0.62)
  })
  return fingerDrawings.join('') + drawBody(arc, width)
}
