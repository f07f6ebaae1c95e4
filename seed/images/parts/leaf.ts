import { mix, tonesOf, type Colour } from '../colour'
import { d, smooth, straight } from '../geometry/outline'
import { between, step, type Point } from '../geometry/point'
import { around, edges, walk, type Edges, type Stance, type Walk } from '../geometry/ribbon'
import { area, line } from '../marks'
import type { Pen } from '../pen'
import { leafForms, type LeafForm } from './leafForms'

/** A leaf by its form; `way` starts where it is attached and its length is the blade's. */
export type Leaf = {
  colour: Colour
  form: LeafForm
  /** Its greatest width as a share of its length. */
  slim: number
  /** How many teeth stand on each edge; none where it is smooth. */
  teeth?: number
  /** How many veins leave the midrib on each side; 'along' for those of grasses. */
  veins?: number | 'along'
  vein?: Colour
}

/** A leaf: one half in the light and one in the shade, as the light falls on the way it points. */
export function leaf(pen: Pen, way: Walk, look: Leaf): string {
  const tones = tonesOf(varied(pen, look.colour))
  const stances = walk(way, way.length < 80 ? 4 : 6)
  const sides = edges(stances, (way.length * look.slim) / 2, leafForms[look.form])
  const outline = { left: toothed(sides.left, look, 1), right: toothed(sides.right, look, -1) }
  const bright = isLeftBright(way) ? outline.left : outline.right
  const midrib = stances.map(({ at }) => at)
  const draw = look.teeth === undefined ? smooth : straight
  const vein = look.vein ?? mix(tones.light, '#fff6d8', 0.25)
  const width = Math.max(0.9, way.length / 75)
  return (
    area(draw(around(outline)), pen.lit(tones.base, tones.dark)) +
    area(draw([...bright, ...midrib.toReversed()]), pen.lit(tones.light, tones.base)) +
    (way.length < 40 || look.veins === 0 ? '' : line(veins(stances, sides, look), vein, width * 0.6, 0.45)) +
    line(smooth(midrib.slice(0, -1), false), vein, width, 0.85)
  )
}

/** One of three shades, so that leaves differ and their paints stay few. */
function varied({ random }: Pen, colour: Colour): Colour {
  const shade = random(0, 3)
  if (shade < 1) return mix(colour, '#fff0c0', 0.09)
  return shade < 2 ? colour : mix(colour, '#20301c', 0.1)
}

function isLeftBright({ heading, bend = 0 }: Walk): boolean {
  const [x, y] = step([0, 0], heading + bend / 2 - 90, 1)
  return x * 0.6 + y * 0.8 < 0
}

/** An edge with its teeth: each rises out and forward, and falls back. */
function toothed(edge: readonly Point[], { teeth }: Leaf, side: 1 | -1): readonly Point[] {
  if (teeth === undefined) return edge
  const size = Math.hypot(...minus(edge.at(-1) ?? [0, 0], edge[0] ?? [0, 0])) / teeth
  const at = (share: number): Point => {
    const place = share * (edge.length - 1)
    const index = Math.min(edge.length - 2, Math.floor(place))
    return between(edge[index] ?? [0, 0], edge[index + 1] ?? [0, 0], place - index)
  }
  return Array.from({ length: teeth }, (_, tooth) => {
    const [root, tip] = [at((tooth + 0.1) / teeth), at((tooth + 0.75) / teeth)]
    const [dx, dy] = minus(tip, root)
    return [
      root,
      [tip[0] + dx * 0.34 + side * dy * 0.3, tip[1] + dy * 0.34 - side * dx * 0.3] as const,
      between(tip, root, size > 0 ? 0.12 : 0),
    ]
  })
    .flat()
    .concat(edge.slice(-1))
}

function veins(stances: readonly Stance[], { left, right }: Edges, { veins: count = 5 }: Leaf): string {
  if (count === 'along')
    return [left, right]
      .map((edge) =>
        smooth(
          stances.slice(0, -1).map(({ at }, index) => between(at, edge[index] ?? at, 0.5)),
          false,
        ),
      )
      .join('')
  const last = stances.length - 1
  const on = (points: readonly Point[], share: number) => {
    const index = Math.min(last - 1, Math.floor(share * last))
    return between(points[index] ?? [0, 0], points[index + 1] ?? [0, 0], share * last - index)
  }
  const midrib = stances.map(({ at }) => at)
  return Array.from({ length: count }, (_, index) => {
    const share = 0.08 + (0.72 * index) / count
    return [left, right]
      .map((edge) => {
        const [from, to] = [
          on(midrib, share),
          between(on(midrib, share + 0.17), on(edge, share + 0.17), 0.86),
        ]
        const pull = between(on(midrib, share + 0.04), to, 0.5)
        return d`M${from[0]} ${from[1]}Q${pull[0]} ${pull[1]} ${to[0]} ${to[1]}`
      })
      .join('')
  }).join('')
}

function minus([x, y]: Point, [fromX, fromY]: Point): Point {
  return [x - fromX, y - fromY]
}
