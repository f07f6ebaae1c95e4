import { mixColours, getColourShades, type Colour } from '../colour'
import { svgPathData } from '../geometry/svgPathData'
import { movePoint, type Point } from '../geometry/point'
import { getPointOnArc, type Arc } from '../geometry/arc'
import { fillSvgPath, fillSvgEllipse, strokeSvgPath } from '../shapes'
import { drawFeatheryLeaf } from '../parts/foliage'
import { drawLeaf } from '../parts/leaf'
import { drawDots, getSpiralPoints } from '../parts/dots'
import { drawRayFlower } from '../parts/rayFlower'
import { drawAlongStem, drawStem } from '../parts/stem'
import type { SvgPen } from '../pen'

/** One outer petal of a daisy, which points up from the origin: a strip with three small teeth and two grooves. */
function drawRayFloret(pen: SvgPen, widthRatio: number, heart: Colour) {
  return (size: number, colour: Colour) => {
    const tones = getColourShades(colour)
    const w = (size * widthRatio) / 2
    const outline = svgPathData`M-${w * 0.4} -${size * 0.1}C-${w * 1.1} -${size * 0.4} -${w * 1.1} -${size * 0.7} -${w * 0.8} -${size * 0.95}L-${w * 0.4} -${size}L-${w * 0.2} -${size * 0.96}L0 -${size * 1.01}L${w * 0.22} -${size * 0.96}L${w * 0.5} -${size * 0.99}L${w * 0.82} -${size * 0.93}C${w * 1.1} -${size * 0.7} ${w * 1.1} -${size * 0.4} ${w * 0.4} -${size * 0.1}z`
    const grooves = svgPathData`M-${w * 0.3} -${size * 0.3}V-${size * 0.86}M${w * 0.34} -${size * 0.3}V-${size * 0.84}`
    return (
      fillSvgPath(outline, pen.verticalGradient(mixColours(colour, tones.light, 0.5), colour, heart), 1, {
        stroke: tones.deep,
        'stroke-opacity': 0.4,
      }) + strokeSvgPath(grooves, tones.dark, 1.4, 0.5)
    )
  }
}

/** A pot marigold flower: dense rings of narrow orange petals around a darker centre. */
export function drawCalendula(pen: SvgPen, at: Point, radius: number, tilt = 1): string {
  const colour = '#f0941f'
  const eye = radius * 0.26
  return (
    drawRayFlower(pen, {
      at,
      radius,
      tilt,
      count: 26,
      colour,
      rings: [1, 0.86, 0.7, 0.54],
      petal: drawRayFloret(pen, 0.2, '#d9671a'),
    }) +
    fillSvgEllipse(at, eye, eye * tilt, pen.radialGradient('#c8701f', '#9a4a1c', '#6d3018')) +
    drawDots(getSpiralPoints(at, 46, eye * 0.98, tilt), '#e8a03a', radius * 0.045) +
    drawDots(getSpiralPoints(at, 16, eye * 0.55, tilt), '#7d3c1a', radius * 0.04)
  )
}

/** A marigold's stalk, with its long soft leaves and the green cup below the flower. */
export function drawCalendulaStalk(pen: SvgPen, arc: Arc, leaves = 4): string {
  const look = { colour: '#7c9a52', form: 'obovate', widthRatio: 0.3, veins: 5 } as const
  return (
    drawStem(pen, arc, 10, '#86a05a', 0.8) +
    drawAlongStem(
      arc,
      { along: 'alternate', count: leaves, from: 0.12, to: 0.66, angle: [58, 44] },
      (stance, share, side) => drawLeaf(pen, { ...stance, length: 168 - share * 70, bend: side * 36 }, look),
    )
  )
}

