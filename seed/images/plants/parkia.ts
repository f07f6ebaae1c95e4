import { toSmoothPath } from '../geometry/svgPathData'
import { movePoint, type Point } from '../geometry/point'
import { ovalWidthProfile } from '../geometry/widthProfiles'
import { getPointOnArc, type Arc } from '../geometry/arc'
import { fillSvgEllipse, strokeSvgPath } from '../shapes'
import type { PlantSeedShape } from '../parts/heap'
import { drawLeaf } from '../parts/leaf'
import { reuseDrawing } from '../parts/reuseDrawing'
import { drawSprig } from '../parts/stem'
import type { SvgPen } from '../pen'
import { drawBeadedPod } from './spicePods'

/** A fermented locust bean (iru): soft, dark and flat; its hull is gone and its paler inside shows at the split. */
export const createIruShape = (pen: SvgPen): PlantSeedShape => ({
  length: 44,
  widthRatio: 0.78,
  profile: ovalWidthProfile,
  gloss: 0,
  marking: (arc) => {
    const { at, heading } = getPointOnArc(arc, 0.5)
    const split = [-70, -30, 20, 70].map((turn) =>
      movePoint(at, heading + 90 + turn, arc.length * pen.random(0.28, 0.36)),
    )
    const [x, y] = movePoint(at, 315, arc.length * 0.16)
    return (
      strokeSvgPath(toSmoothPath(split, false), '#9a6a42', 3.4, 0.6) +
      fillSvgEllipse([x, y], arc.length * 0.2, arc.length * 0.12, '#c99f78', 0.3)
    )
  },
})

/** The thin, shiny threads that fermented beans draw between each other; `at` is the middle of their heap. */
export function drawStickyThreads([x, y]: Point): string {
  const threads = [
    [-150, 10, 60],
    [-84, -50, 64],
    [-40, 4, 58],
    [-10, -92, 52],
    [40, -44, 66],
    [74, 14, 60],
    [116, -20, 54],
  ].map(([dx = 0, dy = 0, width = 0]) =>
    toSmoothPath(
      [
        [x + dx, y + dy],
        [x + dx + width * 0.5, y + dy + width * 0.3],
        [x + dx + width, y + dy - 4],
      ],
      false,
    ),
  )
  return strokeSvgPath(threads.join(''), '#e8c79c', 3, 0.8)
}

/** The pods of the locust bean tree, which hang from one stalk. */
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
