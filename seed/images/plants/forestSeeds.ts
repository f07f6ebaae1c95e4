import { mixColours, getColourShades, type Colour } from '../colour'
import { toSmoothPath } from '../geometry/svgPathData'
import { movePoint, type Point } from '../geometry/point'
import { createEggWidthProfile, ovalWidthProfile, createPeakedProfile } from '../geometry/widthProfiles'
import { getPointOnArc, type Arc } from '../geometry/arc'
import { fillSvgEllipse, strokeSvgPath } from '../shapes'
import { drawHalvedFruit } from '../parts/halvedFruit'
import { drawRoundShape } from '../parts/roundObject'
import { drawStem } from '../parts/stem'
import type { SvgPen } from '../pen'
import { drawSkinFurrows } from './nuts'

const kernelProfile = createPeakedProfile(0.48, 0.58)

/** Half an ogbono kernel (the seed of a bush mango), seen from its flat, cream inside or its brown outside. */
export function drawOgbonoKernel(pen: SvgPen, arc: Arc, isInside: boolean): string {
  if (!isInside)
    return (
      drawRoundShape(pen, arc, {
        colour: '#8d5c37',
        widthRatio: 0.66,
        profile: kernelProfile,
        gloss: 0.15,
      }) +
      drawSkinFurrows(arc, 0.66, kernelProfile, '#54311b', [-0.6, -0.15, 0.3, 0.7], 0.5) +
      drawSkinFurrows(arc, 0.66, kernelProfile, '#c79a6b', [-0.4], 0.6)
    )
  return (
    drawHalvedFruit(pen, arc, {
      widthRatio: 0.66,
      profile: kernelProfile,
      skin: '#80512f',
      depth: 0.07,
      rings: [
        { share: 0.87, colour: '#d9b988' },
        { share: 0.76, colour: '#efdfb8' },
      ],
    }) +
    drawSkinFurrows(arc, 0.66, kernelProfile, '#b58e58', [0.04], 0.8, 3) +
    fillSvgEllipse(getPointOnArc(arc, 0.88).at, 6, 5, '#9c6e3f', 0.8)
  )
}

/** The bush mango: a smooth fruit, green turning yellow. */
export function drawBushMango(pen: SvgPen, arc: Arc): string {
  return (
    drawStem(pen, { ...getPointOnArc(arc, 0.97), length: 30, bend: 20 }, 9, '#7d6a44', 0.8) +
    drawRoundShape(pen, arc, {
      colour: '#a3ac3e',
      widthRatio: 0.88,
      profile: createEggWidthProfile(0.52),
      shade: '#6f8136',
      gloss: 0.7,
    }) +
    fillSvgEllipse(
      movePoint(getPointOnArc(arc, 0.5).at, 300, arc.length * 0.14),
      arc.length * 0.2,
      arc.length * 0.24,
      '#e3c24a',
      0.4,
    )
  )
}

/** A bush mango cut open: yellow flesh around a hard, fibrous shell with the kernel inside. */
export function drawHalfBushMango(pen: SvgPen, arc: Arc): string {
  const middle = getPointOnArc(arc, 0.5).at
  const fibres = Array.from({ length: 30 }, (_, index) => {
    const from = movePoint(middle, index * 12, arc.length * 0.27)
    return toSmoothPath([from, movePoint(from, index * 12 + pen.random(-24, 24), arc.length * 0.09)], false)
  })
  const kernel = { at: getPointOnArc(arc, 0.32).at, heading: arc.heading, length: arc.length * 0.36 }
  return (
    drawHalvedFruit(pen, arc, {
      widthRatio: 0.9,
      profile: createEggWidthProfile(0.5),
      skin: '#84933a',
      depth: 0.06,
      rings: [
        { share: 0.93, colour: '#f0b63c' },
        { share: 0.6, colour: '#c98a3a' },
        { share: 0.52, colour: '#8a5a34' },
      ],
    }) +
    strokeSvgPath(fibres.join(''), '#f9dc8e', 2, 0.8) +
    drawRoundShape(pen, kernel, { colour: '#f0e2bd', widthRatio: 0.66, profile: kernelProfile, gloss: 0.3 })
  )
}

