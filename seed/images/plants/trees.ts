import { toSmoothPath } from '../geometry/svgPathData'
import { movePoint, type Point } from '../geometry/point'
import { ovalWidthProfile } from '../geometry/widthProfiles'
import { getPointOnArc, type Arc } from '../geometry/arc'
import { fillSvgPath, strokeSvgPath } from '../shapes'
import { drawDots } from '../parts/dots'
import { drawHalvedFruit } from '../parts/halvedFruit'
import { drawLeaf, type LeafDrawingOptions } from '../parts/leaf'
import { reuseDrawing } from '../parts/reuseDrawing'
import { drawRoundShape } from '../parts/roundObject'
import { drawAlongStem, drawSprig, drawStem } from '../parts/stem'
import type { SvgPen } from '../pen'
import { drawSkinFurrows } from './nuts'

/** Tea tree: thin needles along the stem, and a white flower like a round brush near the top. */
export function drawTeaTree(pen: SvgPen, arc: Arc): string {
  const needle = reuseDrawing(pen, 80, (at) =>
    drawLeaf(pen, at, { colour: '#5f8444', form: 'lanceolate', widthRatio: 0.1, veins: 0, vein: '#d3e0ac' }),
  )
  const needles = (from: number, to: number, count: number) =>
    drawAlongStem(arc, { along: 'opposite', count, from, to, angle: [50, 26] }, ({ at, heading }, share) =>
      needle({ at, heading: heading + pen.random(-12, 12), length: 104 - share * 44 }),
    )
  return (
    drawStem(pen, arc, 9, '#8c6d4e') +
    needles(0.08, 0.6, 12) +
    drawBottlebrush(pen, {
      ...getPointOnArc(arc, 0.58),
      length: arc.length * 0.24,
      bend: (arc.bend ?? 0) * 0.24,
    }) +
    needles(0.84, 1, 5)
  )
}

/** Draws the flower of a tea tree: thin white threads (stamens) all around the stem. */
function drawBottlebrush(pen: SvgPen, arc: Arc): string {
  const threads: string[] = []
  const tips: Point[] = []
  drawAlongStem(
    arc,
    { along: 'opposite', count: 42, from: 0, to: 1, angle: [84, 62] },
    ({ at, heading }, share) => {
      const length = 46 * Math.sin(Math.PI * (0.2 + 0.64 * share)) * pen.random(0.7, 1.08)
      const end = movePoint(at, heading + pen.random(-34, 34), length)
      threads.push(toSmoothPath([at, end], false))
      tips.push(end)
      return ''
    },
  )
  return (
    strokeSvgPath(threads.join(''), '#9fb08c', 3.4) +
    strokeSvgPath(threads.join(''), '#fffef6', 2) +
    drawDots(tips, '#ecd88a', 4.6)
  )
}

/** Returns a function that draws leaves of the neem tree: two rows of narrow, curved, toothed leaflets. */
export function createNeemLeaf(pen: SvgPen): (arc: Arc, pairs: number) => string {
  const look: LeafDrawingOptions = {
    colour: '#587f3c',
    form: 'lanceolate',
    widthRatio: 0.22,
    teeth: 11,
    veins: 5,
  }
  const leaflets = {
    '-1': reuseDrawing(pen, 130, (at) => drawLeaf(pen, { ...at, bend: -24 }, look)),
    '1': reuseDrawing(pen, 130, (at) => drawLeaf(pen, { ...at, bend: 24 }, look)),
  }
  return (arc, pairs) =>
    drawStem(pen, arc, 6, '#8fa05a') +
    drawAlongStem(
      arc,
      { along: 'opposite', count: pairs, from: 0.16, to: 0.92, angle: [70, 44] },
      ({ at, heading }, share, side) =>
        leaflets[side]({ at, heading: heading + pen.random(-5, 5), length: 146 - share * 44 }),
    ) +
    leaflets[1]({ ...getPointOnArc(arc, 0.99), length: 102 })
}

/** Draws a small fruit of the neem tree on its stalk: yellow if it is ripe, else green. */
export function drawNeemFruit(pen: SvgPen, arc: Arc, isRipe: boolean): string {
  return (
    drawStem(pen, { ...arc, heading: arc.heading + 180, length: arc.length * 0.6 }, 4, '#8fa05a') +
    drawRoundShape(pen, arc, {
      colour: isRipe ? '#d8c044' : '#9db552',
      widthRatio: 0.7,
      profile: ovalWidthProfile,
      gloss: 0.7,
    })
  )
}

