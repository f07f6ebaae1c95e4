import { tonesOf } from '../colour'
import { smooth } from '../geometry/outline'
import { between } from '../geometry/point'
import { oval } from '../geometry/profiles'
import { edges, walk, type Profile, type Walk } from '../geometry/ribbon'
import { area, line } from '../marks'
import type { Pen } from '../pen'

/** A banana leaf: a broad blade with parallel ribs, torn by the wind here and there. */
export function plantainLeaf(pen: Pen, way: Walk, slim = 0.3): string {
  const tones = tonesOf('#6f9a4c')
  const stances = walk(way, 22)
  const broad: Profile = (share) => oval(share * 0.96 + 0.03) ** 0.7
  const torn = edges(
    stances,
    (way.length * slim) / 2,
    (share) => broad(share) * (1 - 0.22 * ((share * 22) % 6 < 1 ? 1 : 0)),
  )
  const midrib = stances.map(({ at }) => at)
  const ribs = (side: readonly (readonly [number, number])[]) =>
    stances
      .slice(1, -2)
      .map(({ at }, index) =>
        smooth(
          [at, between(at, side[index + 3] ?? at, 0.55), between(at, side[index + 3] ?? at, 0.92)],
          false,
        ),
      )
      .join('')
  return (
    area(smooth([...torn.left, ...torn.right.toReversed()]), pen.lit(tones.light, tones.base, tones.dark)) +
    area(smooth([...torn.right, ...midrib.toReversed()]), pen.lit(tones.base, tones.dark), 0.7) +
    line(ribs(torn.left) + ribs(torn.right), '#dce8ae', 1.5, 0.5) +
    line(smooth(midrib, false), '#e3ebb4', way.length / 70, 0.95)
  )
}