/** A bitter kola seed in its brown skin with pale branching veins. */
export function drawBitterKola(pen: SvgPen, arc: Arc): string {
  const veins = [-0.5, -0.1, 0.34].map((offset, index) => {
    const at = (share: number, shift: number) => {
      const { at, heading } = getPointOnArc(arc, share)
      return movePoint(at, heading + 90, (offset + shift) * arc.length * 0.26)
    }
    const fork = at(0.42 + index * 0.06, 0.02)
    return (
      toSmoothPath([at(0.08, -offset * 0.5), at(0.24, 0.06), fork, at(0.66, -0.18), at(0.84, -0.1)], false) +
      toSmoothPath([fork, at(0.6, 0.16), at(0.82, 0.18)], false)
    )
  })
  return (
    drawRoundShape(pen, arc, { colour: '#96663c', widthRatio: 0.62, profile: kernelProfile, gloss: 0.25 }) +
    strokeSvgPath(veins.join(''), '#dcb583', 2.2, 0.75)
  )
}

/** A bitter kola seed without its skin; `isCut` draws it cut open, with small spots of resin inside. */
export function drawPeeledBitterKola(pen: SvgPen, arc: Arc, isCut: boolean): string {
  if (!isCut)
    return (
      drawRoundShape(pen, arc, {
        colour: '#ecd2a2',
        widthRatio: 0.6,
        profile: kernelProfile,
        shade: '#c49a66',
        gloss: 0.4,
      }) + drawSkinFurrows(arc, 0.6, kernelProfile, '#b98a54', [-0.3, 0.36], 0.5)
    )
  const cells = Array.from({ length: 22 }, (_, index) =>
    movePoint(getPointOnArc(arc, 0.5).at, index * 137.5, arc.length * 0.055 * Math.sqrt(index)),
  )
  return (
    drawHalvedFruit(pen, arc, {
      widthRatio: 0.84,
      profile: ovalWidthProfile,
      skin: '#8a5c36',
      depth: 0.14,
      rings: [
        { share: 0.9, colour: '#f0dcb0' },
        { share: 0.4, colour: '#e2bf88' },
      ],
    }) + cells.map((cell) => fillSvgEllipse(cell, 3, 2.6, '#b57b3c', 0.75)).join('')
  )
}

/** A fruit of the bitter kola tree: round, orange and matt, with soft hairs. */
export function drawBitterKolaFruit(pen: SvgPen, arc: Arc): string {
  const sepals = [-60, -20, 20, 60].map((turn) => {
    const { at, heading } = getPointOnArc(arc, 0.97)
    return drawRoundShape(
      pen,
      { at, heading: heading + turn, length: arc.length * 0.17 },
      { colour: '#8c8448', widthRatio: 0.7, profile: createEggWidthProfile(0.4), gloss: 0 },
    )
  })
  return (
    drawStem(pen, { ...getPointOnArc(arc, 0.98), length: arc.length * 0.24, bend: -20 }, 12, '#7d6a44', 0.9) +
    drawRoundFruit(pen, getPointOnArc(arc, 0.5).at, arc.length / 2, '#df8a34') +
    sepals.join('')
  )
}

/** A large round fruit, in four tones. */
function drawRoundFruit(pen: SvgPen, [x, y]: Point, radius: number, colour: Colour): string {
  const tones = getColourShades(colour)
  return (
    fillSvgEllipse(
      [x, y],
      radius * 0.98,
      radius,
      pen.diagonalGradient(tones.dark, mixColours(tones.dark, '#8a3a10', 0.6)),
    ) +
    fillSvgEllipse(
      [x - radius * 0.06, y - radius * 0.06],
      radius * 0.9,
      radius * 0.92,
      pen.diagonalGradient(tones.light, colour, tones.dark),
    ) +
    fillSvgEllipse([x - radius * 0.2, y - radius * 0.22], radius * 0.56, radius * 0.58, tones.light, 0.4) +
    fillSvgEllipse([x - radius * 0.34, y - radius * 0.42], radius * 0.16, radius * 0.1, '#fffdf4', 0.5)
  )
}
