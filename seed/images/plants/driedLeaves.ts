import { toSmoothPath, toStraightPath } from '../geometry/svgPathData'
import { interpolatePoints, getCentroid, type Point } from '../geometry/point'
import {
  joinOutlineSides,
  getOutlineSides,
  sampleArc,
  type OutlineSides,
  type WidthProfile,
  type Arc,
} from '../geometry/arc'
import { fillSvgPath, strokeSvgPath } from '../shapes'
import { drawLeaf, type LeafDrawingOptions } from '../parts/leaf'
import { leafWidthProfiles, type LeafShapeName } from '../parts/leafWidthProfiles'
import { petalWidthProfiles } from '../parts/flower'
import { drawFlatShadow } from '../parts/shadow'
import type { SvgPen } from '../pen'

export type DriedPlantPartShape = { length: number; widthRatio: number; curl?: number }

/** SVG symbols of dried petals for `drawHeap`: curved like a cup, with a bright rolled edge and spread veins. */
export function defineDriedPetalSvgSymbols(
  pen: SvgPen,
  look: DriedPlantPartShape & { form: keyof typeof petalWidthProfiles },
  count = 8,
): string[] {
  return defineCurledShapes(pen, look, count, petalWidthProfiles[look.form], drawDriedPetal)
}

/** SVG symbols of dried leaves for `drawHeap`: bent, with one half in the shade and a pale line along the middle. */
export function defineDriedLeafSvgSymbols(
  pen: SvgPen,
  look: DriedPlantPartShape & { form: LeafShapeName },
  count = 8,
): string[] {
  return defineCurledShapes(pen, look, count, leafWidthProfiles[look.form], drawDriedLeaf)
}

/** A leaf that lies flat on the table, with its shadow. */
export function drawLeafOnTable(pen: SvgPen, arc: Arc, look: LeafDrawingOptions): string {
  const outline = joinOutlineSides(
    getOutlineSides(sampleArc(arc, 6), (arc.length * look.widthRatio) / 2, leafWidthProfiles[look.form]),
  )
  return drawFlatShadow(toSmoothPath(outline), 0.36) + drawLeaf(pen, arc, look)
}

function defineCurledShapes(
  pen: SvgPen,
  { length, widthRatio, curl = 50 }: DriedPlantPartShape,
  count: number,
  profile: WidthProfile,
  draw: (sides: OutlineSides, rib: readonly Point[], length: number) => string,
): string[] {
  return Array.from({ length: count }, (_, index) => {
    const heading = (index * 360) / count + pen.random(-12, 12)
    const bend = pen.random(0.5, 1) * curl * (index % 2 === 0 ? 1 : -1)
    const stances = sampleArc({ at: [0, 0], heading: heading - bend / 2, length, bend }, 5)
    const sides = getOutlineSides(stances, (length * widthRatio * pen.random(0.8, 1.1)) / 2, profile)
    const centroid = getCentroid(stances.map(({ at }) => at))
    return pen.defineSymbol(
      draw(
        { left: movePoints(sides.left, centroid), right: movePoints(sides.right, centroid) },
        movePoints(
          stances.map(({ at }) => at),
          centroid,
        ),
        length,
      ),
    )
  })
}

/** One dried petal with a dark base, a bright rolled edge and spread veins. */
function drawDriedPetal({ left, right }: OutlineSides, rib: readonly Point[], length: number): string {
  const [bright, dim] = isFacingLight(left, right) ? [left, right] : [right, left]
  const across = (share: number, from = dim, to = bright) =>
    from.map((point, index) => interpolatePoints(point, to[index] ?? point, share))
  const outline = toSmoothPath(joinOutlineSides({ left, right }))
  const veins = [0.34, 0.52, 0.7].map((share) => toSmoothPath(across(share).slice(1, -1), false))
  return (
    fillSvgPath(outline, 'inherit', 1, { stroke: '#2c1712', 'stroke-opacity': 0.3 }) +
    fillSvgPath(toSmoothPath([...dim, ...across(0.3).toReversed()]), '#2c1712', 0.22) +
    fillSvgPath(
      toSmoothPath([...rib.slice(0, 3), ...dim.slice(0, 3).toReversed(), ...bright.slice(0, 3)]),
      '#2c1712',
      0.12,
    ) +
    fillSvgPath(toSmoothPath([...bright.slice(1), ...across(0.8).slice(1).toReversed()]), '#fff6e6', 0.42) +
    strokeSvgPath(veins.join(''), '#2c1712', Math.max(0.6, length / 90), 0.2)
  )
}

/** Draws one dried leaf: its outline, its shaded half, its lit rolled edge and the line along its middle. */
function drawDriedLeaf({ left, right }: OutlineSides, rib: readonly Point[], length: number): string {
  const [bright, dim] = isFacingLight(left, right) ? [left, right] : [right, left]
  const outline = joinOutlineSides({ left, right })
  const roll = bright.map((point, index) => interpolatePoints(point, rib[index] ?? point, 0.42))
  const vein = rib.map((point, index) => interpolatePoints(point, dim[index] ?? point, 0.5))
  return (
    fillSvgPath(toSmoothPath(outline), 'inherit', 1, { stroke: '#2c1712', 'stroke-opacity': 0.3 }) +
    fillSvgPath(toSmoothPath([...dim, ...rib.toReversed()]), '#2c1712', 0.24) +
    fillSvgPath(toSmoothPath([...bright, ...roll.toReversed()]), '#fff6e0', 0.24) +
    strokeSvgPath(toStraightPath(rib.slice(0, -1), false), '#2c1712', Math.max(0.8, length / 46), 0.3) +
    strokeSvgPath(toSmoothPath(vein.slice(1, -1), false), '#fff6e0', Math.max(0.7, length / 60), 0.22)
  )
}

function isFacingLight(firstEdge: readonly Point[], secondEdge: readonly Point[]): boolean {
  const [[x, y], [otherX, otherY]] = [getCentroid(firstEdge), getCentroid(secondEdge)]
  return (x - otherX) * 0.6 + (y - otherY) * 0.8 < 0
}

function movePoints(points: readonly Point[], [x, y]: Point): Point[] {
  return points.map((point) => [point[0] - x, point[1] - y])
}
