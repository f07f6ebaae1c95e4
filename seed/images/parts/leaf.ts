import { mixColours, getColourShades, type Colour } from '../colour'
import { svgPathData, toSmoothPath, toStraightPath } from '../geometry/svgPathData'
import { interpolatePoints, movePoint, type Point } from '../geometry/point'
import {
  joinOutlineSides,
  getOutlineSides,
  sampleArc,
  type OutlineSides,
  type OrientedPoint,
  type Arc,
} from '../geometry/arc'
import { fillSvgPath, strokeSvgPath } from '../shapes'
import type { SvgPen } from '../pen'
import { leafWidthProfiles, type LeafShapeName } from './leafWidthProfiles'

/** The look of a drawn leaf. The leaf's centre line is an arc from the end of the stalk to the leaf's tip. */
export type LeafDrawingOptions = {
  colour: Colour
  form: LeafShapeName
  /** The leaf's greatest width as a share of its length. */
  widthRatio: number
  /** The number of teeth on each edge of the leaf; omitted for a smooth edge. */
  teeth?: number
  /** The number of veins on each side of the leaf's central vein; 'along' means parallel veins, as in grasses. */
  veins?: number | 'along'
  vein?: Colour
}

/** A leaf with a lit and a shaded half; the leaf's direction decides which half is lit. */
export function drawLeaf(pen: SvgPen, arc: Arc, look: LeafDrawingOptions): string {
  const tones = getColourShades(varyColour(pen, look.colour))
  const stances = sampleArc(arc, arc.length < 80 ? 4 : 6)
  const sides = getOutlineSides(stances, (arc.length * look.widthRatio) / 2, leafWidthProfiles[look.form])
  const outline = { left: addTeeth(sides.left, look, 1), right: addTeeth(sides.right, look, -1) }
  const bright = isLeftSideLit(arc) ? outline.left : outline.right
  const midrib = stances.map(({ at }) => at)
  const draw = look.teeth === undefined ? toSmoothPath : toStraightPath
  const vein = look.vein ?? mixColours(tones.light, '#fff6d8', 0.25)
  const width = Math.max(0.9, arc.length / 75)
  return (
    fillSvgPath(draw(joinOutlineSides(outline)), pen.diagonalGradient(tones.base, tones.dark)) +
    fillSvgPath(draw([...bright, ...midrib.toReversed()]), pen.diagonalGradient(tones.light, tones.base)) +
    (arc.length < 40 || look.veins === 0
      ? ''
      : strokeSvgPath(getVeinPaths(stances, sides, look), vein, width * 0.6, 0.45)) +
    strokeSvgPath(toSmoothPath(midrib.slice(0, -1), false), vein, width, 0.85)
  )
}

/** Varies a leaf's colour between three shades: leaves differ, but the number of gradients stays small. */
function varyColour({ random }: SvgPen, colour: Colour): Colour {
  const shade = random(0, 3)
  if (shade < 1) return mixColours(colour, '#fff0c0', 0.09)
  return shade < 2 ? colour : mixColours(colour, '#20301c', 0.1)
}

function isLeftSideLit({ heading, bend = 0 }: Arc): boolean {
  const [x, y] = movePoint([0, 0], heading + bend / 2 - 90, 1)
  return x * 0.6 + y * 0.8 < 0
}

/** Adds teeth to a leaf's edge; each tooth points outwards and towards the leaf's tip. */
function addTeeth(edge: readonly Point[], { teeth }: LeafDrawingOptions, side: 1 | -1): readonly Point[] {
  if (teeth === undefined) return edge
  const size = Math.hypot(...subtractPoints(edge.at(-1) ?? [0, 0], edge[0] ?? [0, 0])) / teeth
  const at = (share: number): Point => {
    const edgePosition = share * (edge.length - 1)
    const index = Math.min(edge.length - 2, Math.floor(edgePosition))
    return interpolatePoints(edge[index] ?? [0, 0], edge[index + 1] ?? [0, 0], edgePosition - index)
  }
  return Array.from({ length: teeth }, (_, tooth) => {
    const [root, tip] = [at((tooth + 0.1) / teeth), at((tooth + 0.75) / teeth)]
    const [dx, dy] = subtractPoints(tip, root)
    return [
      root,
      [tip[0] + dx * 0.34 + side * dy * 0.3, tip[1] + dy * 0.34 - side * dx * 0.3] as const,
      interpolatePoints(tip, root, size > 0 ? 0.12 : 0),
    ]
  })
    .flat()
    .concat(edge.slice(-1))
}

function getVeinPaths(
  stances: readonly OrientedPoint[],
  { left, right }: OutlineSides,
  { veins: count = 5 }: LeafDrawingOptions,
): string {
  if (count === 'along')
    return [left, right]
      .map((edge) =>
        toSmoothPath(
          stances.slice(0, -1).map(({ at }, index) => interpolatePoints(at, edge[index] ?? at, 0.5)),
          false,
        ),
      )
      .join('')
  const last = stances.length - 1
  const getPointAt = (points: readonly Point[], share: number) => {
    const index = Math.min(last - 1, Math.floor(share * last))
    return interpolatePoints(points[index] ?? [0, 0], points[index + 1] ?? [0, 0], share * last - index)
  }
  const midrib = stances.map(({ at }) => at)
  return Array.from({ length: count }, (_, index) => {
    const share = 0.08 + (0.72 * index) / count
    return [left, right]
      .map((edge) => {
        const [from, to] = [
          getPointAt(midrib, share),
          interpolatePoints(getPointAt(midrib, share + 0.17), getPointAt(edge, share + 0.17), 0.86),
        ]
        const pull = interpolatePoints(getPointAt(midrib, share + 0.04), to, 0.5)
        return svgPathData`M${from[0]} ${from[1]}Q${pull[0]} ${pull[1]} ${to[0]} ${to[1]}`
      })
      .join('')
  }).join('')
}

function subtractPoints([x, y]: Point, [fromX, fromY]: Point): Point {
  return [x - fromX, y - fromY]
}
