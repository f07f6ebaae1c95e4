import { toSmoothPath, toStraightPath } from '../geometry/svgPathData'
import { getCentroid, interpolatePoints, movePoint, type Point } from '../geometry/point'
import { createPeakedProfile } from '../geometry/widthProfiles'
import { getOutlineSides, joinOutlineSides, sampleArc, type WidthProfile } from '../geometry/arc'
import { fillSvgPath, strokeSvgPath } from '../shapes'
import type { SvgPen } from '../pen'

const bladeProfile = createPeakedProfile(0.42, 0.7)

/** SVG symbols of washed and squeezed leaves for `drawHeap`: long, soft, with wavy edges and many wrinkles. */
export function defineCrinkledLeafSvgSymbols(pen: SvgPen, length: number, count = 9): string[] {
  return Array.from({ length: count }, (_, index) => {
    const [bend, phase] = [pen.random(70, 150) * (index % 2 === 0 ? 1 : -1), pen.random(0, 6)]
    const heading = (index * 360) / count - bend / 2
    const stances = sampleArc({ at: [0, 0], heading, length, bend }, 11)
    const wavy: WidthProfile = (along) => bladeProfile(along) * (1 + 0.36 * Math.sin(along * 26 + phase))
    const middle = getCentroid(stances.map(({ at }) => at))
    const centred = stances.map(({ at: [x, y], heading }) => ({
      at: [x - middle[0], y - middle[1]] as const,
      heading,
    }))
    const sides = getOutlineSides(centred, length * 0.23, wavy)
    return pen.defineSymbol(
      drawCrinkledLeaf(
        centred.map(({ at }) => at),
        joinOutlineSides(sides),
        sides,
      ),
    )
  })
}

function drawCrinkledLeaf(
  rib: readonly Point[],
  outline: readonly Point[],
  { left, right }: ReturnType<typeof getOutlineSides>,
): string {
  const wrinkle = (edge: readonly Point[], from: number) =>
    toStraightPath(
      [rib[from] ?? [0, 0], interpolatePoints(rib[from + 1] ?? [0, 0], edge[from + 1] ?? [0, 0], 0.85)],
      false,
    )
  const wrinkles = [1, 3, 5, 7].map((from) => wrinkle(left, from) + wrinkle(right, from + 1))
  return (
    fillSvgPath(toSmoothPath(outline), 'inherit', 1, { stroke: '#141a0e', 'stroke-opacity': 0.5 }) +
    fillSvgPath(toSmoothPath([...rib, ...right.toReversed()]), '#10160c', 0.3) +
    strokeSvgPath(wrinkles.join(''), '#10160c', 1.6, 0.45) +
    strokeSvgPath(toSmoothPath(rib, false), '#dfe8b8', 1.8, 0.5) +
    strokeSvgPath(toSmoothPath(left.slice(2, -2), false), '#f4fadf', 1.6, 0.4)
  )
}

/** SVG symbols of cut and dried leaves for `drawHeap`: small crumpled pieces with a fold. */
export function defineCutLeafSvgSymbols(pen: SvgPen, size: number, count = 9): string[] {
  return Array.from({ length: count }, (_, index) => {
    const turn = (index * 360) / count
    const rim = Array.from({ length: 7 }, (_, corner) =>
      movePoint(
        [0, 0],
        turn + corner * 51 + pen.random(-16, 16),
        size * 0.5 * (corner % 3 === 0 ? pen.random(0.9, 1.2) : pen.random(0.4, 0.7)),
      ),
    )
    const fold = toStraightPath([rim[0] ?? [0, 0], [0, 0], rim[3] ?? [0, 0]], false)
    return pen.defineSymbol(
      fillSvgPath(toStraightPath(rim), 'inherit', 1, { stroke: '#1c2412', 'stroke-opacity': 0.4 }) +
        fillSvgPath(toStraightPath([[0, 0], ...rim.slice(0, 4)]), '#10160c', 0.2) +
        strokeSvgPath(fold, '#f4fadf', 1.3, 0.45),
    )
  })
}