/** A chamomile flower: white petals that bend back from a high yellow centre. */
export function drawChamomile(pen: SvgPen, at: Point, radius: number): string {
  const cone = radius * 0.42
  const top: Point = [at[0], at[1] - cone * 0.4]
  const floretPoints = getSpiralPoints([top[0], top[1] - cone * 0.06], 44, cone * 0.92, 0.96)
  return (
    drawRayFlower(pen, {
      at,
      radius,
      count: 16,
      colour: '#ffffff',
      tilt: 0.78,
      petal: drawRayFloret(pen, 0.32, '#c3c6b0'),
    }) +
    fillSvgEllipse([at[0] + 1, at[1] + cone * 0.1], cone * 1.02, cone * 0.8, '#8a6a1c', 0.5) +
    fillSvgEllipse(top, cone, cone, pen.radialGradient('#fbdc66', '#e5af28', '#a8741a')) +
    drawDots(floretPoints, '#a8741a', cone * 0.13, 0.6) +
    drawDots(
      floretPoints.map(([x, y]): Point => [x - 1, y - 1.4]),
      '#fbe48c',
      cone * 0.1,
    )
  )
}

/** Chamomile's stalk with thread-like leaves. */
export function drawChamomileStalk(pen: SvgPen, arc: Arc): string {
  return (
    drawStem(pen, arc, 5, '#8aa25c', 0.7) +
    drawAlongStem(arc, { along: 'alternate', count: 4, from: 0.14, to: 0.76, angle: [44, 34] }, (stance) =>
      drawFeatheryLeaf(
        pen,
        { ...stance, length: 84, bend: 10 },
        { colour: '#7f9c50', count: 4, length: 34, width: 2.2 },
      ),
    )
  )
}

/** A chamomile bud, or a flower head without petals, at the end of a stalk. */
export function drawChamomileBud(pen: SvgPen, arc: Arc, radius: number): string {
  const { at } = getPointOnArc(arc, 1)
  return (
    drawStem(pen, arc, 4, '#8aa25c', 0.8) +
    fillSvgEllipse(movePoint(at, 180, radius * 0.3), radius, radius * 0.8, '#7f9c50') +
    fillSvgEllipse(at, radius * 0.9, radius * 0.9, pen.radialGradient('#f6dc70', '#d9a92c', '#8f6a1a'))
  )
}

/** SVG symbols of dried chamomile flowers for `drawHeap`: a dull yellow cone in a ring of dry, wrinkled petals. */
export function defineDriedChamomileSvgSymbols(pen: SvgPen, radius: number, count = 6): string[] {
  return Array.from({ length: count }, (_, index) => {
    const turn = (index * 360) / count
    const hub = movePoint([0, 0], turn, radius * 0.22)
    const ruff = Array.from({ length: 11 }, (_, ray) => {
      const heading = turn + 180 + (ray - 5) * 27 + pen.random(-8, 8)
      const distance = radius * pen.random(0.8, 1.15) * (1 - Math.abs(ray - 5) * 0.05)
      const [from, tip] = [
        movePoint(hub, heading, radius * 0.3),
        movePoint(hub, heading + pen.random(-12, 12), distance),
      ]
      return svgPathData`M${from[0]} ${from[1]}L${tip[0]} ${tip[1]}`
    }).join('')
    return pen.defineSymbol(
      strokeSvgPath(ruff, '#6f6440', radius * 0.29) +
        strokeSvgPath(ruff, '#fbf6e6', radius * 0.2) +
        fillSvgEllipse(hub, radius * 0.56, radius * 0.54, 'inherit') +
        fillSvgEllipse([hub[0] + 1.5, hub[1] + 2], radius * 0.54, radius * 0.52, '#3c2410', 0.16) +
        fillSvgEllipse(
          [hub[0] - radius * 0.1, hub[1] - radius * 0.12],
          radius * 0.4,
          radius * 0.36,
          'inherit',
        ) +
        drawDots(
          getSpiralPoints([hub[0] - radius * 0.06, hub[1] - radius * 0.08], 15, radius * 0.44),
          '#fff0b0',
          radius * 0.1,
          0.6,
        ),
    )
  })
}
