import { interpolatePoints, movePoint, type Point } from '../geometry/point'
import { ovalWidthProfile, createPeakedProfile } from '../geometry/widthProfiles'
import { getOutlineSides, getPointOnArc, sampleArc, type WidthProfile, type Arc } from '../geometry/arc'
import { fillSvgEllipse } from '../shapes'
import { drawHalvedFruit } from '../parts/halvedFruit'
import { drawLeaf, type LeafDrawingOptions } from '../parts/leaf'
import { reuseDrawing } from '../parts/reuseDrawing'
import { drawRoundShape } from '../parts/roundObject'
import { drawSprig, drawStem } from '../parts/stem'
import type { SvgPen } from '../pen'
import { drawSkinFurrows } from './nuts'

// The ginger family are plants with leafy stems, strong-smelling roots and pods full of aromatic seeds.

/** A stem of a ginger plant with long leaves in two rows. */
export function drawGingerShoot(pen: SvgPen, arc: Arc, widthRatio = 0.2): string {
  const look: LeafDrawingOptions = {
    colour: '#648f4a',
    form: 'lanceolate',
    widthRatio,
    veins: 'along',
    vein: '#bfd394',
  }
  return drawSprig(
    pen,
    arc,
    { along: 'alternate', count: 7, from: 0.22, to: 0.94, angle: [52, 34], colour: '#8fab5c', width: 12 },
    (at) => drawLeaf(pen, at, look),
    (share) => 216 - share * 40,
  )
}

const rootProfile: WidthProfile = (along) =>
  Math.min(1, 0.55 + along * 2.6) * Math.min(1, (1 - along) * 4.4) ** 0.5 * (1 + 0.1 * Math.sin(along * 15))

/** A piece of dried ginger root, split lengthwise: wrinkled skin around a pale, fibrous cut face. */
export function drawSplitGinger(pen: SvgPen, arc: Arc, widthRatio: number): string {
  const fibres = [-0.72, -0.46, -0.2, 0.08, 0.34, 0.6].map((share) =>
    drawSkinFurrows(
      {
        ...arc,
        ...getPointOnArc(arc, pen.random(0.06, 0.14)),
        length: arc.length * pen.random(0.66, 0.82),
        bend: (arc.bend ?? 0) * 0.8,
      },
      widthRatio * 0.8,
      rootProfile,
      share < 0.2 ? '#b98f4e' : '#8f6833',
      [share],
      0.55,
      2,
    ),
  )
  return (
    drawHalvedFruit(pen, arc, {
      widthRatio,
      profile: rootProfile,
      skin: '#9a7448',
      depth: 0.05,
      rings: [
        { share: 0.9, colour: '#cfa966' },
        { share: 0.82, colour: '#ecd9a8' },
      ],
    }) + fibres.join('')
  )
}

/** A slice of dried, shrunken ginger root; a ring marks the root's core. */
export function drawGingerSlice(pen: SvgPen, arc: Arc): string {
  const middle = getPointOnArc(arc, 0.5).at
  const specks = Array.from({ length: 16 }, () =>
    movePoint(middle, pen.random(0, 360), pen.random(0.06, 0.3) * arc.length),
  )
  return (
    drawHalvedFruit(pen, arc, {
      widthRatio: 0.8,
      profile: ovalWidthProfile,
      skin: '#94703f',
      depth: 0.09,
      rings: [
        { share: 0.9, colour: '#e6cf98' },
        { share: 0.62, colour: '#caa25c' },
        { share: 0.56, colour: '#f0e0b4' },
      ],
    }) + specks.map((speck) => fillSvgEllipse(speck, 2.4, 2, '#a87f41', 0.7)).join('')
  )
}

/** The wrinkles of a dried root, drawn on top of the output of `drawRhizome`. */
export function drawRootWrinkles(arc: Arc, width: number): string {
  const widthRatio = width / arc.length
  return (
    drawSkinFurrows(arc, widthRatio, rootProfile, '#5f4224', [-0.3, 0.16, 0.62], 0.55, 2.6) +
    drawSkinFurrows(arc, widthRatio, rootProfile, '#f0d9a6', [-0.62, -0.1], 0.6, 2.2)
  )
}

const podProfile = (along: number) =>
  createPeakedProfile(0.4, 0.62)(along) * (1 - 0.24 * along) + (along > 0.84 ? 0.1 : 0)

/** A pod of alligator pepper: brown, shaped like a fig with a pointed tip; an open pod is full of seeds. */
export function drawMeleguetaPod(pen: SvgPen, arc: Arc, isOpen: boolean): string {
  const widthRatio = 0.5
  const beak = drawStem(
    pen,
    { ...getPointOnArc(arc, 0.93), length: arc.length * 0.17, bend: 20 },
    arc.length * 0.075,
    '#7a5636',
    0.7,
  )
  const stalk = drawStem(
    pen,
    { ...arc, heading: arc.heading + 180, length: arc.length * 0.08 },
    14,
    '#7a5636',
    0.9,
  )
  if (!isOpen)
    return (
      stalk +
      beak +
      drawRoundShape(pen, arc, { colour: '#a0673c', widthRatio, profile: podProfile, gloss: 0.15 }) +
      drawSkinFurrows(arc, widthRatio, podProfile, '#57301a', [-0.66, -0.3, 0.06, 0.38, 0.7], 0.65, 3.4) +
      drawSkinFurrows(arc, widthRatio, podProfile, '#dca774', [-0.76, -0.42, -0.08], 0.6, 2.6)
    )
  const grain = reuseDrawing(pen, 22, (at) =>
    drawRoundShape(pen, at, {
      colour: '#8a4a28',
      widthRatio: 0.8,
      profile: createPeakedProfile(0.44, 0.7),
      gloss: 0.5,
    }),
  )
  const sides = getOutlineSides(sampleArc(arc, 12), (arc.length * widthRatio * 0.74) / 2, podProfile)
  const rows = sides.left.slice(2, -2).flatMap((left, index): Point[] => {
    const right = sides.right[index + 2] ?? left
    return [0.1, 0.3, 0.5, 0.7, 0.9].map((share) =>
      interpolatePoints(left, right, share + (index % 2) * 0.06 - 0.03),
    )
  })
  return (
    stalk +
    beak +
    drawHalvedFruit(pen, arc, {
      widthRatio: widthRatio * 1.04,
      profile: podProfile,
      skin: '#8d5833',
      depth: 0.05,
      rings: [{ share: 0.88, colour: '#e2c69a' }],
    }) +
    rows
      .map((position) => grain({ at: position, heading: Math.round(pen.random(0, 5)) * 60, length: 22 }))
      .join('')
  )
}
