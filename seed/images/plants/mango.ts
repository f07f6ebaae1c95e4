import { fillSvgPath, fillSvgEllipse } from '../shapes'
import { toSmoothPath } from '../geometry/svgPathData'
import { scaleOutline, movePoint } from '../geometry/point'
import { ovalWidthProfile, createPeakedProfile } from '../geometry/widthProfiles'
import { getPointOnArc, type WidthProfile, type Arc } from '../geometry/arc'
import { drawHalvedFruit } from '../parts/halvedFruit'
import { createUnevenOutline, drawRoundShape } from '../parts/roundObject'
import { drawStem } from '../parts/stem'
import type { SvgPen } from '../pen'
import { drawSkinFurrows } from './nuts'

const mangoProfile: WidthProfile = (share) => ovalWidthProfile(share ** 0.86) * (1 - 0.1 * share)

/** A ripe mango, red on its sunny side and yellow below. The arc starts at the stalk and bends like the mango. */
export function drawMango(pen: SvgPen, arc: Arc): string {
  const outline = createUnevenOutline(pen, arc, 0.7, mangoProfile, 0.01, 18)
  const size = arc.length * 0.35
  const blush = scaleOutline(outline, 0.8, [-size * 0.1, -size * 0.2])
  return (
    drawStem(pen, { at: arc.at, heading: arc.heading + 180, length: arc.length * 0.12 }, 11, '#7d6242', 0.9) +
    fillSvgPath(toSmoothPath(outline), pen.diagonalGradient('#d0622c', '#c9752c', '#9a5a24')) +
    fillSvgPath(
      toSmoothPath(scaleOutline(outline, 0.95, [-size * 0.04, -size * 0.04])),
      pen.diagonalGradient('#d9532f', '#e98a35', '#edb13e', '#b98f35'),
    ) +
    fillSvgPath(toSmoothPath(blush), pen.diagonalGradient('#cf3f2c', '#e2683099', '#f0b84400'), 0.85) +
    fillSvgPath(toSmoothPath(scaleOutline(outline, 0.4, [-size * 0.3, -size * 0.46])), '#f6b59a', 0.35) +
    Array.from({ length: 34 }, () =>
      fillSvgEllipse(
        movePoint(
          getPointOnArc(arc, pen.random(0.16, 0.86)).at,
          arc.heading + 90,
          pen.random(-0.24, 0.2) * arc.length,
        ),
        1.9,
        1.9,
        '#fbe0a0',
        0.65,
      ),
    ).join('') +
    fillSvgEllipse(
      movePoint(getPointOnArc(arc, 0.26).at, 300, size * 0.5),
      size * 0.13,
      size * 0.09,
      '#fff3e2',
      0.7,
    )
  )
}

/** Half a mango: deep orange flesh, and the open seed shell with the kernel that mango butter is pressed from. */
export function drawHalfMango(pen: SvgPen, arc: Arc): string {
  const stone = {
    ...arc,
    at: getPointOnArc(arc, 0.15).at,
    length: arc.length * 0.7,
    bend: (arc.bend ?? 0) * 0.7,
  }
  const kernel = {
    ...arc,
    at: getPointOnArc(arc, 0.26).at,
    length: arc.length * 0.48,
    bend: (arc.bend ?? 0) * 0.5,
  }
  return (
    drawHalvedFruit(pen, arc, {
      widthRatio: 0.72,
      profile: mangoProfile,
      skin: '#d8872f',
      depth: 0.05,
      steps: 18,
      rings: [
        { share: 0.95, colour: '#f4c04a' },
        { share: 0.88, colour: '#f2a52c' },
      ],
    }) +
    drawHalvedFruit(pen, stone, {
      widthRatio: 0.5,
      profile: createPeakedProfile(0.46, 0.6),
      skin: '#d9b878',
      depth: 0,
      steps: 14,
      rings: [{ share: 0.88, colour: '#b48a52' }],
    }) +
    drawSkinFurrows(stone, 0.5, createPeakedProfile(0.46, 0.6), '#f6e2b0', [-0.94, 0.94], 0.9) +
    drawRoundShape(pen, kernel, {
      colour: '#efe0bc',
      widthRatio: 0.5,
      profile: ovalWidthProfile,
      shade: '#c2a578',
      gloss: 0.2,
      steps: 12,
    })
  )
}