/** Moringa's leaf: side stalks with pairs of round leaflets. */
export function drawMoringaLeaf(pen: SvgPen, arc: Arc, pairs = 5): string {
  const leaflet = reuseDrawing(pen, 38, (at) =>
    drawLeaf(pen, at, { colour: '#6c9a48', form: 'oblong', widthRatio: 0.62, veins: 0, vein: '#c6dc96' }),
  )
  const side = (at: Arc) =>
    drawSprig(
      pen,
      at,
      { along: 'opposite', count: 3, from: 0.3, to: 0.86, angle: [66, 48], colour: '#93ad62', width: 3 },
      (arc) => leaflet({ ...arc, bend: 0 }),
      (share) => 40 - share * 6,
    )
  return drawSprig(
    pen,
    arc,
    { along: 'opposite', count: pairs, from: 0.2, to: 0.86, angle: [64, 44], colour: '#93ad62', width: 6 },
    side,
    (share) => 126 - share * 50,
  )
}

/** Draws a pod of the moringa tree: long, with three edges. */
export function drawMoringaPod(pen: SvgPen, arc: Arc): string {
  const profile = (along: number) =>
    Math.min(1, along * 7) * Math.min(1, (1 - along) * 6) * (0.92 + 0.08 * Math.sin(along * 46))
  return (
    drawRoundShape(pen, arc, { colour: '#94723f', widthRatio: 0.075, profile, gloss: 0 }) +
    drawSkinFurrows(arc, 0.075, profile, '#d8b47a', [-0.3], 0.8) +
    drawSkinFurrows(arc, 0.075, profile, '#4c3420', [0.4], 0.6)
  )
}

/** A moringa seed with three papery wings. */
export function drawMoringaSeed(pen: SvgPen, at: Point, size: number, turn: number): string {
  const wings = [0, 120, 240].map((heading) =>
    drawLeaf(
      pen,
      { at: movePoint(at, heading + turn + 180, size * 0.1), heading: heading + turn, length: size * 1.06 },
      { colour: '#efe3c6', form: 'obovate', widthRatio: 0.8, veins: 4, vein: '#c9b48a' },
    ),
  )
  return (
    wings.join('') +
    drawRoundShape(
      pen,
      { at: movePoint(at, 180, size * 0.4), heading: 0, length: size * 0.8 },
      { colour: '#5c3d28', widthRatio: 0.96, profile: ovalWidthProfile, gloss: 0.3 },
    )
  )
}

/** A moringa seed on its side: the dark hull between two papery wings, the third wing along its back. */
export function drawMoringaSeedOnSide(pen: SvgPen, at: Point, size: number, turn: number): string {
  const axis = { at: movePoint(at, turn + 180, size * 0.62), heading: turn, length: size * 1.24 }
  const wings = [-1, 1].map((side) => {
    const edge = [0.06, 0.2, 0.4, 0.6, 0.8, 0.95].map((share, index) =>
      movePoint(
        getPointOnArc(axis, share).at,
        turn + 90 * side,
        size * (0.3 + 0.36 * ovalWidthProfile(share) + (index % 2) * 0.05),
      ),
    )
    const veins = [0.24, 0.42, 0.6, 0.78].map((share, index) =>
      toSmoothPath([getPointOnArc(axis, 0.5).at, edge[index + 1] ?? getPointOnArc(axis, share).at], false),
    )
    return (
      fillSvgPath(
        toSmoothPath([axis.at, ...edge, getPointOnArc(axis, 1).at]),
        side < 0 ? pen.diagonalGradient('#fdf6e2', '#e6d3a8') : pen.diagonalGradient('#f2e4c2', '#c9ac78'),
      ) + strokeSvgPath(veins.join(''), '#a98d5c', 1.6, 0.6)
    )
  })
  const hull = { at: movePoint(at, turn + 180, size * 0.4), heading: turn, length: size * 0.8 }
  return (
    wings.join('') +
    drawRoundShape(pen, hull, { colour: '#5c3d28', widthRatio: 0.9, profile: ovalWidthProfile, gloss: 0.3 }) +
    drawSkinFurrows(hull, 0.9, ovalWidthProfile, '#e9d6ae', [0.12], 0.9, size / 16)
  )
}

/** A split moringa pod: a row of seeds in soft white tissue. */
export function drawOpenMoringaPod(pen: SvgPen, arc: Arc): string {
  const profile = (along: number) => Math.min(1, along * 6) * Math.min(1, (1 - along) * 5)
  const seed = reuseDrawing(pen, 30, (at) =>
    drawRoundShape(pen, at, { colour: '#5c3d28', widthRatio: 0.9, profile: ovalWidthProfile, gloss: 0.4 }),
  )
  const row = drawAlongStem(
    arc,
    { along: 'alternate', count: 9, from: 0.12, to: 0.86, angle: [90, 90] },
    ({ at }) => seed({ at: movePoint(at, arc.heading + 180, 15), heading: arc.heading, length: 30 }),
  )
  return (
    drawHalvedFruit(pen, arc, {
      widthRatio: 0.12,
      profile,
      skin: '#94723f',
      depth: 0.018,
      rings: [{ share: 0.94, colour: '#eee0bd' }],
    }) + row
  )
}
