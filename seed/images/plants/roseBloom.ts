import { mixColours, getColourShades, type Colour } from '../colour'
import { svgPathData } from '../geometry/svgPathData'
import { movePoint, type Point } from '../geometry/point'
import { fillSvgPath, fillSvgEllipse, strokeSvgPath, drawTransformedGroup } from '../shapes'
import type { SvgPen } from '../pen'

/** The rings of petals in a rose, outermost first: number of petals, distance from the centre, length and rotation. */
const petalRings = [
  { count: 6, from: 0.18, length: 0.84, turn: 10 },
  { count: 6, from: 0.14, length: 0.7, turn: 42 },
  { count: 5, from: 0.1, length: 0.58, turn: 5 },
  { count: 5, from: 0.06, length: 0.45, turn: 50 },
  { count: 4, from: 0.03, length: 0.34, turn: 20 },
  { count: 3, from: 0, length: 0.24, turn: 70 },
] as const

/** An open rose seen from above: rings of cup-shaped petals with pale rolled edges, darker towards the centre. */
export function drawRoseBloom(pen: SvgPen, at: Point, radius: number, colour: Colour): string {
  const petals = petalRings.flatMap(({ count, from, length, turn }, ring) =>
    Array.from({ length: count }, (_, index) => {
      const heading = turn + (index * 360) / count + pen.random(-6, 6)
      const size = radius * length * pen.random(0.95, 1.06)
      const deep = mixColours(colour, '#a3264f', ring * 0.07)
      return drawTransformedGroup(
        movePoint([0, 0], heading, radius * from),
        heading,
        [1, 1],
        drawCuppedPetal(pen, size, getFacingColour(deep, heading)),
      )
    }),
  )
  return drawTransformedGroup(
    at,
    0,
    [1, 0.94],
    ...petals,
    drawRoseHeart(pen, radius * 0.13, mixColours(colour, '#8c1f45', 0.5)),
  )
}

/** One rose petal that points up from the origin: dark at its base, light at its rolled edge. */
function drawCuppedPetal(pen: SvgPen, size: number, colour: Colour): string {
  const tones = getColourShades(colour)
  const wide = size * 0.66
  const dip = size * pen.random(0.86, 1.02)
  const outline = svgPathData`M0 0C-${wide * 0.7} -${size * 0.06} -${wide * 1.25} -${size * 0.62} -${wide * 0.72} -${size * 0.9}C-${wide * 0.46} -${size * 1.03} -${wide * 0.16} -${size * 0.98} 0 -${dip + size * 0.06}C${wide * 0.2} -${size} ${wide * 0.52} -${size * 1.02} ${wide * 0.76} -${size * 0.88}C${wide * 1.22} -${size * 0.6} ${wide * 0.7} -${size * 0.06} 0 0z`
  const roll = svgPathData`M-${wide * 0.86} -${size * 0.78}C-${wide * 0.5} -${size * 1.02} -${wide * 0.16} -${size * 0.96} 0 -${dip + size * 0.04}C${wide * 0.2} -${size} ${wide * 0.52} -${size} ${wide * 0.88} -${size * 0.76}C${wide * 0.5} -${size * 0.9} ${wide * 0.24} -${size * 0.88} 0 -${dip - size * 0.07}C-${wide * 0.2} -${size * 0.86} -${wide * 0.5} -${size * 0.92} -${wide * 0.86} -${size * 0.78}z`
  return (
    fillSvgPath(outline, pen.verticalGradient(tones.light, colour, tones.dark, tones.deep), 1, {
      stroke: tones.deep,
      'stroke-opacity': 0.3,
    }) + fillSvgPath(roll, tones.bright, 0.8)
  )
}

/** The closed petals in the centre of a rose. */
function drawRoseHeart(pen: SvgPen, size: number, colour: Colour): string {
  const tones = getColourShades(colour)
  return (
    fillSvgEllipse([0, 0], size, size, pen.radialGradient(tones.base, tones.dark, tones.deep)) +
    strokeSvgPath(
      svgPathData`M-${size * 0.7} ${size * 0.2}C-${size * 0.7} -${size} ${size * 0.8} -${size} ${size * 0.7} ${size * 0.1}C${size * 0.6} ${size * 0.8} -${size * 0.4} ${size * 0.7} -${size * 0.3} 0C-${size * 0.2} -${size * 0.4} ${size * 0.3} -${size * 0.4} ${size * 0.2} ${size * 0.1}`,
      tones.bright,
      size * 0.13,
      0.8,
    )
  )
}

/** The colour of a rose petal: paler towards the light, with only three shades to limit the number of gradients. */
function getFacingColour(colour: Colour, heading: number): Colour {
  const lit = Math.round(Math.cos(((heading + 40) * Math.PI) / 180))
  if (lit > 0) return mixColours(colour, '#fff2e8', 0.22)
  return lit < 0 ? mixColours(colour, getColourShades(colour).dark, 0.5) : colour
}
