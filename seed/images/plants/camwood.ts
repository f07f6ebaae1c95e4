import { getColourShades } from '../colour'
import { svgPathData, toSmoothPath, toStraightPath } from '../geometry/svgPathData'
import { scaleOutline, movePoint, type Point } from '../geometry/point'
import { fillSvgPath, strokeSvgPath } from '../shapes'
import { drawLeaf } from '../parts/leaf'
import { drawShadow, drawFlatShadow } from '../parts/shadow'
import { drawSprig } from '../parts/stem'
import type { Arc } from '../geometry/arc'
import type { SvgPen } from '../pen'

const barkTones = getColourShades('#8d735b')
const heartwoodTones = getColourShades('#a63a23')

/** A log of camwood with its cut end to the left: bark, a pale outer ring of wood and red wood in the middle. */
export function drawCamwoodLog(
  pen: SvgPen,
  { at: [x, y], length, radius, rise }: { at: Point; length: number; radius: number; rise: number },
): string {
  const end: Point = [x, y - radius]
  const ringPoints = Array.from({ length: 14 }, (_, index): Point => {
    const [dx, dy] = movePoint([0, 0], (index * 360) / 14, radius * pen.random(0.95, 1.03))
    return [end[0] + dx * 0.8, end[1] + dy]
  })
  const body = svgPathData`M${x} ${y - 2 * radius}L${x + length} ${y - 2 * radius - rise}q${radius * 0.7} ${radius} 0 ${radius * 1.9}L${x} ${y}z`
  const grooves = Array.from({ length: 9 }, (_, index) => {
    const at = y - radius * (1.86 - index * 0.22)
    const from = x + radius * 0.7 + pen.random(0, 20)
    return svgPathData`M${from} ${at}q${length * 0.3} ${-rise * 0.3 + pen.random(-5, 5)} ${(length - radius) * pen.random(0.5, 0.96)} ${-rise * 0.8}`
  })
  const rings = [0.74, 0.56, 0.38, 0.2].map((share) =>
    toSmoothPath(scaleOutline(ringPoints, share, [-radius * 0.03, 2])),
  )
  return (
    drawShadow([x + length * 0.5, y - 4], length + radius, 0.14) +
    fillSvgPath(body, pen.verticalGradient(barkTones.light, barkTones.base, barkTones.dark, barkTones.deep)) +
    strokeSvgPath(grooves.filter((_, index) => index % 2 === 0).join(''), barkTones.deep, 3, 0.6) +
    strokeSvgPath(grooves.filter((_, index) => index % 2 === 1).join(''), barkTones.bright, 2.2, 0.5) +
    fillSvgPath(toSmoothPath(ringPoints), pen.diagonalGradient(barkTones.base, barkTones.deep)) +
    fillSvgPath(toSmoothPath(scaleOutline(ringPoints, 0.91)), pen.diagonalGradient('#f3dba8', '#d8b176')) +
    fillSvgPath(
      toSmoothPath(scaleOutline(ringPoints, 0.78)),
      pen.diagonalGradient('#cc5c38', heartwoodTones.base, heartwoodTones.dark),
    ) +
    strokeSvgPath(rings.join(''), heartwoodTones.deep, 2, 0.5) +
    strokeSvgPath(
      svgPathData`M${end[0]} ${end[1]}l${radius * 0.3} ${-radius * 0.42}m${-radius * 0.3} ${radius * 0.42}l${-radius * 0.4} ${radius * 0.16}`,
      heartwoodTones.deep,
      2.4,
      0.7,
    )
  )
}

/** Sharp pieces of the camwood tree's red inner wood. */
export function drawCamwoodChips(pen: SvgPen, positions: readonly Point[]): string {
  return positions
    .map((at) => {
      const heading = pen.random(62, 118)
      const [length, wide] = [pen.random(66, 104), pen.random(15, 22)]
      const [end, top] = [movePoint(at, heading, length), movePoint(at, heading + 84, wide)]
      const face = toStraightPath([
        at,
        movePoint(at, heading - 20, length * 0.3),
        end,
        movePoint(end, heading + 120, wide),
        top,
      ])
      return (
        drawFlatShadow(face) +
        fillSvgPath(face, pen.diagonalGradient('#d8734a', heartwoodTones.base, heartwoodTones.dark)) +
        strokeSvgPath(
          toStraightPath(
            [movePoint(at, heading + 40, wide * 0.6), movePoint(end, heading + 150, wide * 0.6)],
            false,
          ),
          heartwoodTones.deep,
          1.6,
          0.6,
        )
      )
    })
    .join('')
}

/** A twig of camwood with its glossy pointed leaves. */
export function drawCamwoodTwig(pen: SvgPen, arc: Arc): string {
  return drawSprig(
    pen,
    arc,
    { along: 'alternate', count: 6, colour: '#86704c', width: 8, from: 0.2 },
    (at) => drawLeaf(pen, at, { colour: '#4f7d42', form: 'ovate', widthRatio: 0.44, veins: 7 }),
    (share) => 150 - share * 40,
  )
}
