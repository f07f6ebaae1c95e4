import { getColourShades } from '../colour'
import { toSmoothPath } from '../geometry/svgPathData'
import { interpolatePoints, movePoint, type Point } from '../geometry/point'
import { createEggWidthProfile, ovalWidthProfile } from '../geometry/widthProfiles'
import { getOutlineSides, getPointOnArc, sampleArc, type Arc } from '../geometry/arc'
import { fillSvgPath } from '../shapes'
import { drawHalvedFruit } from '../parts/halvedFruit'
import { drawLeaf, type LeafDrawingOptions } from '../parts/leaf'
import { drawRoundShape } from '../parts/roundObject'
import { drawStem } from '../parts/stem'
import type { SvgPen } from '../pen'
import { drawSkinFurrows } from './nuts'

/** A shea nut: glossy brown, with a broad pale scar along one side. */
export function drawSheaNut(pen: SvgPen, arc: Arc): string {
  const look = { widthRatio: 0.72, profile: createEggWidthProfile(0.46) }
  const stances = sampleArc(arc, 8)
  const { right } = getOutlineSides(stances, (arc.length * look.widthRatio) / 2, look.profile)
  const on = (share: number) =>
    stances.map(({ at }, index) => interpolatePoints(at, right[index] ?? at, share)).slice(1, -1)
  const scar = toSmoothPath([...on(0.28), ...on(0.8).toReversed()])
  return (
    drawRoundShape(pen, arc, { ...look, colour: '#74401f', gloss: 0.9 }) +
    fillSvgPath(scar, pen.diagonalGradient('#e2c79c', '#b58d60'))
  )
}

/** A cracked shea nut with its oily, cream-coloured kernel. */
export function drawHalfShea(pen: SvgPen, arc: Arc): string {
  return drawHalvedFruit(pen, arc, {
    widthRatio: 0.76,
    profile: createEggWidthProfile(0.46),
    skin: '#6a3a1e',
    depth: 0.08,
    rings: [
      { share: 0.9, colour: '#a87646' },
      { share: 0.78, colour: '#f0dfb2' },
    ],
  })
}

/** A shea fruit on its stalk: a green plum. */
export function drawSheaFruit(pen: SvgPen, arc: Arc): string {
  const end = getPointOnArc(arc, 1)
  return (
    drawStem(
      pen,
      { at: movePoint(arc.at, arc.heading + 180, 46), heading: arc.heading, length: 54 },
      6,
      '#8a7a52',
    ) +
    drawRoundShape(pen, arc, {
      colour: '#93a84c',
      widthRatio: 0.84,
      profile: ovalWidthProfile,
      shade: '#5f7434',
      gloss: 0.5,
    }) +
    drawSkinFurrows(arc, 0.84, ovalWidthProfile, '#c9d489', [-0.5], 0.5) +
    drawStem(pen, { at: end.at, heading: end.heading, length: 9 }, 5, '#6c5a34')
  )
}

/** A shea twig: long wavy leaves in a rosette at its tip, with fruit hanging below them. */
export function drawSheaTwig(pen: SvgPen, arc: Arc, fruit: readonly Point[]): string {
  const look: LeafDrawingOptions = { colour: '#6c8f48', form: 'obovate', widthRatio: 0.3, veins: 10 }
  const { at, heading } = getPointOnArc(arc, 0.98)
  const leaves = [-118, 112, -84, 78, -50, 46, -16, 14].map((turn, index) => {
    const foot = { at, heading: heading + turn, length: 44 }
    const tip = getPointOnArc(foot, 1).at
    return (
      drawStem(pen, foot, 6, getColourShades('#a4a468').base, 0.8) +
      drawLeaf(
        pen,
        { at: tip, heading: heading + turn, length: 168 - (index % 3) * 12, bend: turn / 6 },
        look,
      )
    )
  })
  return (
    drawStem(pen, arc, 20, '#8b7355', 0.8) +
    fruit.map(([x, y]) => drawSheaFruit(pen, { at: [x, y], heading: 180, length: 84 })).join('') +
    leaves.join('')
  )
}
