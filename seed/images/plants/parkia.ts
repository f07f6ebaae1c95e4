import { toSmoothPath } from '../geometry/svgPathData'
import { movePoint, type Point } from '../geometry/point'
import { createEggWidthProfile } from '../geometry/widthProfiles'
import { getPointOnArc, type Arc } from '../geometry/arc'
import { fillSvgEllipse, strokeSvgPath } from '../shapes'
import { drawDots, getSpiralPoints } from '../parts/dots'
import type { PlantSeedShape } from '../parts/heap'
import { drawLeaf } from '../parts/leaf'
import { reuseDrawing } from '../parts/reuseDrawing'
import { drawSprig, drawStem } from '../parts/stem'
import type { SvgPen } from '../pen'
import { drawBeadedPod } from './spicePods'

/** A fermented locust bean: soft, dark, creased. */
export const createLocustBeanShape = (pen: SvgPen): PlantSeedShape => ({
  length: 52,
  widthRatio: 0.7,
  profile: createEggWidthProfile(0.46),
  gloss: 0.35,
  marking: (arc) => {
    const { at, heading } = getPointOnArc(arc, pen.random(0.3, 0.5))
    const from = movePoint(at, heading + 90, arc.length * pen.random(-0.14, 0.1))
    return strokeSvgPath(
      toSmoothPath(
        [
          from,
          movePoint(from, heading + 20, arc.length * 0.16),
          movePoint(from, heading - 10, arc.length * 0.32),
        ],
        false,
      ),
      '#b27f58',
      2.4,
      0.5,
    )
  },
})

/** A twig of the locust bean tree: pods on long stalks and a red ball of flowers. */
export function drawParkiaTwig(pen: SvgPen, at: Point): string {
  const pods = [-38, 34, -16, 12].map((turn, index) => {
    const arc = {
      at: movePoint(at, 180 + turn, 20),
      heading: 180 + turn,
      length: 300 - (index % 2) * 24,
      bend: -turn * 0.5,
    }
    return drawBeadedPod(pen, arc, {
      width: 38,
      colour: index === 1 ? '#8f5f3c' : '#7a4a2c',
      swellings: 8,
      depth: 0.14,
    })
  })
  return pods.join('') + fillSvgEllipse(at, 24, 20, pen.radialGradient('#b98a58', '#7a5030'))
}

/** The flowers of the locust bean tree: a red ball on a long stalk. */
export function drawParkiaFlower(pen: SvgPen, arc: Arc, radius: number): string {
  const end = getPointOnArc(arc, 1).at
  return (
    drawStem(pen, arc, 7, '#8f7a4a', 0.9) +
    fillSvgEllipse(end, radius, radius, pen.radialGradient('#e0664e', '#c23a32', '#7d1f24')) +
    drawDots(
      getSpiralPoints([end[0] - radius * 0.05, end[1] - radius * 0.05], 60, radius * 0.96),
      '#f09a7c',
      4.4,
      0.7,
    ) +
    drawDots(getSpiralPoints(end, 34, radius * 0.9), '#f8d08a', 2.6, 0.8)
  )
}

/** A leaf of the locust bean tree: a main stalk with pairs of side stalks, each with many small leaflets. */
export function drawParkiaLeaf(pen: SvgPen, arc: Arc): string {
  const leaflet = reuseDrawing(pen, 30, (at) =>
    drawLeaf(pen, at, { colour: '#6a8f4a', form: 'oblong', widthRatio: 0.34, veins: 0 }),
  )
  const twig = (at: Arc) =>
    drawSprig(
      pen,
      at,
      { along: 'opposite', count: 8, from: 0.14, to: 0.96, angle: [74, 56], colour: '#93a862', width: 3 },
      (arc) => leaflet({ ...arc, bend: 0 }),
      (share) => 30 - share * 8,
    )
  return drawSprig(
    pen,
    arc,
    { along: 'opposite', count: 3, from: 0.3, to: 0.9, angle: [62, 46], colour: '#93a862', width: 6 },
    (at) => twig({ ...at, bend: 0 }),
    (share) => 150 - share * 30,
  )
}
