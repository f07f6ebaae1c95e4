import { mixColours, getColourShades, type Colour } from '../colour'
import { svgPathData } from '../geometry/svgPathData'
import { movePoint, type Point } from '../geometry/point'
import { fillSvgPath, fillSvgEllipse, strokeSvgPath } from '../shapes'
import type { SvgPen } from '../pen'
import { drawSolidBlock, type SolidBlockOptions } from './block'
import { drawBrokenPiece, roundCorners } from './chunk'
import { drawShadow } from './shadow'

/** The texture on the front of a soap block: small holes, small spots and pale areas. */
export function drawSoapSpots(
  pen: SvgPen,
  { at: [x, y], width, height }: SolidBlockOptions,
  colours: readonly Colour[],
  count: number,
  size = 5,
): string {
  return Array.from({ length: count }, (_, index) => {
    const at: Point = [x + pen.random(-0.48, 0.48) * width, y - pen.random(0.05, 0.95) * height]
    const radius = size * pen.random(0.4, 1)
    return fillSvgEllipse(
      at,
      radius * pen.random(1, 1.6),
      radius,
      colours[index % colours.length] ?? '#000000',
      0.6,
    )
  }).join('')
}

/** Waves of other colours on the front of a soap block, as they form when liquid soap is poured. */
export function drawSoapSwirls(
  { at: [x, y], width, height }: SolidBlockOptions,
  colours: readonly Colour[],
): string {
  return colours
    .map((colour, index) => {
      const foot = y - height * (0.2 + index * 0.26)
      const [from, rise] = [x - width * 0.54, height * 0.2]
      const wave = svgPathData`M${from} ${foot}c${width * 0.14} ${-rise * 1.6} ${width * 0.22} ${rise} ${width * 0.36} ${-rise * 0.2}s${width * 0.2} ${-rise * 1.3} ${width * 0.36} ${rise * 0.1}s${width * 0.26} ${-rise} ${width * 0.4} ${-rise * 0.3}`
      return (
        strokeSvgPath(wave, colour, height * 0.1, 0.7) +
        strokeSvgPath(wave, getColourShades(colour).bright, height * 0.025, 0.5)
      )
    })
    .join('')
}

/** A bar of soap: a low block with rounded upper edges and a texture on its three faces. */
export function drawSoapBar(
  pen: SvgPen,
  look: SolidBlockOptions,
  texture: (face: SolidBlockOptions) => string,
): string {
  const { at, width, height, depth } = look
  const lid: SolidBlockOptions = {
    ...look,
    at: [at[0] + depth / 2, at[1] - height],
    width: width + depth,
    height: depth * 0.5,
  }
  const side: SolidBlockOptions = {
    ...look,
    at: [at[0] + width / 2 + depth / 2, at[1]],
    width: depth,
    height: height + depth * 0.5,
  }
  return drawSolidBlock(pen, look, texture(look), texture(lid), texture(side))
}

/** A rough, crumbling lump of soap; `at` is the middle of its base. */
export function drawCrumblySoap(
  pen: SvgPen,
  [x, y]: Point,
  width: number,
  height: number,
  colour: Colour,
): string {
  const tones = getColourShades(colour)
  const centre: Point = [x, y - height * 0.5]
  const rim = Array.from({ length: 22 }, (_, index): Point => {
    const [px, py] = movePoint([0, 0], (index * 360) / 22, pen.random(0.92, 1.06))
    return [centre[0] + px * width * 0.5, centre[1] + py * height * (py > 0 ? 0.46 : 0.52)]
  })
  const body = roundCorners(rim, 5)
  const clods = Array.from({ length: 46 }, (_, index) => {
    const [angle, distance] = [index * 137.5, Math.sqrt((index + 0.5) / 46) * 0.92]
    const [ux, uy] = movePoint([0, 0], angle, distance)
    const shade = Math.round((ux * 0.6 + uy * 0.8 + pen.random(-0.35, 0.35)) * 2)
    const lit = mixColours(colour, '#b07a4e', 0.42)
    const fill = [lit, lit, mixColours(colour, '#8a5636', 0.3), tones.dark, tones.deep][
      Math.min(4, Math.max(1, shade + 2))
    ]
    return drawClod(
      pen,
      [centre[0] + ux * width * 0.5, centre[1] + uy * height * 0.48],
      width * 0.085,
      fill ?? colour,
    )
  })
  const crumbs = Array.from({ length: 12 }, (_, index) =>
    drawBrokenPiece(
      pen,
      [x + (index - 5.5) * width * 0.105, y + pen.random(-2, 14)],
      pen.random(9, 22),
      colour,
      2,
    ),
  )
  return (
    drawShadow([x, y - 4], width * 1.02, 0.2) +
    fillSvgPath(body, pen.diagonalGradient(tones.light, colour, tones.dark, tones.deep)) +
    `<g clip-path="${pen.clipTo(body)}">${clods.join('')}</g>` +
    crumbs.join('')
  )
}

function drawClod(pen: SvgPen, at: Point, size: number, fill: Colour): string {
  const rim = Array.from({ length: 6 }, (_, index) =>
    movePoint(at, index * 60 + pen.random(-18, 18), size * pen.random(0.6, 1.15)),
  )
  const [from, to] = [rim[4] ?? at, rim[0] ?? at]
  return (
    fillSvgPath(roundCorners(rim, 3), fill, 0.72) +
    strokeSvgPath(
      svgPathData`M${from[0]} ${from[1]}L${to[0]} ${to[1]}`,
      getColourShades(fill).light,
      1.4,
      0.4,
    )
  )
}
