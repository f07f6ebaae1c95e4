import { mixColours, getColourShades, type Colour } from '../colour'
import { toSmoothPath } from '../geometry/svgPathData'
import { interpolatePoints, movePoint, type Point } from '../geometry/point'
import { ovalWidthProfile, createPeakedProfile } from '../geometry/widthProfiles'
import { getOutlineSides, sampleArc, type WidthProfile, type Arc } from '../geometry/arc'
import { fillSvgPath, fillSvgEllipse, strokeSvgPath } from '../shapes'
import { drawDots, getSpiralPoints } from '../parts/dots'
import { drawRoundShape } from '../parts/roundObject'
import { drawStem } from '../parts/stem'
import type { SvgPen } from '../pen'

/** Draws a prekese spice pod, which has four ridges: two spread to the sides, and one faces the viewer. */
export function drawPrekesePod(pen: SvgPen, arc: Arc, width: number): string {
  const colour = '#6d3d2a'
  const tones = getColourShades(colour)
  const wing: WidthProfile = (along) =>
    Math.min(1, along * 8) ** 0.6 * Math.min(1, (1 - along) * 9) ** 0.6 * (1 + 0.05 * Math.sin(along * 21))
  const sides = getOutlineSides(sampleArc(arc, 16), width / 2, wing)
  const traceLane = (from: number, to: number) => {
    const getPoint = (share: number) =>
      sides.left.map((point, index) => interpolatePoints(point, sides.right[index] ?? point, share))
    return toSmoothPath([...getPoint(from), ...getPoint(to).toReversed()])
  }
  const along = (share: number) =>
    toSmoothPath(
      sides.left
        .slice(1, -1)
        .map((point, index) => interpolatePoints(point, sides.right[index + 1] ?? point, share)),
      false,
    )
  return (
    drawStem(pen, { ...arc, heading: arc.heading + 180, length: 40, bend: 16 }, 12, '#6f5138', 0.8) +
    fillSvgPath(traceLane(0, 1), pen.diagonalGradient(tones.light, colour, tones.deep)) +
    fillSvgPath(traceLane(0.24, 0.4), tones.deep, 0.75) +
    fillSvgPath(
      traceLane(0.38, 0.66),
      pen.diagonalGradient(mixColours(colour, '#d99a6c', 0.5), colour, tones.dark),
    ) +
    fillSvgPath(traceLane(0.64, 0.8), mixColours(tones.deep, '#1c0a06', 0.4), 0.75) +
    strokeSvgPath(along(0.47), '#f2c9a2', width / 20, 0.75) +
    strokeSvgPath(along(0.06), '#e6b48c', width / 26, 0.7) +
    strokeSvgPath(along(0.94), '#2a120b', width / 30, 0.5)
  )
}

/** A cross-section of a prekese pod: a cross with two woody arms and two arms of soft pulp. */
export function drawPrekeseSlice(pen: SvgPen, at: Point, radius: number, turn: number): string {
  const rim = (scale: number, shift = 0) =>
    toSmoothPath(
      Array.from({ length: 24 }, (_, index) => {
        const reach =
          0.3 + 0.7 * Math.abs(Math.cos((index * Math.PI) / 12)) ** 2.8 + (index % 6 === 0 ? 0 : 0.02)
        const cross = Math.max(reach, 0.3 + 0.7 * Math.abs(Math.sin((index * Math.PI) / 12)) ** 2.8)
        return movePoint([at[0] + shift * 0.5, at[1] + shift], turn + index * 15, radius * scale * cross)
      }),
    )
  const arm = (side: number, colour: string) =>
    drawRoundShape(
      pen,
      { at: movePoint(at, turn + side, radius * 0.26), heading: turn + side, length: radius * 0.6 },
      { colour, widthRatio: 0.44, profile: createPeakedProfile(0.6, 0.6), gloss: 0 },
    )
  return (
    fillSvgPath(rim(1, radius * 0.2), '#3a1c12') +
    fillSvgPath(rim(1), pen.diagonalGradient('#8a5236', '#5a3022')) +
    fillSvgPath(rim(0.88), pen.diagonalGradient('#d6a878', '#b07c4e')) +
    arm(0, '#e9c48c') +
    arm(180, '#e9c48c') +
    arm(90, '#93623c') +
    arm(270, '#93623c') +
    fillSvgEllipse(at, radius * 0.2, radius * 0.17, '#4d2a1b') +
    fillSvgEllipse([at[0] - 2, at[1] - 2], radius * 0.1, radius * 0.08, '#8a6044')
  )
}

type BeadedPod = { width: number; colour: Colour; swellings: number; depth: number }

/** A long pod that narrows slightly between its seeds. */
export function drawBeadedPod(pen: SvgPen, arc: Arc, { width, colour, swellings, depth }: BeadedPod): string {
  const tones = getColourShades(colour)
  const profile: WidthProfile = (along) =>
    Math.min(1, along * 8) ** 0.6 *
    Math.min(1, (1 - along) * 6) ** 0.7 *
    (1 - depth * (0.5 + 0.5 * Math.cos(along * swellings * 2 * Math.PI)))
  const sides = getOutlineSides(sampleArc(arc, swellings * 4), width / 2, profile)
  const traceLane = (share: number, step: number) =>
    toSmoothPath(
      sides.left
        .map((point, index) => interpolatePoints(point, sides.right[index] ?? point, share))
        .filter((_, index) => index > 1 && index < swellings * 4 - 1 && index % step === 0),
      false,
    )
  return (
    fillSvgPath(
      toSmoothPath([...sides.left, ...sides.right.toReversed()]),
      pen.diagonalGradient(tones.light, colour, tones.dark, tones.deep),
    ) +
    strokeSvgPath(traceLane(0.78, 2), tones.deep, width / 5, 0.45) +
    strokeSvgPath(traceLane(0.24, 2), tones.bright, width / 12, 0.5)
  )
}

/** Draws a pod of the spice uda: slim and dark, and thicker at each seed. */
export function drawUdaPod(pen: SvgPen, arc: Arc): string {
  return drawBeadedPod(pen, arc, {
    width: 32,
    colour: '#64412f',
    swellings: Math.round(arc.length / 40),
    depth: 0.24,
  })
}

/** Draws a bunch of uda spice pods that hangs from a twig. */
export function drawUdaBunch(pen: SvgPen, at: Point): string {
  const pods = [-62, 60, -44, 42, -28, 26, -10, 12].map((turn, index) =>
    drawUdaPod(pen, {
      at: movePoint(at, 180 + turn, 14),
      heading: 180 + turn,
      length: 330 - Math.abs(turn) * 1.3 + (index % 3) * 16,
      bend: -turn * 0.42,
    }),
  )
  return (
    pods.join('') +
    drawRoundShape(
      pen,
      { at: movePoint(at, 180, 26), heading: 0, length: 50 },
      { colour: '#6b4a36', widthRatio: 1.1, profile: ovalWidthProfile, gloss: 0 },
    ) +
    drawDots(getSpiralPoints(at, 9, 18), '#3a251b', 5, 0.6)
  )
}
