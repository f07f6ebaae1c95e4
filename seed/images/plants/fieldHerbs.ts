import { toSmoothPath } from '../geometry/svgPathData'
import { movePoint, type Point } from '../geometry/point'
import { createEggWidthProfile } from '../geometry/widthProfiles'
import { getPointOnArc, type Arc } from '../geometry/arc'
import { fillSvgEllipse, strokeSvgPath } from '../shapes'
import { drawFlower, type FlowerDrawingOptions } from '../parts/flower'
import { drawFeatheryLeaf } from '../parts/foliage'
import { drawLeaf, type LeafDrawingOptions } from '../parts/leaf'
import { reuseDrawing } from '../parts/reuseDrawing'
import { drawRoundShape } from '../parts/roundObject'
import { drawAlongStem, drawSprig, drawStem } from '../parts/stem'
import type { SvgPen } from '../pen'
import { drawBudSpike } from './mint'
import { drawSkinFurrows } from './nuts'

// This file draws plants that are grown for their small seeds.

/** A chia plant: pairs of leaves with toothed edges, below a long cluster of small blue flowers. */
export function drawChia(pen: SvgPen, arc: Arc): string {
  const blade = reuseDrawing(pen, 110, (at) =>
    drawLeaf(pen, at, { colour: '#6d8f55', form: 'ovate', widthRatio: 0.52, teeth: 9, veins: 4 }),
  )
  return (
    drawSprig(
      pen,
      { ...arc, length: arc.length * 0.66, bend: (arc.bend ?? 0) * 0.66 },
      { along: 'opposite', count: 4, from: 0.2, to: 0.92, colour: '#8a9a66', width: 8, isOpen: true },
      (at) => blade({ ...at, bend: 0 }),
      (share) => 136 - share * 66,
    ) + drawBudSpike(pen, { ...getPointOnArc(arc, 0.64), length: arc.length * 0.36 }, '#6c78c4', 8, 1.25)
  )
}

/** Creates a function that draws thin flax stems with narrow leaves and a blue flower or a seed capsule at the end. */
export function createFlaxStem(pen: SvgPen): (arc: Arc, ends: 'flower' | 'capsule') => string {
  const look: LeafDrawingOptions = { colour: '#84a066', form: 'lanceolate', widthRatio: 0.15, veins: 0 }
  const narrow = reuseDrawing(pen, 62, (at) => drawLeaf(pen, at, look))
  const leaves = { along: 'alternate', count: 11, from: 0.16, to: 0.9, angle: [44, 30] } as const
  return (arc, ends) => {
    const top = getPointOnArc(arc, 1)
    return (
      drawStem(pen, arc, 5, '#8ea868', 0.7) +
      drawAlongStem(arc, leaves, (at, share) => narrow({ ...at, length: 72 - share * 32 })) +
      (ends === 'flower' ? drawFlaxFlower(pen, top.at, 66) : drawFlaxCapsule(pen, { ...top, length: 54 }))
    )
  }
}

/** A flax flower: five broad sky-blue petals with darker veins. */
export function drawFlaxFlower(pen: SvgPen, at: Point, radius: number): string {
  const look: FlowerDrawingOptions = {
    at,
    radius,
    petals: 5,
    form: 'round',
    widthRatio: 1,
    colour: '#8fb2e8',
    heart: '#5576c2',
    tilt: 0.82,
    turn: pen.random(0, 70),
    centre: { colour: '#eef0d0', size: 0.1, stamens: 5 },
  }
  return drawFlower(pen, look)
}

function drawFlaxCapsule(pen: SvgPen, arc: Arc): string {
  const sepals = [-44, 44].map((turn) =>
    drawLeaf(
      pen,
      { ...arc, heading: arc.heading + turn, length: 28 },
      { colour: '#93a06c', form: 'lanceolate', widthRatio: 0.4, veins: 0 },
    ),
  )
  return (
    drawRoundShape(pen, arc, {
      colour: '#c2a768',
      widthRatio: 0.88,
      profile: createEggWidthProfile(0.42),
      gloss: 0.2,
    }) +
    drawSkinFurrows(arc, 0.88, createEggWidthProfile(0.42), '#80653a', [-0.6, -0.1, 0.5], 0.7) +
    sepals.join('')
  )
}

