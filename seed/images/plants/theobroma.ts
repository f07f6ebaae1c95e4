import { getColourShades, type Colour } from '../colour'
import { toSmoothPath } from '../geometry/svgPathData'
import { interpolatePoints, movePoint } from '../geometry/point'
import { createEggWidthProfile, ovalWidthProfile, createPeakedProfile } from '../geometry/widthProfiles'
import { getOutlineSides, getPointOnArc, sampleArc, type WidthProfile, type Arc } from '../geometry/arc'
import { strokeSvgPath } from '../shapes'
import { drawHalvedFruit } from '../parts/halvedFruit'
import { drawRoundShape } from '../parts/roundObject'
import { drawAlongStem, drawStem } from '../parts/stem'
import type { SvgPen } from '../pen'
import { drawSkinFurrows } from './nuts'

const podProfile: WidthProfile = (share) => createPeakedProfile(0.42, 0.58)(share) * (1 - 0.12 * share)

/** A ripe cocoa pod with ridges; the arc starts at its stalk. */
export function drawCocoaPod(pen: SvgPen, arc: Arc, colour: Colour): string {
  const tones = getColourShades(colour)
  const widthRatio = 0.46
  return (
    drawStem(pen, { at: arc.at, heading: arc.heading + 180, length: arc.length * 0.13 }, 15, '#8a6a42', 0.9) +
    drawRoundShape(pen, arc, { colour, widthRatio, profile: podProfile, gloss: 0, steps: 18 }) +
    drawPodRidges(arc, widthRatio, [-0.8, -0.4, 0.04, 0.44, 0.78], tones.deep, 0.6) +
    drawPodRidges(arc, widthRatio, [-0.9, -0.58, -0.16, 0.28], tones.bright, 0.6)
  )
}

/** Draws the ribs of a cocoa pod, from one end of the pod to the other. */
function drawPodRidges(
  arc: Arc,
  widthRatio: number,
  shares: readonly number[],
  colour: Colour,
  opacity: number,
): string {
  const stances = sampleArc(arc, 16)
  const { left, right } = getOutlineSides(stances, (arc.length * widthRatio) / 2, podProfile)
  const lines = shares.map((share) =>
    toSmoothPath(
      stances
        .map(({ at }, index) =>
          interpolatePoints(at, (share < 0 ? left : right)[index] ?? at, Math.abs(share)),
        )
        .slice(1, -1),
      false,
    ),
  )
  return strokeSvgPath(lines.join(''), colour, arc.length / 75, opacity)
}

/** A cocoa pod cut lengthwise: two rows of beans in white pulp. */
export function drawHalfCocoaPod(pen: SvgPen, arc: Arc, skin: Colour): string {
  const beans = drawAlongStem(
    arc,
    { along: 'opposite', count: 6, from: 0.16, to: 0.8, angle: [90, 90] },
    ({ at, heading }, share) => {
      const position = movePoint(at, heading, arc.length * 0.075 * Math.sin(Math.PI * (0.12 + share * 0.8)))
      const length = arc.length * 0.16
      return (
        drawRoundShape(
          pen,
          { at: movePoint(position, heading + 180, length * 0.4), heading, length },
          { colour: '#f4ead6', widthRatio: 0.66, profile: ovalWidthProfile, shade: '#c9ae8c', gloss: 0.6 },
        ) +
        drawSkinFurrows(
          { at: movePoint(position, heading + 180, length * 0.3), heading, length: length * 0.7 },
          0.5,
          ovalWidthProfile,
          '#b78f78',
          [0.3],
          0.5,
        )
      )
    },
  )
  return (
    drawHalvedFruit(pen, arc, {
      widthRatio: 0.5,
      profile: podProfile,
      steps: 18,
      skin,
      depth: 0.05,
      rings: [
        { share: 0.92, colour: '#ecd6a0' },
        { share: 0.76, colour: '#b98e5c' },
      ],
    }) + beans
  )
}

/** A dried cocoa bean, flat and brown. */
export function drawCocoaBean(pen: SvgPen, arc: Arc): string {
  const look = { widthRatio: 0.56, profile: createEggWidthProfile(0.46) }
  return (
    drawRoundShape(pen, arc, { ...look, colour: '#7a4527', gloss: 0.3 }) +
    drawSkinFurrows(arc, look.widthRatio, look.profile, '#b57d52', [-0.4, 0.3], 0.6)
  )
}

/** A cupuaçu: a large oblong fruit with brown velvety skin. */
export function drawCupuacuFruit(pen: SvgPen, arc: Arc): string {
  const nap = (isLit: boolean) =>
    Array.from({ length: 44 }, () => {
      const side = isLit ? pen.random(-0.24, 0.04) : pen.random(-0.06, 0.24)
      const at = movePoint(getPointOnArc(arc, pen.random(0.1, 0.9)).at, arc.heading + 90, side * arc.length)
      return toSmoothPath([at, movePoint(at, arc.heading + pen.random(-24, 24), 8)], false)
    }).join('')
  return (
    drawStem(pen, { at: arc.at, heading: arc.heading + 180, length: arc.length * 0.14 }, 18, '#7d6242', 0.9) +
    drawRoundShape(pen, arc, {
      colour: '#91643c',
      widthRatio: 0.58,
      profile: cupuacuProfile,
      gloss: 0,
      steps: 18,
    }) +
    strokeSvgPath(nap(true), '#c99f6c', 2, 0.6) +
    strokeSvgPath(nap(false), '#5a3a22', 2, 0.5)
  )
}

const cupuacuProfile: WidthProfile = (share) => ovalWidthProfile(share) ** 0.86

/** Draws half a cupuaçu fruit: a thin brown shell, full of creamy pulp around dark seeds. */
export function drawHalfCupuacuFruit(pen: SvgPen, arc: Arc): string {
  const seeds = drawAlongStem(
    arc,
    { along: 'alternate', count: 7, from: 0.17, to: 0.84, angle: [90, 90] },
    ({ at, heading }, share) => {
      const position = movePoint(at, heading, arc.length * 0.09 * Math.sin(Math.PI * share))
      const size = arc.length * 0.17
      const pulp = drawRoundShape(
        pen,
        { at: movePoint(position, 180, -size * 0.5), heading: 180, length: size },
        { colour: '#fbf3dc', widthRatio: 1.02, profile: ovalWidthProfile, shade: '#dcc79c', gloss: 0 },
      )
      const seed = drawRoundShape(
        pen,
        { at: movePoint(position, heading + 200, size * 0.26), heading: heading + 20, length: size * 0.6 },
        { colour: '#8f5a38', widthRatio: 0.66, profile: ovalWidthProfile, gloss: 0.5 },
      )
      return pulp + seed
    },
  )
  return (
    drawHalvedFruit(pen, arc, {
      widthRatio: 0.62,
      profile: cupuacuProfile,
      steps: 18,
      skin: '#7d5432',
      depth: 0.06,
      rings: [
        { share: 0.92, colour: '#c79e6a' },
        { share: 0.85, colour: '#f6ead0' },
      ],
    }) + seeds
  )
}
