import { toSmoothPath, toStraightPath } from '../geometry/svgPathData'
import { movePoint } from '../geometry/point'
import { createEggWidthProfile } from '../geometry/widthProfiles'
import { getPointOnArc, type Arc } from '../geometry/arc'
import { fillSvgEllipse, strokeSvgPath } from '../shapes'
import { drawFlower } from '../parts/flower'
import { drawPalmateLeaf } from '../parts/foliage'
import { drawLeaf } from '../parts/leaf'
import { drawDots } from '../parts/dots'
import { drawRoundShape } from '../parts/roundObject'
import { drawStem } from '../parts/stem'
import type { SvgPen } from '../pen'
import { defineDriedFlowerSvgSymbols } from './driedFlowers'

/**
 * The thick red cup (calyx) of a roselle flower, from which the drink zobo is made: its pointed parts close over the
 * seed pod.
 */
export function drawRoselleCalyx(pen: SvgPen, arc: Arc): string {
  const look = { colour: '#a81c37', form: 'lanceolate', widthRatio: 0.42, veins: 0, vein: '#d9697a' } as const
  const sepal = (turn: number, length: number) =>
    drawLeaf(
      pen,
      { at: arc.at, heading: arc.heading + turn, length: arc.length * length, bend: -turn * 1.3 },
      look,
    )
  const bracts = [-82, 82].map((turn) =>
    drawLeaf(
      pen,
      { at: arc.at, heading: arc.heading + turn, length: arc.length * 0.3, bend: -turn * 0.9 },
      { colour: '#8a1830', form: 'lanceolate', widthRatio: 0.26, veins: 0 },
    ),
  )
  const cup = {
    ...arc,
    at: movePoint(arc.at, arc.heading + 180, arc.length * 0.04),
    length: arc.length * 0.56,
  }
  return (
    [-20, 20].map((turn) => sepal(turn, 0.96)).join('') +
    drawRoundShape(pen, cup, {
      colour: '#a81c37',
      widthRatio: 0.96,
      profile: createEggWidthProfile(0.45),
      shade: '#6d1024',
      gloss: 0,
    }) +
    [-40, 40, 0].map((turn) => sepal(turn, 0.98)).join('') +
    bracts.join('')
  )
}

/** A hibiscus flower: five broad overlapping petals, a dark red centre and a column of stamens. */
export function drawHibiscus(pen: SvgPen, arc: Arc, radius: number): string {
  const { at } = arc
  const look = { at, petals: 5, form: 'fan', widthRatio: 1.24, tilt: 0.94, turn: arc.heading } as const
  const rays = Array.from({ length: 20 }, (_, index) => {
    const heading = index * 18 + pen.random(-4, 4)
    return toStraightPath([at, movePoint(at, heading, radius * pen.random(0.46, 0.66))], false)
  })
  return (
    fillSvgEllipse(at, radius * 0.72, radius * 0.68, '#eba9b0') +
    drawFlower(pen, { ...look, radius, colour: '#f2b3ba' }) +
    strokeSvgPath(rays.join(''), '#b8385a', 2, 0.5) +
    drawFlower(pen, {
      ...look,
      radius: radius * 0.46,
      form: 'pointed',
      widthRatio: 1.15,
      colour: '#9c1c40',
    }) +
    drawStamenColumn(pen, { ...arc, length: radius * 0.78 })
  )
}

function drawStamenColumn(pen: SvgPen, arc: Arc): string {
  const pollen = Array.from({ length: 34 }, (_, index) => {
    const { at, heading } = getPointOnArc(arc, 0.36 + (0.6 * index) / 34)
    const end = movePoint(at, heading + (index % 2 === 0 ? -72 : 72) + pen.random(-30, 30), pen.random(7, 15))
    return { thread: toStraightPath([at, end], false), end }
  })
  const tips = [-50, -22, 8, 36, 64].map((turn) => {
    const end = getPointOnArc(
      { ...getPointOnArc(arc, 1), heading: getPointOnArc(arc, 1).heading + turn, length: 16 },
      1,
    ).at
    return (
      strokeSvgPath(toSmoothPath([getPointOnArc(arc, 1).at, end], false), '#d98a96', 2.4) +
      fillSvgEllipse(end, 4.6, 4.2, '#a81c37')
    )
  })
  return (
    strokeSvgPath(pollen.map(({ thread }) => thread).join(''), '#f6dcc0', 1.8) +
    drawStem(pen, arc, 11, '#eeb0ae', 0.6) +
    drawDots(
      pollen.map(({ end }) => end),
      '#e9b94a',
      7,
    ) +
    tips.join('')
  )
}

/** Draws a leaf of the roselle plant: three parts with toothed edges, on a red stalk. */
export function drawRoselleLeaf(pen: SvgPen, arc: Arc): string {
  const end = getPointOnArc(arc, 0.4)
  const look = {
    colour: '#557d42',
    form: 'lanceolate',
    widthRatio: 0.3,
    teeth: 8,
    veins: 5,
    vein: '#c9787c',
  } as const
  return (
    drawStem(pen, { ...arc, length: arc.length * 0.4 }, 6, '#a34a55', 0.8) +
    drawPalmateLeaf(pen, {
      ...look,
      at: end.at,
      heading: end.heading,
      length: arc.length * 0.62,
      lobes: 3,
      spread: 88,
      shorter: 0.26,
    })
  )
}

/** A red roselle stalk with two leaves, and a red flower cup (calyx) where each leaf joins the stalk. */
export function drawRoselleStalk(pen: SvgPen, arc: Arc): string {
  const [low, mid] = [getPointOnArc(arc, 0.36), getPointOnArc(arc, 0.62)]
  return (
    drawRoselleLeaf(pen, { ...low, heading: low.heading - 62, length: 200, bend: -20 }) +
    drawRoselleLeaf(pen, { ...mid, heading: mid.heading + 74, length: 190, bend: 24 }) +
    drawStem(pen, arc, 12, '#9c3346', 0.6) +
    [low, mid]
      .map((stance, index) => {
        const side = index === 0 ? 1 : -1
        const stalk = { at: stance.at, heading: stance.heading + side * 52, length: 36, bend: -side * 20 }
        return (
          drawStem(pen, stalk, 9, '#9c3346', 0.9) +
          drawRoselleCalyx(pen, { ...getPointOnArc(stalk, 1), length: 128 })
        )
      })
      .join('')
  )
}

/** Defines SVG symbols of dried roselle flower cups, from which `drawHeap` draws a heap. */
export function defineDriedCalyxSvgSymbols(pen: SvgPen, length: number): string[] {
  return defineDriedFlowerSvgSymbols(pen, {
    length,
    lobes: [-50, 40, -6],
    widthRatio: [0.34, 0.5],
    light: '#f0a8ac',
    foot: { colour: '#6a4a34', length: 0.1, width: 0.14 },
  })
}

/** Colours of a heap of dried roselle flowers: the main dark red, and other reds for some of the pieces. */
export const driedRoselleColours = { colour: '#6d1a2c', others: ['#8a2438', '#541324', '#7a2d3c'] } as const
