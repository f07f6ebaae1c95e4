import { toSmoothPath } from '../geometry/svgPathData'
import { movePoint, type Point } from '../geometry/point'
import { ovalWidthProfile, createPeakedProfile } from '../geometry/widthProfiles'
import { getPointOnArc, type Arc } from '../geometry/arc'
import { fillSvgEllipse, strokeSvgPath } from '../shapes'
import { drawDots, getSpiralPoints } from '../parts/dots'
import { drawHalvedFruit } from '../parts/halvedFruit'
import { createCentredArc } from '../parts/pile'
import { reuseDrawing } from '../parts/reuseDrawing'
import { drawRoundShape } from '../parts/roundObject'
import type { SvgPen } from '../pen'
import { drawSkinFurrows } from './nuts'

const seedProfile = createPeakedProfile(0.5, 0.5)

/** A seed of calabash nutmeg (a spice): a smooth brown oval; a cut seed shows its pale, patterned inside. */
export function drawEhuruSeed(pen: SvgPen, arc: Arc, isCut: boolean): string {
  if (!isCut)
    return (
      drawRoundShape(pen, arc, { colour: '#8f6038', widthRatio: 0.62, profile: seedProfile, gloss: 0.35 }) +
      drawSkinFurrows(arc, 0.62, seedProfile, '#5a361d', [0.3, 0.66], 0.35, 2) +
      drawSkinFurrows(arc, 0.62, seedProfile, '#d0a06c', [-0.5, -0.1], 0.5, 2)
    )
  const marbling = [0.16, 0.27, 0.38, 0.49, 0.6, 0.71, 0.82].flatMap((share) =>
    [-1, 1].map((side) => {
      const { at, heading } = getPointOnArc(arc, share)
      const reach = arc.length * 0.23 * seedProfile(share)
      const getMarblingPoint = (out: number, ahead: number) =>
        movePoint(movePoint(at, heading + 90 * side, reach * out), heading, ahead)
      return toSmoothPath(
        [
          getMarblingPoint(0.98, 0),
          getMarblingPoint(0.66, pen.random(-5, 5)),
          getMarblingPoint(0.3, pen.random(-6, 6)),
        ],
        false,
      )
    }),
  )
  return (
    drawHalvedFruit(pen, arc, {
      widthRatio: 0.64,
      profile: seedProfile,
      skin: '#7d5230',
      depth: 0.08,
      rings: [{ share: 0.9, colour: '#e6cda0' }],
    }) +
    strokeSvgPath(marbling.join(''), '#6b4022', arc.length / 34, 0.8) +
    drawSkinFurrows(arc, 0.6, seedProfile, '#f8e8c4', [0.02], 0.8, 2.4)
  )
}

/** Half of a calabash nutmeg fruit: a round shell as hard as wood around pulp with many seeds. */
export function drawHalfMonodora(pen: SvgPen, at: Point, radius: number): string {
  const arc: Arc = { at: movePoint(at, 180, radius), heading: 0, length: radius * 2 }
  const length = radius * 0.36
  const seed = reuseDrawing(pen, length, (at) =>
    drawRoundShape(pen, at, { colour: '#94623a', widthRatio: 0.62, profile: seedProfile, gloss: 0.4 }),
  )
  const seeds = getSpiralPoints(at, 15, radius * 0.62).map((position) =>
    seed(createCentredArc(pen, position, length)),
  )
  return (
    drawHalvedFruit(pen, arc, {
      widthRatio: 0.98,
      profile: ovalWidthProfile,
      skin: '#6f6a3c',
      depth: 0.06,
      rings: [
        { share: 0.95, colour: '#8f6a40' },
        { share: 0.86, colour: '#ead9b0' },
        { share: 0.78, colour: '#dcbf8a' },
      ],
    }) + seeds.join('')
  )
}

/** A whole calabash nutmeg fruit: round and woody, with pale and dark spots. */
export function drawMonodoraFruit(pen: SvgPen, [x, y]: Point, radius: number): string {
  return (
    fillSvgEllipse([x, y], radius, radius * 0.98, pen.radialGradient('#b3ae70', '#7f7c44', '#4f4a28')) +
    drawDots(getSpiralPoints([x - 4, y - 4], 70, radius * 0.9), '#d2cb92', 5, 0.4) +
    drawDots(getSpiralPoints([x + 5, y + 3], 40, radius * 0.94), '#4a4526', 4, 0.4)
  )
}
