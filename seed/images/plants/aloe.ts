import { getColourShades } from '../colour'
import { toSmoothPath, toStraightPath } from '../geometry/svgPathData'
import { interpolatePoints, movePoint, type Point } from '../geometry/point'
import { ovalWidthProfile } from '../geometry/widthProfiles'
import { joinOutlineSides, getOutlineSides, getPointOnArc, sampleArc, type Arc } from '../geometry/arc'
import { fillSvgPath, fillSvgEllipse, strokeSvgPath } from '../shapes'
import { drawHalvedFruit } from '../parts/halvedFruit'
import type { SvgPen } from '../pen'

const skinTones = getColourShades('#759b76')

/** A thick aloe leaf: hollow along its middle, spotted, with pale teeth on both edges. */
function drawAloeLeaf(pen: SvgPen, arc: Arc, width: number): string {
  const fleshy = (along: number) => Math.min(1, 0.9 + along * 0.3) * (1 - along) ** 0.62
  const stances = sampleArc(arc, 9)
  const sides = getOutlineSides(stances, width / 2, fleshy)
  const trough = toSmoothPath([
    ...stances.map(({ at }, index) => interpolatePoints(at, sides.left[index] ?? at, 0.34)),
    ...stances.map(({ at }, index) => interpolatePoints(at, sides.right[index] ?? at, 0.5)).toReversed(),
  ])
  const teeth = Array.from({ length: 13 }, (_, index) => {
    const { at, heading } = getPointOnArc(arc, 0.05 + index * 0.07)
    const halfWidth = (width / 2) * fleshy(0.05 + index * 0.07)
    return [-1, 1].map((side) => {
      const root = movePoint(at, heading + 90 * side, halfWidth * 0.96)
      return toStraightPath([
        movePoint(root, heading + 180, 7),
        movePoint(root, heading + 58 * side, 10),
        movePoint(root, heading, 5),
      ])
    })
  })
  return (
    fillSvgPath(teeth.flat().join(''), '#b5a25c') +
    fillSvgPath(
      toSmoothPath(joinOutlineSides(sides)),
      pen.diagonalGradient(skinTones.light, skinTones.base, skinTones.dark, skinTones.deep),
    ) +
    fillSvgPath(trough, pen.diagonalGradient(skinTones.bright, skinTones.light, skinTones.base), 0.55) +
    drawAloeSpots(pen, arc, width * 0.36)
  )
}

function drawAloeSpots(pen: SvgPen, arc: Arc, halfWidth: number): string {
  const spots = Array.from({ length: 14 }, () => {
    const share = pen.random(0.06, 0.8)
    const { at, heading } = getPointOnArc(arc, share)
    const from = movePoint(at, heading + 90, pen.random(-halfWidth, halfWidth) * (1 - share))
    return toStraightPath([from, movePoint(from, heading, 7)], false)
  })
  return strokeSvgPath(spots.join(''), '#e3edcf', 3, 0.75)
}

/** An aloe plant; the outer leaves are drawn below the inner ones. */
export function drawAloe(pen: SvgPen, at: Point, size: number): string {
  const leaves: readonly (readonly [heading: number, length: number])[] = [
    [-66, 0.72],
    [62, 0.74],
    [-40, 0.9],
    [42, 0.92],
    [-18, 1],
    [20, 0.98],
    [2, 0.86],
  ]
  return leaves
    .map(([heading, length]) =>
      drawAloeLeaf(
        pen,
        {
          at: [at[0] + heading * 0.3, at[1]],
          heading: heading * 0.72,
          length: size * length,
          bend: -heading * 0.3,
        },
        size * 0.17,
      ),
    )
    .join('')
}

/** A slice across an aloe leaf: green skin around clear, wet gel. */
export function drawAloeSlice(pen: SvgPen, arc: Arc): string {
  const { at } = getPointOnArc(arc, 0.5)
  return (
    drawHalvedFruit(pen, arc, {
      widthRatio: 0.56,
      profile: ovalWidthProfile,
      steps: 14,
      skin: '#5f8a55',
      depth: 0.16,
      rings: [
        { share: 0.9, colour: '#b9d394' },
        { share: 0.8, colour: '#dcebc9' },
        { share: 0.6, colour: '#e9f3dc' },
      ],
    }) +
    fillSvgEllipse(
      [at[0] - arc.length * 0.16, at[1] - arc.length * 0.1],
      arc.length * 0.13,
      arc.length * 0.05,
      '#ffffff',
      0.9,
    )
  )
}
