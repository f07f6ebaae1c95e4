import { toSmoothPath } from '../geometry/svgPathData'
import { movePoint } from '../geometry/point'
import { createEggWidthProfile, ovalWidthProfile, createPeakedProfile } from '../geometry/widthProfiles'
import {
  joinOutlineSides,
  getOutlineSides,
  getPointOnArc,
  sampleArc,
  type WidthProfile,
  type Arc,
} from '../geometry/arc'
import { fillSvgPath, fillSvgEllipse, strokeSvgPath } from '../shapes'
import type { PlantSeedShape } from '../parts/heap'
import type { SvgPen } from '../pen'
import { drawSkinFurrows } from './nuts'

// Shapes of seeds, drawn larger than in nature, for `defineSeedSymbols` and `drawHeap`.

const dropProfile = createPeakedProfile(0.4, 0.78)

/** Chia seeds: ovals with dark and pale spots. */
export const createChiaSeedShape = (pen: SvgPen): PlantSeedShape => ({
  length: 34,
  widthRatio: 0.68,
  profile: createEggWidthProfile(0.44),
  gloss: 0.55,
  marking: (arc) =>
    strokeSvgPath(drawMottles(pen, arc, 5), '#2d2422', 3, 0.62) +
    strokeSvgPath(drawMottles(pen, arc, 3), '#e9ddc9', 2, 0.7),
})

function drawMottles(pen: SvgPen, arc: Arc, count: number): string {
  return Array.from({ length: count }, (_, index) => {
    const { at } = getPointOnArc(arc, 0.18 + (0.64 * index) / count + pen.random(0, 0.1))
    const position = movePoint(at, arc.heading + 90, pen.random(-0.22, 0.2) * arc.length)
    return toSmoothPath(
      [
        position,
        movePoint(position, arc.heading + pen.random(-70, 70), arc.length * 0.1),
        movePoint(position, arc.heading + pen.random(-30, 30), arc.length * 0.22),
      ],
      false,
    )
  }).join('')
}

/** Nigella (black seed): matt wedges with sharp edges. */
export const nigellaSeedShape: PlantSeedShape = {
  length: 38,
  widthRatio: 0.62,
  profile: (along) => (along < 0.42 ? 0.34 + (0.66 * along) / 0.42 : 0.2 + (0.8 * (1 - along)) / 0.58),
  gloss: 0,
  marking: (arc) =>
    strokeSvgPath(
      toSmoothPath([arc.at, getPointOnArc(arc, 0.42).at, getPointOnArc(arc, 1).at], false),
      '#8d847c',
      1.6,
      0.7,
    ),
}

/** Flax seeds: flat, shiny and drop-shaped, with a small point at one end. */
export const flaxSeedShape: PlantSeedShape = {
  length: 46,
  widthRatio: 0.52,
  profile: createPeakedProfile(0.42, 0.84),
  gloss: 0.9,
  marking: (arc) =>
    strokeSvgPath(getInnerOutline(arc, 0.52, createPeakedProfile(0.42, 0.84), 0.74), '#f0bd83', 1.4, 0.4),
}

/** Egusi melon seeds: flat and cream-coloured, with a raised rim. */
export const egusiSeedShape: PlantSeedShape = {
  length: 66,
  widthRatio: 0.58,
  profile: createPeakedProfile(0.44, 0.66),
  gloss: 0.2,
  marking: (arc) =>
    fillSvgPath(getInnerOutline(arc, 0.58, createPeakedProfile(0.44, 0.66), 0.7), '#fff8df', 0.5) +
    strokeSvgPath(getInnerOutline(arc, 0.58, createPeakedProfile(0.44, 0.66), 0.76), '#b08a50', 1.8, 0.6) +
    fillSvgEllipse(getPointOnArc(arc, 0.94).at, 3.4, 3, '#8f6a3c', 0.8),
}

/** Sesame seeds: small, pale and drop-shaped. */
export const sesameSeedShape: PlantSeedShape = {
  length: 17,
  widthRatio: 0.6,
  profile: createPeakedProfile(0.38, 0.8),
  gloss: 0.5,
}

/** Pumpkin seeds: green and flat, with faint lines on their skin. */
export const pumpkinSeedShape: PlantSeedShape = {
  length: 66,
  widthRatio: 0.5,
  profile: createPeakedProfile(0.42, 0.7),
  gloss: 0.35,
  marking: (arc) =>
    drawSkinFurrows(arc, 0.5, createPeakedProfile(0.42, 0.7), '#3f4d22', [0.5, 0.76], 0.5) +
    drawSkinFurrows(arc, 0.5, createPeakedProfile(0.42, 0.7), '#dfe3a4', [-0.2, -0.56], 0.6) +
    fillSvgEllipse(getPointOnArc(arc, 0.95).at, 3, 2.6, '#e3dcae', 0.9),
}

