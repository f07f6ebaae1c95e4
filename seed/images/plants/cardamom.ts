import { mixColours, getColourShades } from '../colour'
import { toSmoothPath } from '../geometry/svgPathData'
import { interpolatePoints, movePoint } from '../geometry/point'
import { ovalWidthProfile, createPeakedProfile } from '../geometry/widthProfiles'
import { getOutlineSides, getPointOnArc, sampleArc, type Arc } from '../geometry/arc'
import { fillSvgPath, fillSvgEllipse, strokeSvgPath } from '../shapes'
import { drawHalvedFruit } from '../parts/halvedFruit'
import { drawLeaf } from '../parts/leaf'
import { reuseDrawing } from '../parts/reuseDrawing'
import { drawRoundShape } from '../parts/roundObject'
import { drawStem } from '../parts/stem'
import type { SvgPen } from '../pen'
import { drawSkinFurrows } from './nuts'

const podProfile = createPeakedProfile(0.48, 0.56)

/** A green cardamom pod, thin as paper, with three ridges; an open pod shows its sticky dark seeds. */
export function drawCardamom(pen: SvgPen, arc: Arc, isOpen: boolean): string {
  const [slim, colour] = [0.46, '#a9b866']
  const tip = drawStem(
    pen,
    { ...getPointOnArc(arc, 0.95), length: arc.length * 0.12 },
    arc.length * 0.05,
    '#c2ad74',
    0.5,
  )
  const foot = drawStem(
    pen,
    { ...arc, heading: arc.heading + 180, length: arc.length * 0.1 },
    arc.length * 0.06,
    '#b5a468',
    0.8,
  )
  if (!isOpen)
    return (
      tip +
      foot +
      drawRoundShape(pen, arc, { colour, widthRatio: slim, profile: podProfile, gloss: 0.1 }) +
      drawSkinFurrows(arc, slim, podProfile, '#66742f', [0.1, 0.6], 0.75, arc.length / 40) +
      drawSkinFurrows(arc, slim, podProfile, '#66742f', [-0.7, -0.46, -0.2, 0.36], 0.4, arc.length / 70) +
      drawSkinFurrows(arc, slim, podProfile, '#eef0c0', [-0.58, -0.04, 0.48], 0.8, arc.length / 54)
    )
  const seed = reuseDrawing(pen, 24, (at) =>
    drawRoundShape(pen, at, { colour: '#4a3226', widthRatio: 0.84, profile: ovalWidthProfile, gloss: 0.6 }),
  )
  const seeds = [0.2, 0.34, 0.48, 0.62, 0.76].flatMap((share) =>
    [-1, 1].map((side) => {
      const { at, heading } = getPointOnArc(arc, share)
      return seed({
        at: movePoint(movePoint(at, heading + 90 * side, arc.length * 0.075), heading + 180, 12),
        heading,
        length: 26,
      })
    }),
  )
  return (
    tip +
    foot +
    drawHalvedFruit(pen, arc, {
      widthRatio: slim * 1.16,
      profile: podProfile,
      skin: colour,
      depth: 0.05,
      rings: [
        { share: 0.9, colour: '#dfe0ac' },
        { share: 0.72, colour: '#b9b478' },
      ],
    }) +
    seeds.join('')
  )
}

/** A white cardamom flower with violet veins on its largest petal. */
export function drawCardamomFlower(pen: SvgPen, arc: Arc): string {
  const tones = getColourShades('#f6f1e2')
  const petal = (turn: number, length: number, widthRatio: number) =>
    drawLeaf(
      pen,
      { at: arc.at, heading: arc.heading + turn, length },
      { colour: '#e9eccb', form: 'oblong', widthRatio, veins: 0 },
    )
  const lip = { ...arc, length: arc.length }
  const sides = getOutlineSides(sampleArc(lip, 6), arc.length * 0.36, createPeakedProfile(0.66, 0.6))
  const veins = [0.24, 0.4, 0.5, 0.6, 0.76].map((share) =>
    toSmoothPath(
      [
        arc.at,
        ...[2, 4, 5].map((index) =>
          interpolatePoints(sides.left[index] ?? arc.at, sides.right[index] ?? arc.at, share),
        ),
      ],
      false,
    ),
  )
  return (
    petal(-80, arc.length * 0.8, 0.36) +
    petal(80, arc.length * 0.8, 0.36) +
    petal(180, arc.length * 0.6, 0.4) +
    fillSvgPath(
      toSmoothPath([...sides.left, ...sides.right.toReversed()]),
      pen.diagonalGradient('#fffefa', tones.base, mixColours(tones.dark, '#c9a8c8', 0.4)),
    ) +
    strokeSvgPath(veins.join(''), '#8a4f9c', 2.4, 0.75) +
    fillSvgEllipse(arc.at, 7, 6, '#e9d27a')
  )
}
