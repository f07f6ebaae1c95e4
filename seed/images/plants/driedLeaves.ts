import { toSmoothPath, toStraightPath } from '../geometry/pathData'
import { interpolatePoints, getCentroid, type Point } from '../geometry/point'
import { joinEdges, traceEdges, sampleArc, type EdgePair, type WidthProfile, type Arc } from '../geometry/arc'
import { fillPath, strokePath } from '../shapes'
import { drawLeaf, type Leaf } from '../parts/leaf'
import { leafProfiles, type LeafForm } from '../parts/leafProfiles'
import { petalProfiles } from '../parts/flower'
import { drawFlatShadow } from '../parts/shadow'
import type { Pen } from '../pen'

export type DriedShape = { length: number; widthRatio: number; curl?: number }

/** Symbols of dried petals for `drawHeap`: cupped, with a lit rolled edge and fanned veins. */
export function defineDriedPetals(
  pen: Pen,
  look: DriedShape & { form: keyof typeof petalProfiles },
  count = 8,
): string[] {
  return defineCurledShapes(pen, look, count, petalProfiles[look.form], drawDriedPetal)
}

/** Symbols of dried leaves for `drawHeap`: bent, one half in the shade, with a pale midrib. */
export function defineDriedLeaves(pen: Pen, look: DriedShape & { form: LeafForm }, count = 8): string[] {
  return defineCurledShapes(pen, look, count, leafProfiles[look.form], drawDriedLeaf)
}

/** A leaf that lies flat on the table, with its shadow. */
export function drawLaidLeaf(pen: Pen, arc: Arc, look: Leaf): string {
  const outline = joinEdges(
    traceEdges(sampleArc(arc, 6), (arc.length * look.widthRatio) / 2, leafProfiles[look.form]),
  )
  return drawFlatShadow(toSmoothPath(outline), 0.36) + drawLeaf(pen, arc, look)
}

function defineCurledShapes(
  pen: Pen,
  { length, widthRatio, curl = 50 }: DriedShape,
  count: number,
  profile: WidthProfile,
  draw: (sides: EdgePair, rib: readonly Point[], length: number) => string,
): string[] {
  return Array.from({ length: count }, (_, index) => {
    const heading = (index * 360) / count + pen.random(-12, 12)
    const bend = pen.random(0.5, 1) * curl * (index % 2 === 0 ? 1 : -1)
    const stances = sampleArc({ at: [0, 0], heading: heading - bend / 2, length, bend }, 5)
    const sides = traceEdges(stances, (length * widthRatio * pen.random(0.8, 1.1)) / 2, profile)
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

/** A petal with a shaded base, a lit rolled edge and fanned veins. */
function drawDriedPetal({ left, right }: EdgePair, rib: readonly Point[], length: number): string {
  const [bright, dim] = isFacingLight(left, right) ? [left, right] : [right, left]
  const across = (share: number, from = dim, to = bright) =>
    from.map((point, index) => interpolatePoints(point, to[index] ?? point, share))
  const outline = toSmoothPath(joinEdges({ left, right }))
  const veins = [0.34, 0.52, 0.7].map((share) => toSmoothPath(across(share).slice(1, -1), false))
  return (
    fillPath(outline, 'inherit', 1, { stroke: '#2c1712', 'stroke-opacity': 0.3 }) +
    fillPath(toSmoothPath([...dim, ...across(0.3).toReversed()]), '#2c1712', 0.22) +
    fillPath(
      toSmoothPath([...rib.slice(0, 3), ...dim.slice(0, 3).toReversed(), ...bright.slice(0, 3)]),
      '#2c1712',
      0.12,
    ) +
    fillPath(toSmoothPath([...bright.slice(1), ...across(0.8).slice(1).toReversed()]), '#fff6e6', 0.42) +
    strokePath(veins.join(''), '#2c1712', Math.max(0.6, length / 90), 0.2)
  )
}

/** Draws one dried leaf: its outline, its shaded half, its lit rolled edge and the line along its middle. */
function drawDriedLeaf({ left, right }: EdgePair, rib: readonly Point[], length: number): string {
  const [bright, dim] = isFacingLight(left, right) ? [left, right] : [right, left]
  const outline = joinEdges({ left, right })
  const roll = bright.map((point, index) => interpolatePoints(point, rib[index] ?? point, 0.42))
  const vein = rib.map((point, index) => interpolatePoints(point, dim[index] ?? point, 0.5))
  return (
    fillPath(toSmoothPath(outline), 'inherit', 1, { stroke: '#2c1712', 'stroke-opacity': 0.3 }) +
    fillPath(toSmoothPath([...dim, ...rib.toReversed()]), '#2c1712', 0.24) +
    fillPath(toSmoothPath([...bright, ...roll.toReversed()]), '#fff6e0', 0.24) +
    strokePath(toStraightPath(rib.slice(0, -1), false), '#2c1712', Math.max(0.8, length / 46), 0.3) +
    strokePath(toSmoothPath(vein.slice(1, -1), false), '#fff6e0', Math.max(0.7, length / 60), 0.22)
  )
}

function isFacingLight(firstEdge: readonly Point[], secondEdge: readonly Point[]): boolean {
  const [[x, y], [otherX, otherY]] = [getCentroid(firstEdge), getCentroid(secondEdge)]
  return (x - otherX) * 0.6 + (y - otherY) * 0.8 < 0
}

function movePoints(points: readonly Point[], [x, y]: Point): Point[] {
  return points.map((point) => [point[0] - x, point[1] - y])
}