/** Fenugreek: hard little blocks with a groove across. */
export const fenugreekSeedShape: PlantSeedShape = {
  length: 36,
  widthRatio: 0.7,
  profile: (along) => Math.min(1, 0.5 + along * 2.2) * Math.min(1, (1 - along) * 2 + 0.42),
  gloss: 0.45,
  marking: (arc) => {
    const [from, to] = [getPointOnArc(arc, 0.02), getPointOnArc(arc, 0.62)]
    const end = movePoint(to.at, arc.heading + 90, arc.length * 0.3)
    return strokeSvgPath(toSmoothPath([from.at, getPointOnArc(arc, 0.4).at, end], false), '#5f3d12', 2.4, 0.7)
  },
}

/** A sunflower seed without its shell: grey-cream, pointed at one end. */
export const sunflowerKernelShape: PlantSeedShape = {
  length: 56,
  widthRatio: 0.46,
  profile: dropProfile,
  gloss: 0.25,
  marking: (arc) => drawSkinFurrows(arc, 0.46, dropProfile, '#7d7258', [-0.3, 0.2, 0.62], 0.6),
}

/** Fennel seeds: slightly bent, with pale ribs along each seed. */
export const fennelSeedShape: PlantSeedShape = {
  length: 62,
  widthRatio: 0.3,
  profile: createPeakedProfile(0.46, 0.66),
  bend: 22,
  gloss: 0,
  marking: (arc) =>
    drawSkinFurrows(arc, 0.3, createPeakedProfile(0.46, 0.66), '#eef0bd', [-0.62, -0.12, 0.4], 0.95) +
    drawSkinFurrows(arc, 0.3, createPeakedProfile(0.46, 0.66), '#4f5726', [-0.36, 0.16, 0.68], 0.6),
}

/** A tigernut: a wrinkled little tuber with a ring or two and a dark tip. */
export const createTigernutShape = (pen: SvgPen): PlantSeedShape => ({
  length: 70,
  widthRatio: 0.74,
  profile: ovalWidthProfile,
  gloss: 0,
  marking: (arc) =>
    strokeSvgPath(drawWrinkles(pen, arc, 4), '#ecc996', 2.6, 0.6) +
    strokeSvgPath(drawWrinkles(pen, arc, 6), '#54331c', 2.2, 0.6) +
    strokeSvgPath(getRingPath(arc, pen.random(0.2, 0.34)), '#4d2d17', 2.4, 0.7) +
    fillSvgEllipse(getPointOnArc(arc, 0.95).at, 7, 5.5, '#432614', 0.85),
})

/** Draws wrinkles on a tigernut: short, crooked lines, roughly along its length. */
function drawWrinkles(pen: SvgPen, arc: Arc, count: number): string {
  return Array.from({ length: count }, () => {
    const share = pen.random(0.14, 0.56)
    const position = movePoint(
      getPointOnArc(arc, share).at,
      arc.heading + 90,
      pen.random(-0.3, 0.3) * ovalWidthProfile(share) * arc.length,
    )
    const middle = movePoint(position, arc.heading + pen.random(-40, 40), arc.length * 0.13)
    return toSmoothPath(
      [position, middle, movePoint(middle, arc.heading + pen.random(-40, 40), arc.length * 0.14)],
      false,
    )
  }).join('')
}

function getRingPath(arc: Arc, share: number): string {
  const { at, heading } = getPointOnArc(arc, share)
  const halfWidth = arc.length * 0.35 * ovalWidthProfile(share)
  return toSmoothPath(
    [
      movePoint(at, heading - 90, halfWidth),
      movePoint(at, heading + 180, arc.length * 0.05),
      movePoint(at, heading + 90, halfWidth),
    ],
    false,
  )
}

/** Returns a smaller outline inside a seed's outline, such as for a mark on the seed. */
function getInnerOutline(arc: Arc, widthRatio: number, profile: WidthProfile, share: number): string {
  const from = (1 - share) / 2
  const part = { ...getPointOnArc(arc, from), length: arc.length * share, bend: (arc.bend ?? 0) * share }
  return toSmoothPath(
    joinOutlineSides(getOutlineSides(sampleArc(part, 6), (arc.length * widthRatio * share) / 2, profile)),
  )
}

/** A sunflower seed in its striped shell. */
export const sunflowerHullShape: PlantSeedShape = {
  length: 74,
  widthRatio: 0.5,
  profile: dropProfile,
  gloss: 0.3,
  marking: (arc) =>
    drawSkinFurrows(arc, 0.5, dropProfile, '#f3ead6', [-0.76, -0.4, 0.02, 0.44, 0.78], 0.9, 3.2),
}
