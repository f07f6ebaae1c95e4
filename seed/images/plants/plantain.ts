import { getColourShades } from '../colour'
import { toSmoothPath } from '../geometry/svgPathData'
import { interpolatePoints } from '../geometry/point'
import { ovalWidthProfile } from '../geometry/widthProfiles'
import { getOutlineSides, sampleArc, type WidthProfile, type Arc } from '../geometry/arc'
import { fillSvgPath, strokeSvgPath } from '../shapes'
import type { SvgPen } from '../pen'

/** A banana leaf: a broad blade with parallel ribs and a few tears from the wind. */
export function drawPlantainLeaf(pen: SvgPen, arc: Arc, widthRatio = 0.3): string {
  const tones = getColourShades('#6f9a4c')
  const stances = sampleArc(arc, 22)
  const broad: WidthProfile = (share) => ovalWidthProfile(share * 0.96 + 0.03) ** 0.7
  const edges = getOutlineSides(
    stances,
    (arc.length * widthRatio) / 2,
    (share) => broad(share) * (1 - 0.22 * ((share * 22) % 6 < 1 ? 1 : 0)),
  )
  const midrib = stances.map(({ at }) => at)
  const ribs = (side: readonly (readonly [number, number])[]) =>
    stances
      .slice(1, -2)
      .map(({ at }, index) =>
        toSmoothPath(
          [
            at,
            interpolatePoints(at, side[index + 3] ?? at, 0.55),
            interpolatePoints(at, side[index + 3] ?? at, 0.92),
          ],
          false,
        ),
      )
      .join('')
  return (
    fillSvgPath(
      toSmoothPath([...edges.left, ...edges.right.toReversed()]),
      pen.diagonalGradient(tones.light, tones.base, tones.dark),
    ) +
    fillSvgPath(
      toSmoothPath([...edges.right, ...midrib.toReversed()]),
      pen.diagonalGradient(tones.base, tones.dark),
      0.7,
    ) +
    strokeSvgPath(ribs(edges.left) + ribs(edges.right), '#dce8ae', 1.5, 0.5) +
    strokeSvgPath(toSmoothPath(midrib, false), '#e3ebb4', arc.length / 70, 0.95)
  )
}