/** Creates a function that draws fenugreek stems; each leaf has three leaflets. */
export function createFenugreekStem(pen: SvgPen): (arc: Arc) => string {
  const leaflet = reuseDrawing(pen, 76, (at) =>
    drawLeaf(pen, at, { colour: '#7fa052', form: 'obovate', widthRatio: 0.66, veins: 5 }),
  )
  const drawThreeLeaflets = (at: Arc) => {
    const top = getPointOnArc(at, 0.56)
    return (
      drawStem(pen, { ...at, length: at.length * 0.58 }, 4, '#9bb06a', 0.8) +
      [-64, 64, 0]
        .map((turn) => leaflet({ ...top, heading: top.heading + turn, length: at.length * 0.5 }))
        .join('')
    )
  }
  const leaves = { along: 'alternate', count: 5, from: 0.24, to: 0.88, angle: [54, 40] } as const
  return (arc) =>
    drawSprig(
      pen,
      arc,
      { ...leaves, colour: '#9bb06a', width: 8 },
      (at) => drawThreeLeaflets({ ...at, bend: 0 }),
      (share) => 168 - share * 54,
    )
}

export function drawFenugreekPod(pen: SvgPen, arc: Arc): string {
  const profile = (at: number) => Math.min(1, at * 9) * (at < 0.74 ? 1 - at * 0.2 : (1 - at) * 3.27)
  return (
    drawRoundShape(pen, arc, { colour: '#b59f5c', widthRatio: 0.07, profile, gloss: 0 }) +
    drawSkinFurrows(arc, 0.07, profile, '#6f5a2a', [0.36], 0.7)
  )
}

/** A fennel plant: leaves as thin as threads, and small yellow flowers in umbrella-shaped groups. */
export function drawFennel(pen: SvgPen, arc: Arc, size: number): string {
  const foliage = drawAlongStem(
    arc,
    { along: 'alternate', count: 3, from: 0.3, to: 0.74, angle: [48, 40] },
    (at) =>
      drawFeatheryLeaf(
        pen,
        { ...at, length: 136, bend: 16 },
        { colour: '#86a55c', count: 6, length: 50, width: 2 },
      ),
  )
  return drawStem(pen, arc, 9, '#9bb070', 0.6) + foliage + drawUmbel(pen, getPointOnArc(arc, 1), size)
}

/** An umbrella-shaped flower head: its stalks start at one point, and each stalk ends in a small group of flowers. */
export function drawUmbel(pen: SvgPen, { at, heading }: Pick<Arc, 'at' | 'heading'>, size: number): string {
  const head = pen.defineSymbol(
    Array.from({ length: 9 }, (_, index) => {
      const end = movePoint([0, 0], index * 137.5, 5.4 * Math.sqrt(index))
      return strokeSvgPath(toSmoothPath([[0, 16], end], false), '#9bb070', 1.4) + drawFennelFloret(pen, end)
    }).join(''),
  )
  const rays = [-74, -56, -38, -19, 0, 19, 38, 56, 74].map((turn, index) => {
    const length = size * (1 - Math.abs(turn) / 260) * (index % 2 === 0 ? 1 : 0.84)
    return getPointOnArc({ at, heading: heading + turn, length, bend: -turn * 0.4 }, 1).at
  })
  return (
    strokeSvgPath(
      rays.map((end) => toSmoothPath([at, movePoint(at, heading, size * 0.2), end], false)).join(''),
      '#93aa64',
      2.6,
    ) +
    rays
      .map((end) => `<use href="#${head}" x="${Math.round(end[0])}" y="${Math.round(end[1] - 8)}"/>`)
      .join('')
  )
}

function drawFennelFloret(pen: SvgPen, at: Point): string {
  return fillSvgEllipse(at, 5.4, 5, pen.radialGradient('#fbeb9c', '#e3bb35', '#b98d1e'))
}
