import { getColourShades } from '../colour'
import { svgPathData, toSmoothPath } from '../geometry/svgPathData'
import { movePoint, type Point } from '../geometry/point'
import { getPointOnArc, type Arc } from '../geometry/arc'
import { fillSvgPath, fillSvgEllipse, strokeSvgPath } from '../shapes'
import { drawLeaf } from '../parts/leaf'
import { reuseDrawing } from '../parts/reuseDrawing'
import { drawAlongStem, drawSprig, drawStem } from '../parts/stem'
import type { SvgPen } from '../pen'

/** A henna twig: small pointed leaves in pairs, and a loose group of tiny cream flowers at the tip. */
export function drawHenna(pen: SvgPen, arc: Arc): string {
  const tip = getPointOnArc(arc, 0.9)
  const spray = { ...tip, length: arc.length * 0.3, bend: 10 }
  const blossom = reuseDrawing(pen, 20, ({ at }) => drawHennaFlower(pen, at))
  const flowers = drawAlongStem(
    spray,
    { along: 'opposite', count: 4, from: 0.06, to: 0.94, angle: [68, 24] },
    (stance, share) => {
      const length = 74 * (1 - share * 0.66)
      const ends = [0.5, 0.8, 1].map((part, index) =>
        movePoint(getPointOnArc({ ...stance, length }, part).at, stance.heading + (index - 1) * 80, 9),
      )
      return (
        drawStem(pen, { ...stance, length }, 3, '#8d9a5c') +
        ends.map((at) => blossom({ at, heading: 0, length: 20 })).join('')
      )
    },
  )
  return (
    drawSprig(
      pen,
      arc,
      { along: 'opposite', count: 6, colour: '#8a7a56', width: 7, from: 0.16, to: 0.86, isOpen: true },
      (at) => drawLeaf(pen, at, { colour: '#6d9150', form: 'elliptic', widthRatio: 0.38, veins: 4 }),
      (share) => 112 - share * 40,
    ) +
    drawStem(pen, spray, 5, '#8d9a5c') +
    flowers
  )
}

/** One henna flower: four round petals around a yellow-brown centre. */
function drawHennaFlower(pen: SvgPen, at: Point): string {
  return (
    [45, 135, 225, 315]
      .map((turn) =>
        fillSvgEllipse(movePoint(at, turn, 7), 6.4, 6, pen.radialGradient('#fffdf0', '#efe3bf', '#d9c592')),
      )
      .join('') + fillSvgEllipse(at, 3.2, 3.2, '#b9a04a')
  )
}

/** A foil cone of henna paste; the arc runs from its open end to its tip. */
export function drawHennaCone(pen: SvgPen, arc: Arc): string {
  const { at, heading, length } = arc
  const tip = movePoint(at, heading, length)
  const [left, right] = [
    movePoint(at, heading - 90, length * 0.17),
    movePoint(at, heading + 90, length * 0.17),
  ]
  const foil = getColourShades('#c9973e')
  return (
    fillSvgPath(
      svgPathData`M${left[0]} ${left[1]}L${tip[0]} ${tip[1]}L${right[0]} ${right[1]}Q${at[0] - 12} ${at[1] - 14} ${left[0]} ${left[1]}z`,
      pen.diagonalGradient(foil.bright, foil.base, foil.dark),
    ) +
    strokeSvgPath(svgPathData`M${at[0]} ${at[1]}L${tip[0]} ${tip[1]}`, foil.deep, 2, 0.5) +
    strokeSvgPath(svgPathData`M${left[0]} ${left[1]}L${right[0]} ${right[1]}`, '#8a3d24', 10) +
    fillSvgEllipse(tip, 5, 5, '#6d2b17')
  )
}

/** A painted henna pattern: a flower, leaves and dots, seen at a tilt; `at` is its centre. */
export function drawHennaPattern([x, y]: Point, size: number, tilt: number): string {
  const getPoint = (turn: number, distance: number): Point => {
    const [dx, dy] = movePoint([0, 0], turn, distance * size)
    return [x + dx, y + dy * tilt]
  }
  const turns = Array.from({ length: 8 }, (_, index) => index * 45)
  const petals = turns.map((turn) =>
    toSmoothPath(
      [
        getPoint(turn - 10, 0.2),
        getPoint(turn - 19, 0.46),
        getPoint(turn, 0.72),
        getPoint(turn + 19, 0.46),
        getPoint(turn + 10, 0.2),
      ],
      false,
    ),
  )
  const inner = turns.map((turn) => toSmoothPath([getPoint(turn, 0.28), getPoint(turn, 0.52)], false))
  const ring = toSmoothPath(turns.map((turn) => getPoint(turn, 0.17)))
  const arcs = turns.map((turn) =>
    toSmoothPath([getPoint(turn + 4, 0.8), getPoint(turn + 22, 0.7), getPoint(turn + 41, 0.8)], false),
  )
  return (
    strokeSvgPath(petals.join('') + ring, '#7b3018', 4) +
    strokeSvgPath(inner.join('') + arcs.join(''), '#7b3018', 3) +
    turns.map((turn) => fillSvgEllipse(getPoint(turn + 22, 0.86), 4, 3, '#7b3018')).join('') +
    fillSvgEllipse([x, y], size * 0.07, size * 0.07 * tilt, '#7b3018')
  )
}
