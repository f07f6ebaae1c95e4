import { getColourShades } from '../colour'
import { movePoint } from '../geometry/point'
import { createPeakedProfile, ovalWidthProfile } from '../geometry/widthProfiles'
import { getPointOnArc, type Arc, type WidthProfile } from '../geometry/arc'
import { drawHalvedFruit } from '../parts/halvedFruit'
import { drawLeaf, type LeafDrawingOptions } from '../parts/leaf'
import { drawRoundShape } from '../parts/roundObject'
import { drawAlongStem, drawStem } from '../parts/stem'
import type { SvgPen } from '../pen'
import { drawSkinFurrows } from './nuts'

const kernelProfile = createPeakedProfile(0.4, 0.7)

/** A round fruit that ends in a short beak. */
const fruitProfile: WidthProfile = (along) =>
  along < 0.82 ? ovalWidthProfile(along * 1.1) : ovalWidthProfile(0.902) * ((1 - along) / 0.18) ** 1.2

/** An argan branch: small leaves in tufts, and thorns. */
export function drawArganBranch(pen: SvgPen, arc: Arc): string {
  const look: LeafDrawingOptions = { colour: '#7d9450', form: 'obovate', widthRatio: 0.32, veins: 3 }
  const thorns = drawAlongStem(
    arc,
    { along: 'alternate', count: 7, from: 0.12, to: 0.96, angle: [74, 60] },
    (stance) => drawStem(pen, { ...stance, length: 50 }, 6, '#8f7450', 0.1),
  )
  const tufts = drawAlongStem(
    arc,
    { along: 'alternate', count: 7, from: 0.1, to: 1, angle: [60, 30] },
    ({ at, heading }, share) =>
      [-28, 28]
        .map((turn) => drawLeaf(pen, { at, heading: heading + turn, length: 78 - share * 20 }, look))
        .join(''),
  )
  return thorns + drawStem(pen, arc, 13, '#8f7450', 0.5) + tufts
}

/** A ripe argan fruit: golden, with a beak at its tip. */
export function drawArganFruit(pen: SvgPen, arc: Arc): string {
  return (
    drawStem(pen, { ...arc, heading: arc.heading + 180, length: arc.length * 0.2 }, 7, '#8f7450', 0.8) +
    drawRoundShape(pen, arc, {
      colour: '#d3a83a',
      widthRatio: 0.78,
      profile: fruitProfile,
      shade: '#98702a',
      gloss: 0.5,
      steps: 14,
    }) +
    drawSkinFurrows(arc, 0.78, fruitProfile, '#f3dc8e', [-0.56, -0.24], 0.4)
  )
}

/** An argan fruit cut open: pulp around the hard nut. */
export function drawHalfArganFruit(pen: SvgPen, arc: Arc): string {
  const nut = { ...arc, at: getPointOnArc(arc, 0.16).at, length: arc.length * 0.6 }
  return (
    drawHalvedFruit(pen, arc, {
      widthRatio: 0.8,
      profile: fruitProfile,
      skin: '#b98f34',
      depth: 0.06,
      steps: 14,
      rings: [{ share: 0.88, colour: '#f0dca0' }],
    }) + drawArganNut(pen, nut)
  )
}

/** The hard, shiny nut of an argan fruit, with pale seams. */
export function drawArganNut(pen: SvgPen, arc: Arc): string {
  return (
    drawRoundShape(pen, arc, { colour: '#9a6234', widthRatio: 0.68, profile: ovalWidthProfile, gloss: 0.8 }) +
    drawSkinFurrows(arc, 0.68, ovalWidthProfile, '#e0b783', [-0.62, 0.02, 0.6], 0.9, arc.length / 34)
  )
}

/** Half an argan nut: a thick shell around two kernels. */
export function drawCrackedArganNut(pen: SvgPen, arc: Arc): string {
  const kernels = [-1, 1].map((side) => {
    const { at } = getPointOnArc(arc, 0.22)
    return drawArganKernel(pen, {
      at: movePoint(at, arc.heading + 90 * side, arc.length * 0.13),
      heading: arc.heading,
      length: arc.length * 0.56,
    })
  })
  return (
    drawHalvedFruit(pen, arc, {
      widthRatio: 0.76,
      profile: ovalWidthProfile,
      skin: '#9a6234',
      depth: 0.12,
      rings: [
        { share: 0.92, colour: '#c99a62' },
        { share: 0.74, colour: '#6b4022' },
      ],
    }) + kernels.join('')
  )
}

/** An argan kernel: flat, pale and pointed. */
export function drawArganKernel(pen: SvgPen, arc: Arc): string {
  return (
    drawRoundShape(pen, arc, { colour: '#f1dca8', widthRatio: 0.44, profile: kernelProfile, gloss: 0.3 }) +
    drawSkinFurrows(arc, 0.44, kernelProfile, getColourShades('#c9a468').base, [-0.2, 0.3], 0.6)
  )
}
