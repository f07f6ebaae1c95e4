import { toSmoothPath } from '../geometry/svgPathData'
import type { Point } from '../geometry/point'
import { getPointOnArc, type Arc } from '../geometry/arc'
import { fillSvgEllipse, strokeSvgPath, drawSvgSymbol } from '../shapes'
import { drawLeaf, type LeafDrawingOptions } from '../parts/leaf'
import { reuseDrawing } from '../parts/reuseDrawing'
import { drawAlongStem, drawSprig, drawStem } from '../parts/stem'
import type { SvgPen } from '../pen'

// Plants of the mint family have square stems, leaves in opposite pairs, and rings of flowers around the stem.

/** A peppermint stem with toothed leaves and a long cluster of light purple flowers. */
export function drawPeppermint(pen: SvgPen, arc: Arc, pairs = 5): string {
  const look: LeafDrawingOptions = { colour: '#4d8047', form: 'ovate', widthRatio: 0.5, teeth: 10 }
  const top = getPointOnArc(arc, 0.96)
  return (
    drawBudSpike(pen, { ...top, length: arc.length * 0.2 }, '#b9a0cf', 7) +
    drawSprig(
      pen,
      arc,
      {
        along: 'opposite',
        count: pairs,
        from: 1 - pairs * 0.175,
        to: 0.94,
        colour: '#7c5560',
        width: 9,
        isOpen: true,
      },
      (at) => drawLeaf(pen, at, look),
      (share) => 172 - share * 96,
    )
  )
}

/** The tip of a mint shoot seen from above: pairs of broad toothed leaves, each pair across the one below. */
export function drawMintTip(pen: SvgPen, at: Point, radius: number): string {
  const look: LeafDrawingOptions = { colour: '#58954a', form: 'ovate', widthRatio: 0.62, teeth: 10, veins: 6 }
  const pairs = [1, 0.94, 0.64, 0.54, 0.3, 0.2].map((share, index) =>
    [0, 180].map((side) =>
      drawLeaf(
        pen,
        { at, heading: 58 + index * 90 + side + pen.random(-8, 8), length: radius * share, bend: 14 },
        index < 2 ? { ...look, colour: '#477f3f' } : look,
      ),
    ),
  )
  return pairs.flat().join('')
}

/** A rosemary twig: woody, with dense needle-shaped leaves and small pale blue flowers. */
export function drawRosemary(pen: SvgPen, arc: Arc, flowers = 6): string {
  const needle = reuseDrawing(pen, 60, (at) =>
    drawLeaf(pen, at, { colour: '#5d7a58', form: 'needle', widthRatio: 0.13, veins: 0, vein: '#c3d2b4' }),
  )
  const bloom = reuseDrawing(pen, 16, (at) =>
    drawLippedFlower(pen, { at: getPointOnArc(at, 1).at, heading: at.heading }, '#8496dc', 13),
  )
  const blooms = drawAlongStem(
    arc,
    { along: 'alternate', count: flowers, from: 0.42, to: 0.96, angle: [40, 20] },
    (stance) => bloom({ ...stance, length: 16 }),
  )
  return (
    drawSprig(
      pen,
      arc,
      { along: 'opposite', count: 15, from: 0.08, to: 0.98, angle: [58, 30], colour: '#7d6248', width: 9 },
      (at) => needle({ ...at, bend: 0 }),
      (share) => 78 - share * 38,
    ) + blooms
  )
}

/** Lavender: a long bare stem, narrow leaves at its base, rings (`whorls`) of violet buds at its top. */
export function drawLavender(pen: SvgPen, arc: Arc, whorls = 9): string {
  const narrow = reuseDrawing(pen, 92, (at) =>
    drawLeaf(pen, at, { colour: '#8b9b7c', form: 'needle', widthRatio: 0.1, veins: 0 }),
  )
  const foot = drawAlongStem(
    arc,
    { along: 'opposite', count: 3, from: 0.06, to: 0.3, angle: [34, 26] },
    (stance) => narrow({ ...stance, length: 92 }),
  )
  return (
    drawStem(pen, arc, 5, '#869a6b', 0.6) +
    foot +
    drawBudSpike(
      pen,
      { ...getPointOnArc(arc, 0.62), length: arc.length * 0.4, bend: (arc.bend ?? 0) * 0.38 },
      '#7d6bb0',
      whorls,
      1.25,
    )
  )
}

/** Rings of flower buds around a plant's stem, smaller towards the tip; a few buds are open. */
export function drawBudSpike(pen: SvgPen, arc: Arc, colour: string, whorls: number, size = 1): string {
  const bud = reuseDrawing(pen, 24, (at) =>
    drawLeaf(pen, at, { colour, form: 'oblong', widthRatio: 0.48, veins: 0, vein: '#d9cfee' }),
  )
  const open = pen.defineSymbol(drawLippedFlower(pen, { at: [0, 0], heading: 0 }, '#b3a2dc', 7))
  const buds = drawAlongStem(
    arc,
    { along: 'opposite', count: whorls, from: 0, to: 1, angle: [50, 22] },
    ({ at, heading }, share, side) => {
      const length = (25 - share * 10) * size
      const outer = bud({ at, heading: heading + pen.random(-8, 8), length })
      const inner = bud({ at, heading: heading - side * 30 + pen.random(-8, 8), length: length * 1.06 })
      return (
        outer +
        inner +
        (pen.random(0, 1) < 0.4
          ? drawSvgSymbol(open, getPointOnArc({ at, heading, length }, 0.9).at, 0, size)
          : '')
      )
    },
  )
  const end = getPointOnArc(arc, 1)
  return (
    strokeSvgPath(toSmoothPath([arc.at, end.at], false), '#869a6b', 4) +
    buds +
    bud({ ...end, length: 16 * size })
  )
}

function drawLippedFlower(
  pen: SvgPen,
  { at: [x, y], heading }: Pick<Arc, 'at' | 'heading'>,
  colour: string,
  size: number,
): string {
  const petals = [-60, 0, 60].map((turn) => {
    const { at } = getPointOnArc({ at: [x, y], heading: heading + turn, length: size }, 0.6)
    return fillSvgEllipse(at, size * 0.52, size * 0.44, pen.radialGradient('#e2dbf4', colour))
  })
  return petals.join('') + fillSvgEllipse([x, y], size * 0.2, size * 0.2, '#fff6d8')
}
