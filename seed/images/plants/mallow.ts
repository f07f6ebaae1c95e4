import { getColourShades } from '../colour'
import { toSmoothPath, toStraightPath } from '../geometry/svgPathData'
import { interpolatePoints, scaleOutline, movePoint, type Point } from '../geometry/point'
import { getOutlineSides, getPointOnArc, sampleArc, type Arc } from '../geometry/arc'
import { fillSvgPath, fillSvgEllipse, strokeSvgPath, drawTransformedGroup } from '../shapes'
import { drawFlower } from '../parts/flower'
import { drawPalmateLeaf } from '../parts/foliage'
import { drawAlongStem, drawStem } from '../parts/stem'
import type { SvgPen } from '../pen'

/** A marshmallow plant: a stem with soft hairs, three-pointed leaves and pale pink flowers. */
export function drawMallow(pen: SvgPen, arc: Arc): string {
  const look = {
    colour: '#8a9f6c',
    form: 'ovate',
    widthRatio: 0.56,
    teeth: 8,
    veins: 4,
    vein: '#dde3c4',
  } as const
  const leaves = drawAlongStem(
    arc,
    { along: 'alternate', count: 5, from: 0.2, to: 0.82, angle: [60, 46] },
    ({ at, heading }, share, side) => {
      const stalk = { at, heading, length: 46, bend: side * 18 }
      const end = getPointOnArc(stalk, 1)
      return (
        drawStem(pen, stalk, 6, '#9aa878', 0.8) +
        drawPalmateLeaf(pen, {
          ...look,
          ...end,
          length: 136 - share * 50,
          lobes: 3,
          spread: 84,
          shorter: 0.3,
          web: 0.5,
        })
      )
    },
  )
  const blooms = [0.58, 0.78, 0.98].map((share, index) => {
    const { at, heading } = getPointOnArc(arc, share)
    const side = index === 2 ? 0 : index === 0 ? 1 : -1
    return drawMallowFlower(
      pen,
      movePoint(at, heading + side * 66, side === 0 ? 10 : 54),
      66 - index * 5,
      index * 25,
    )
  })
  return drawStem(pen, arc, 11, '#94a270', 0.6) + leaves + blooms.join('')
}

function drawMallowFlower(pen: SvgPen, at: Point, radius: number, turn: number): string {
  const look = { at, petals: 5, form: 'fan', widthRatio: 1.16, tilt: 0.88, turn } as const
  return (
    fillSvgEllipse(at, radius * 0.5, radius * 0.44, '#e3b9cc') +
    drawFlower(pen, {
      ...look,
      radius,
      colour: '#f1d3de',
      heart: '#b9789c',
      notch: 0.1,
      centre: { colour: '#b0608c', size: 0.15, stamens: 12 },
    })
  )
}

/** A piece of root of the marshmallow plant: light brown skin with grooves, and a pale cut end. */
export function drawMallowRoot(pen: SvgPen, arc: Arc, width: number): string {
  const tones = getColourShades('#c2a578')
  const sides = getOutlineSides(
    sampleArc(arc, 7),
    width / 2,
    (share) => 1 - share * 0.5 + 0.07 * Math.sin(share * 21),
  )
  const furrows = [0.22, 0.44, 0.66, 0.84].map((share) =>
    toSmoothPath(
      sides.left
        .slice(1, -1)
        .map((point, index) => interpolatePoints(point, sides.right[index + 1] ?? point, share)),
      false,
    ),
  )
  const cut = [
    fillSvgEllipse([0, 0], width / 2, width * 0.3, pen.diagonalGradient(tones.light, tones.dark)),
    fillSvgEllipse([0, 0], width * 0.43, width * 0.24, '#f6ecd2'),
    fillSvgEllipse([0, 0], width * 0.24, width * 0.13, '#e3d0a2'),
    fillSvgEllipse([0, 0], width * 0.17, width * 0.09, '#f6ecd2'),
  ]
  return (
    fillSvgPath(
      toSmoothPath([...sides.left, ...sides.right.toReversed()]),
      pen.diagonalGradient(tones.light, tones.base, tones.dark, tones.deep),
    ) +
    strokeSvgPath(furrows.join(''), tones.deep, 2, 0.45) +
    drawTransformedGroup(arc.at, arc.heading, [1, 1], ...cut)
  )
}

/** SVG symbols of chopped marshmallow root for `drawHeap`: pale fibrous cubes with two lit faces. */
export function defineDicedRootSvgSymbols(pen: SvgPen, size: number, count = 8): string[] {
  return Array.from({ length: count }, (_, index) => {
    const outline = Array.from({ length: 6 }, (_, corner) =>
      movePoint([0, 0], corner * 60 + index * 11, size * 0.5 * pen.random(0.84, 1.14)),
    )
    const [a, b, c, d, e, f] = outline as [Point, Point, Point, Point, Point, Point]
    const hub: Point = scaleOutline(outline, 0, [pen.random(-3, 3), pen.random(-3, 3)])[0] ?? [0, 0]
    const grain = [0.3, 0.55, 0.8].map((share) =>
      toStraightPath([interpolatePoints(hub, d, share), interpolatePoints(b, c, share)], false),
    )
    return pen.defineSymbol(
      fillSvgPath(toStraightPath(outline), 'inherit', 1, { stroke: '#5b4020', 'stroke-opacity': 0.5 }) +
        fillSvgPath(toStraightPath([hub, b, c, d]), '#5b4020', 0.2) +
        fillSvgPath(toStraightPath([hub, d, e, f]), '#5b4020', 0.1) +
        fillSvgPath(toStraightPath([hub, f, a, b]), '#fffaf0', 0.4) +
        strokeSvgPath(grain.join(''), '#5b4020', 1, 0.3),
    )
  })
}
