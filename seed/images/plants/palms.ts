import { getColourShades } from '../colour'
import { svgPathData, toSmoothPath } from '../geometry/svgPathData'
import { movePoint, type Point } from '../geometry/point'
import { createEggWidthProfile, ovalWidthProfile, createPeakedProfile } from '../geometry/widthProfiles'
import { getPointOnArc, type Arc } from '../geometry/arc'
import { fillSvgPath, fillSvgEllipse, strokeSvgPath } from '../shapes'
import { drawHalvedFruit } from '../parts/halvedFruit'
import { drawShadow } from '../parts/shadow'
import { getRoundShapeBandOutline, createUnevenOutline, drawRoundShape } from '../parts/roundObject'
import type { SvgPen } from '../pen'

/** A whole brown coconut with fibres and with its three round marks towards the viewer; `at` is its centre. */
export function drawCoconut(pen: SvgPen, at: Point, radius: number): string {
  const arc: Arc = { at: [at[0] - radius, at[1] + radius * 0.2], heading: 82, length: radius * 2 }
  const tones = getColourShades('#7a5332')
  const fibres = Array.from({ length: 54 }, () => {
    const [angle, far] = [pen.random(0, 360), Math.sqrt(pen.random(0.02, 0.86)) * radius]
    const from = movePoint(at, angle, far)
    return {
      way: toSmoothPath(
        [from, movePoint(from, 82 + pen.random(-24, 24), radius * pen.random(0.12, 0.3))],
        false,
      ),
      isLit: Math.cos(((angle + 40) * Math.PI) / 180) > 0,
    }
  })
  const eyes: Point[] = [
    [0.52, -0.2],
    [0.66, 0.1],
    [0.4, 0.16],
  ]
  return (
    drawShadow([at[0], at[1] + radius * 0.9], radius * 1.8) +
    drawRoundShape(pen, arc, {
      colour: '#7a5332',
      widthRatio: 0.94,
      profile: createEggWidthProfile(0.47),
      gloss: 0,
    }) +
    strokeSvgPath(
      fibres
        .filter(({ isLit }) => isLit)
        .map((fibre) => fibre.way)
        .join(''),
      '#c79a66',
      2.2,
      0.75,
    ) +
    strokeSvgPath(
      fibres
        .filter(({ isLit }) => !isLit)
        .map((fibre) => fibre.way)
        .join(''),
      tones.deep,
      2.2,
      0.6,
    ) +
    eyes
      .map(([x, y]) =>
        fillSvgEllipse([at[0] + x * radius, at[1] + y * radius], radius * 0.1, radius * 0.12, '#3a2318'),
      )
      .join('')
  )
}

/** Half a coconut: the shell, a thick ring of white flesh and the hollow. */
export function drawHalfCoconut(pen: SvgPen, at: Point, radius: number): string {
  const arc: Arc = { at: movePoint(at, 250, radius), heading: 70, length: radius * 2 }
  return (
    drawShadow([at[0], at[1] + radius * 0.82], radius * 1.9) +
    drawHalvedFruit(pen, arc, {
      widthRatio: 0.86,
      profile: ovalWidthProfile,
      skin: '#6b4426',
      depth: 0.13,
      rings: [
        { share: 0.93, colour: '#a8794c' },
        { share: 0.89, colour: '#fbf8ee' },
        { share: 0.63, colour: '#d9d3c0', shift: [2, 3] },
        { share: 0.56, colour: '#eeeadb', shift: [5, 7] },
      ],
    })
  )
}

/** A fruit of the oil palm: orange-red with a nearly black tip. */
export function drawPalmFruit(pen: SvgPen, arc: Arc): string {
  const look = { widthRatio: 0.68, profile: createPeakedProfile(0.46, 0.62) }
  return (
    drawRoundShape(pen, arc, { ...look, colour: '#c8401c', shade: '#7c1d12', gloss: 0.8 }) +
    fillSvgPath(
      getRoundShapeBandOutline(arc, look, 0.72, 1),
      pen.diagonalGradient('#5a2418', '#25100c'),
      0.92,
    )
  )
}

/** An oil palm fruit cut open: orange pulp, the nut's black shell, the white kernel. */
export function drawHalfPalmFruit(pen: SvgPen, arc: Arc): string {
  return drawHalvedFruit(pen, arc, {
    widthRatio: 0.74,
    profile: createPeakedProfile(0.46, 0.62),
    skin: '#b8341a',
    rings: [
      { share: 0.92, colour: '#f0962e' },
      { share: 0.6, colour: '#38231a' },
      { share: 0.46, colour: '#f5efdf' },
    ],
  })
}

/** A hard black palm nut; a cracked nut shows its kernel. */
export function drawPalmNut(pen: SvgPen, arc: Arc, isCracked: boolean): string {
  const profile = createEggWidthProfile(0.42)
  if (isCracked)
    return drawHalvedFruit(pen, arc, {
      widthRatio: 0.84,
      profile,
      skin: '#3b2a22',
      depth: 0.16,
      rings: [
        { share: 0.9, colour: '#7a5a44' },
        { share: 0.76, colour: '#5a3a2a' },
        { share: 0.68, colour: '#f4eddb' },
      ],
    })
  const {
    at: [x, y],
  } = getPointOnArc(arc, 0.5)
  const size = arc.length
  const furrows = [-0.2, 0.06, 0.28].map(
    (shift) =>
      svgPathData`M${x - size * 0.34} ${y + shift * size}q${size * 0.3} ${-size * 0.12} ${size * 0.64} ${size * 0.02}`,
  )
  return (
    drawRoundShape(pen, arc, { colour: '#4a372c', widthRatio: 0.84, profile, gloss: 0.2 }) +
    strokeSvgPath(furrows.join(''), '#8a6e58', 1.8, 0.6)
  )
}

/** A kernel of a palm nut, taken out of its shell: a brown oval with a slightly uneven outline. */
export function drawPalmKernel(pen: SvgPen, arc: Arc): string {
  const outline = createUnevenOutline(pen, arc, 0.8, ovalWidthProfile)
  return (
    drawRoundShape(pen, arc, { colour: '#6f4a30', widthRatio: 0.8, profile: ovalWidthProfile, gloss: 0.4 }) +
    fillSvgPath(toSmoothPath(outline), '#2a1a12', 0.08)
  )
}
