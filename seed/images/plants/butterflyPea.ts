import { mixColours, getColourShades } from '../colour'
import { svgPathData } from '../geometry/svgPathData'
import { movePoint, type Point } from '../geometry/point'
import type { Arc } from '../geometry/arc'
import { fillSvgPath, strokeSvgPath, drawTransformedGroup } from '../shapes'
import { drawLeaf } from '../parts/leaf'
import { reuseDrawing } from '../parts/reuseDrawing'
import { drawAlongStem, drawSprig, drawStem } from '../parts/stem'
import type { SvgPen } from '../pen'

const petalColour = '#3f4db8'

/** A butterfly pea flower: one large blue petal with a white and yellow centre, two small petals in front of it. */
export function drawButterflyPea(pen: SvgPen, at: Point, turn: number, size: number): string {
  const tones = getColourShades(petalColour)
  const u = (share: number) => size * share
  const banner = svgPathData`M0 ${u(0.1)}C-${u(0.3)} ${u(0.02)} -${u(0.62)} -${u(0.22)} -${u(0.56)} -${u(0.64)}C-${u(0.52)} -${u(0.94)} -${u(0.24)} -${u(1.06)} -${u(0.04)} -${u(0.98)}Q0 -${u(0.95)} ${u(0.05)} -${u(0.98)}C${u(0.26)} -${u(1.05)} ${u(0.53)} -${u(0.92)} ${u(0.57)} -${u(0.62)}C${u(0.61)} -${u(0.22)} ${u(0.3)} ${u(0.02)} 0 ${u(0.1)}z`
  const throat = svgPathData`M0 ${u(0.02)}C-${u(0.16)} -${u(0.06)} -${u(0.2)} -${u(0.34)} 0 -${u(0.6)}C${u(0.2)} -${u(0.34)} ${u(0.16)} -${u(0.06)} 0 ${u(0.02)}z`
  const veins = [-62, -46, -31, -16, 16, 31, 46, 62].map((heading) => {
    const [from, to] = [
      movePoint([0, -u(0.2)], heading, u(0.2)),
      movePoint([0, -u(0.16)], heading * 0.9, u(0.66 - Math.abs(heading) / 480)),
    ]
    return svgPathData`M${from[0]} ${from[1]}L${to[0]} ${to[1]}`
  })
  const wing = (side: number) =>
    svgPathData`M0 ${u(0.12)}C${side * u(0.02)} -${u(0.06)} ${side * u(0.12)} -${u(0.26)} ${side * u(0.2)} -${u(0.22)}C${side * u(0.28)} -${u(0.14)} ${side * u(0.16)} ${u(0.06)} 0 ${u(0.12)}z`
  return drawTransformedGroup(
    at,
    turn,
    [1, 1],
    drawCalyx(pen, size),
    fillSvgPath(
      banner,
      pen.diagonalGradient(mixColours(petalColour, '#8a94ee', 0.7), petalColour, tones.dark),
      1,
      {
        stroke: tones.deep,
        'stroke-opacity': 0.5,
      },
    ),
    strokeSvgPath(veins.join(''), '#252c80', 1.8, 0.55),
    strokeSvgPath(
      svgPathData`M-${u(0.5)} -${u(0.66)}C-${u(0.46)} -${u(0.9)} -${u(0.24)} -${u(0.99)} -${u(0.06)} -${u(0.93)}`,
      '#aab2f4',
      4,
      0.7,
    ),
    fillSvgPath(throat, pen.verticalGradient('#c9cdf6', '#fdfbea', '#f3d75e', '#e0b83a')),
    strokeSvgPath(svgPathData`M0 -${u(0.58)}V-${u(0.92)}`, '#252c80', 2.2, 0.5),
    fillSvgPath(wing(-1), pen.diagonalGradient('#7c86e0', petalColour)),
    fillSvgPath(wing(1), pen.diagonalGradient('#5a66cc', tones.dark)),
  )
}

function drawCalyx(pen: SvgPen, size: number): string {
  const look = { colour: '#8aa65a', form: 'lanceolate', widthRatio: 0.4, veins: 0 } as const
  return (
    drawStem(pen, { at: [0, size * 0.36], heading: 0, length: size * 0.3 }, 8, '#8aa65a', 1.4) +
    [-34, 34]
      .map((turn) => drawLeaf(pen, { at: [0, size * 0.22], heading: turn, length: size * 0.3 }, look))
      .join('')
  )
}

/** A climbing stem of the butterfly pea; each of its leaves has five leaflets. */
export function drawButterflyPeaVine(pen: SvgPen, arc: Arc, leaves: number): string {
  const look = { colour: '#5f8c4a', form: 'elliptic', widthRatio: 0.6, veins: 4 } as const
  const leaflet = reuseDrawing(pen, 64, (at) => drawLeaf(pen, at, look))
  return (
    drawAlongStem(
      arc,
      { along: 'alternate', count: leaves, from: 0.16, to: 0.92, angle: [64, 40] },
      (stance, _, side) =>
        drawSprig(
          pen,
          { ...stance, length: 112, bend: side * 16 },
          { along: 'opposite', count: 2, from: 0.4, to: 0.8, angle: [70, 62], colour: '#8aa65a', width: 4 },
          (at) => leaflet({ ...at, bend: 0 }),
          (share) => 60 + share * 8,
        ),
    ) + drawStem(pen, arc, 7, '#7f9c52', 0.5)
  )
}

export function drawTendril([x, y]: Point, size: number): string {
  return strokeSvgPath(
    svgPathData`M${x} ${y}q${size * 0.5} -${size * 0.8} ${size} -${size * 0.4}t${size * 0.1} ${size * 0.5}t-${size * 0.5} -${size * 0.1}t${size * 0.3} -${size * 0.3}`,
    '#7f9c52',
    3,
  )
}
