import { getPointOnArc, type Arc } from '../geometry/arc'
import { ovalWidthProfile } from '../geometry/widthProfiles'
import { drawLeaf, type LeafDrawingOptions } from '../parts/leaf'
import { drawRoundShape } from '../parts/roundObject'
import { reuseDrawing } from '../parts/reuseDrawing'
import { drawAlongStem, drawSprig, drawStem } from '../parts/stem'
import type { SvgPen } from '../pen'
import { drawBudSpike } from './mint'
import { drawLeafGloss } from './vines'

/** A scent leaf plant's number of leaf pairs, where on the stem they start (0 to 1), and whether it flowers. */
type ScentLeafLook = { pairs: number; from: number; isInFlower: boolean }

/** A scent leaf plant (a kind of basil): pairs of broad leaves with large teeth, and long, thin groups of flowers. */
export function drawScentLeaf(pen: SvgPen, arc: Arc, { pairs, from, isInFlower }: ScentLeafLook): string {
  const look: LeafDrawingOptions = { colour: '#6d9c44', form: 'ovate', widthRatio: 0.56, teeth: 8, veins: 4 }
  const crown = [-34, 30, 0].map((turn, index) => {
    const { at, heading } = getPointOnArc(arc, 0.94)
    const stalk = { at, heading: heading + turn, length: index === 2 ? 130 : 100, bend: -turn * 0.5 }
    return drawBudSpike(pen, { ...stalk }, '#8a7fae', 5, 1)
  })
  return (
    (isInFlower ? crown.join('') : '') +
    drawSprig(
      pen,
      arc,
      {
        along: 'opposite',
        count: pairs,
        from,
        to: 0.92,
        angle: [70, 48],
        colour: '#8a8a56',
        width: 10,
        isOpen: true,
      },
      (at) => drawLeaf(pen, at, look),
      (share) => arc.length * (0.5 - share * 0.25),
    )
  )
}

/**
 * Bitter leaf: long leaves with small teeth, on alternate sides of a brown stem, and a group of leaves at the stem's
 * end.
 */
export function drawBitterLeaf(pen: SvgPen, arc: Arc): string {
  const look: LeafDrawingOptions = {
    colour: '#527f3e',
    form: 'lanceolate',
    widthRatio: 0.4,
    teeth: 14,
    veins: 7,
  }
  const tip = getPointOnArc(arc, 0.97)
  const tuft = [-46, 44, -18, 16].map((turn, index) =>
    drawLeaf(pen, { ...tip, heading: tip.heading + turn, length: 150 - index * 14, bend: turn * 0.7 }, look),
  )
  return (
    drawSprig(
      pen,
      arc,
      {
        along: 'alternate',
        count: 7,
        from: 0.2,
        to: 0.9,
        angle: [70, 50],
        colour: '#8a7350',
        width: 11,
        isOpen: true,
      },
      (at) => drawLeaf(pen, { ...at, bend: (at.bend ?? 0) * 1.6 }, look),
      (share) => 196 - share * 40,
    ) + tuft.join('')
  )
}

/** A soursop twig: long, glossy leaves that lie in one flat plane. */
export function drawSoursop(pen: SvgPen, arc: Arc): string {
  const look: LeafDrawingOptions = {
    colour: '#3d6f38',
    form: 'elliptic',
    widthRatio: 0.4,
    veins: 8,
    vein: '#b5cf8a',
  }
  return drawSprig(
    pen,
    arc,
    { along: 'alternate', count: 6, from: 0.12, to: 0.92, angle: [62, 40], colour: '#84694a', width: 9 },
    (at) => drawLeaf(pen, at, look) + drawLeafGloss(at),
    (share) => 176 - share * 30,
  )
}

/** Guava: blunt leathery leaves in pairs, with many straight, deep veins. */
export function drawGuava(pen: SvgPen, arc: Arc, pairs = 4): string {
  const look: LeafDrawingOptions = {
    colour: '#6f9450',
    form: 'oblong',
    widthRatio: 0.46,
    veins: 11,
    vein: '#d8e3ae',
  }
  return drawSprig(
    pen,
    arc,
    { along: 'opposite', count: pairs, from: 0.16, to: 0.84, angle: [64, 46], colour: '#9a7a56', width: 10 },
    (at) => drawLeaf(pen, at, look),
    (share) => 184 - share * 58,
  )
}

/** Sweet bay: stiff pointed leaves, dense along a twig, with dark berries between them. */
export function drawLaurel(pen: SvgPen, arc: Arc): string {
  const look: LeafDrawingOptions = {
    colour: '#4f7a44',
    form: 'elliptic',
    widthRatio: 0.36,
    veins: 6,
    vein: '#c6d8a0',
  }
  const berries = drawAlongStem(
    arc,
    { along: 'alternate', count: 5, from: 0.34, to: 0.74, angle: [40, 30] },
    (stance) => {
      const stalk = { ...stance, length: 26 }
      return (
        drawStem(pen, stalk, 4, '#8a8a50', 0.9) +
        drawRoundShape(
          pen,
          { ...getPointOnArc(stalk, 1), length: 36 },
          { colour: '#3a3440', widthRatio: 0.8, profile: ovalWidthProfile, gloss: 0.8 },
        )
      )
    },
  )
  return (
    drawSprig(
      pen,
      arc,
      { along: 'alternate', count: 11, from: 0.12, to: 0.96, angle: [54, 34], colour: '#7d6f48', width: 8 },
      (at) => drawLeaf(pen, at, look) + drawLeafGloss(at),
      (share) => 150 - share * 40,
    ) + berries
  )
}

/** Thyme: a thin, stiff stem with tiny leaves in small groups. */
export function drawThyme(pen: SvgPen, arc: Arc): string {
  const small = reuseDrawing(pen, 26, (at) =>
    drawLeaf(pen, at, { colour: '#76875c', form: 'oblong', widthRatio: 0.5, veins: 0, vein: '#d5dcb4' }),
  )
  const tufts = drawAlongStem(
    arc,
    { along: 'opposite', count: 10, from: 0.36, to: 1, angle: [66, 34] },
    (stance, share) =>
      small({
        ...stance,
        heading: stance.heading + pen.random(-14, 14),
        length: (31 - share * 10) * pen.random(0.8, 1.15),
      }),
  )
  return drawStem(pen, arc, 4.5, '#8f7050', 0.5) + tufts + small({ ...getPointOnArc(arc, 1), length: 20 })
}
