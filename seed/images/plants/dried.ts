import { smooth, straight } from '../geometry/outline'
import { between, middle, type Point } from '../geometry/point'
import { around, edges, walk, type Edges, type Profile, type Walk } from '../geometry/ribbon'
import { area, line } from '../marks'
import { leaf, type Leaf } from '../parts/leaf'
import { leafForms, type LeafForm } from '../parts/leafForms'
import { petalForms } from '../parts/flower'
import { under } from '../parts/shadow'
import type { Pen } from '../pen'

/** How long, broad and curled something dried is. */
export type Dried = { length: number; slim: number; curl?: number }

/** Keeps dried petals for `heap` and `scatter`: cupped, with a rolled edge in the light and veins that fan out. */
export function driedPetals(pen: Pen, look: Dried & { form: keyof typeof petalForms }, count = 8): string[] {
  return curled(pen, look, count, petalForms[look.form], cup)
}

/** Keeps dried leaves for `heap` and `scatter`: bent, one half in the shade, with a pale midrib. */
export function driedLeaves(pen: Pen, look: Dried & { form: LeafForm }, count = 8): string[] {
  return curled(pen, look, count, leafForms[look.form], sheet)
}

/** A leaf that lies flat, with the shadow beneath it. */
export function laid(pen: Pen, way: Walk, look: Leaf): string {
  const outline = around(edges(walk(way, 6), (way.length * look.slim) / 2, leafForms[look.form]))
  return under(smooth(outline), 0.36) + leaf(pen, way, look)
}

function curled(
  pen: Pen,
  { length, slim, curl = 50 }: Dried,
  count: number,
  profile: Profile,
  draw: (sides: Edges, rib: readonly Point[], length: number) => string,
): string[] {
  return Array.from({ length: count }, (_, index) => {
    const heading = (index * 360) / count + pen.random(-12, 12)
    const bend = pen.random(0.5, 1) * curl * (index % 2 === 0 ? 1 : -1)
    const stances = walk({ at: [0, 0], heading: heading - bend / 2, length, bend }, 5)
    const sides = edges(stances, (length * slim * pen.random(0.8, 1.1)) / 2, profile)
    const home = middle(stances.map(({ at }) => at))
    return pen.keep(
      draw(
        { left: moved(sides.left, home), right: moved(sides.right, home) },
        moved(
          stances.map(({ at }) => at),
          home,
        ),
        length,
      ),
    )
  })
}

/** A petal: its foot in the shade, its lit edge rolled over, veins that fan out. */
function cup({ left, right }: Edges, rib: readonly Point[], length: number): string {
  const [bright, dim] = isTowardsLight(left, right) ? [left, right] : [right, left]
  const across = (share: number, from = dim, to = bright) =>
    from.map((point, index) => between(point, to[index] ?? point, share))
  const outline = smooth(around({ left, right }))
  const veins = [0.34, 0.52, 0.7].map((share) => smooth(across(share).slice(1, -1), false))
  return (
    area(outline, 'inherit', 1, { stroke: '#2c1712', 'stroke-opacity': 0.3 }) +
    area(smooth([...dim, ...across(0.3).toReversed()]), '#2c1712', 0.22) +
    area(
      smooth([...rib.slice(0, 3), ...dim.slice(0, 3).toReversed(), ...bright.slice(0, 3)]),
      '#2c1712',
      0.12,
    ) +
    area(smooth([...bright.slice(1), ...across(0.8).slice(1).toReversed()]), '#fff6e6', 0.42) +
    line(veins.join(''), '#2c1712', Math.max(0.6, length / 90), 0.2)
  )
}

/** Outline, the half that lies in the shade, the rolled edge in the light, and the midrib. */
function sheet({ left, right }: Edges, rib: readonly Point[], length: number): string {
  const [bright, dim] = isTowardsLight(left, right) ? [left, right] : [right, left]
  const outline = around({ left, right })
  const roll = bright.map((point, index) => between(point, rib[index] ?? point, 0.42))
  const vein = rib.map((point, index) => between(point, dim[index] ?? point, 0.5))
  return (
    area(smooth(outline), 'inherit', 1, { stroke: '#2c1712', 'stroke-opacity': 0.3 }) +
    area(smooth([...dim, ...rib.toReversed()]), '#2c1712', 0.24) +
    area(smooth([...bright, ...roll.toReversed()]), '#fff6e0', 0.24) +
    line(straight(rib.slice(0, -1), false), '#2c1712', Math.max(0.8, length / 46), 0.3) +
    line(smooth(vein.slice(1, -1), false), '#fff6e0', Math.max(0.7, length / 60), 0.22)
  )
}

function isTowardsLight(one: readonly Point[], other: readonly Point[]): boolean {
  const [[x, y], [otherX, otherY]] = [middle(one), middle(other)]
  return (x - otherX) * 0.6 + (y - otherY) * 0.8 < 0
}

function moved(points: readonly Point[], [x, y]: Point): Point[] {
  return points.map((point) => [point[0] - x, point[1] - y])
}
