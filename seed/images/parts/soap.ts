import { multiplyColours, mixColours, getTones, type Colour } from '../colour'
import { pathData } from '../geometry/pathData'
import { movePoint, type Point } from '../geometry/point'
import { fillPath, fillEllipse, strokePath } from '../shapes'
import type { Pen } from '../pen'
import { drawBlock, type Block } from './block'
import { drawChunk, roundCorners } from './chunk'
import { drawShadow } from './shadow'

/** Soap texture on a block's front: small holes, small spots and pale areas. */
export function drawMottling(
  pen: Pen,
  { at: [x, y], width, height }: Block,
  colours: readonly Colour[],
  count: number,
  size = 5,
): string {
  return Array.from({ length: count }, (_, index) => {
    const at: Point = [x + pen.random(-0.48, 0.48) * width, y - pen.random(0.05, 0.95) * height]
    const radius = size * pen.random(0.4, 1)
    return fillEllipse(
      at,
      radius * pen.random(1, 1.6),
      radius,
      colours[index % colours.length] ?? '#000000',
      0.6,
    )
  }).join('')
}

/** Waves of other colours on a block's front, as they form when liquid soap is poured. */
export function drawSwirls({ at: [x, y], width, height }: Block, colours: readonly Colour[]): string {
  return colours
    .map((colour, index) => {
      const foot = y - height * (0.2 + index * 0.26)
      const [from, rise] = [x - width * 0.54, height * 0.2]
      const wave = pathData`M${from} ${foot}c${width * 0.14} ${-rise * 1.6} ${width * 0.22} ${rise} ${width * 0.36} ${-rise * 0.2}s${width * 0.2} ${-rise * 1.3} ${width * 0.36} ${rise * 0.1}s${width * 0.26} ${-rise} ${width * 0.4} ${-rise * 0.3}`
      return (
        strokePath(wave, colour, height * 0.1, 0.7) +
        strokePath(wave, getTones(colour).bright, height * 0.025, 0.5)
      )
    })
    .join('')
}

/** A bar of soap: a low block with rounded upper edges and a texture on its three faces. */
export function drawSoapBar(pen: Pen, look: Block, texture: (face: Block) => string): string {
  const { at, width, height, depth } = look
  const lid: Block = {
    ...look,
    at: [at[0] + depth / 2, at[1] - height],
    width: width + depth,
    height: depth * 0.5,
  }
  const side: Block = {
    ...look,
    at: [at[0] + width / 2 + depth / 2, at[1]],
    width: depth,
    height: height + depth * 0.5,
  }
  return drawBlock(pen, look, texture(look), texture(lid), texture(side))
}

/** A rough, crumbling lump of soap; `at` is the middle of its base. */
export function drawCrumblySoap(
  pen: Pen,
  [x, y]: Point,
  width: number,
  height: number,
  colour: Colour,
): string {
  const tones = getTones(colour)
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
    drawChunk(pen, [x + (index - 5.5) * width * 0.105, y + pen.random(-2, 14)], pen.random(9, 22), colour, 2),
  )
  return (
    drawShadow([x, y - 4], width * 1.02, 0.2) +
    fillPath(body, pen.diagonalGradient(tones.light, colour, tones.dark, tones.deep)) +
    `<g clip-path="${pen.clipTo(body)}">${clods.join('')}</g>` +
    crumbs.join('')
  )
}

function drawClod(pen: Pen, at: Point, size: number, fill: Colour): string {
  const rim = Array.from({ length: 6 }, (_, index) =>
    movePoint(at, index * 60 + pen.random(-18, 18), size * pen.random(0.6, 1.15)),
  )
  const [from, to] = [rim[4] ?? at, rim[0] ?? at]
  return (
    fillPath(roundCorners(rim, 3), fill, 0.72) +
    strokePath(pathData`M${from[0]} ${from[1]}L${to[0]} ${to[1]}`, getTones(fill).light, 1.4, 0.4)
  )
}

/** A block of clear soap: its back edges and its content show through. */
export function drawClearSoapBlock(
  pen: Pen,
  { at: [x, y], width, height, depth, colour }: Block,
  content = '',
): string {
  const [pale, deep, rim] = [
    mixColours(colour, '#ffffff', 0.75),
    multiplyColours(colour, '#b4bcc0'),
    multiplyColours(colour, '#8f9a9e'),
  ]
  const [left, right, top, rise] = [x - width / 2, x + width / 2, y - height, depth * 0.5]
  const face = roundCorners(
    [
      [left, top],
      [right, top],
      [right, y],
      [left, y],
    ],
    16,
  )
  const lid = roundCorners(
    [
      [left, top],
      [left + depth, top - rise],
      [right + depth, top - rise],
      [right, top],
    ],
    9,
  )
  const flank = roundCorners(
    [
      [right, top],
      [right + depth, top - rise],
      [right + depth, y - rise],
      [right, y],
    ],
    9,
  )
  const backEdges = pathData`M${left + depth} ${top - rise}V${y - rise}M${left + 3} ${y - 3}L${left + depth} ${y - rise}H${right + depth}`
  const glint = pathData`M${left + width * 0.1} ${top + height * 0.16}L${left + width * 0.34} ${top + height * 0.16}L${left + width * 0.16} ${y - height * 0.16}L${left + width * 0.1} ${y - height * 0.16}z`
  return (
    drawShadow([x + depth * 0.45, y - depth * 0.1], width + depth * 0.8, 0.13) +
    fillPath(flank, pen.verticalGradient(multiplyColours(colour, '#dde4e6'), deep), 0.78) +
    fillPath(lid, pen.diagonalGradient('#ffffff', mixColours(colour, '#ffffff', 0.4)), 0.85) +
    fillPath(face, pen.diagonalGradient(pale, colour, multiplyColours(colour, '#d0d8dc')), 0.82) +
    strokePath(backEdges, rim, 2, 0.45) +
    content +
    fillPath(glint, '#ffffff', 0.5) +
    fillPath(face, pen.diagonalGradient('#ffffff', colour), 0.16) +
    strokePath(
      pathData`M${left + 14} ${top + 1.5}H${right - 10}L${right + depth - 8} ${top - rise + 2}`,
      '#ffffff',
      3,
      0.8,
    ) +
    strokePath(
      pathData`M${right} ${top + 14}V${y - 14}M${left + 1.5} ${top + 14}V${y - 14}`,
      '#ffffff',
      2.4,
      0.8,
    ) +
    strokePath(
      pathData`M${left + 14} ${y - 1}H${right - 12}L${right + depth - 8} ${y - rise - 4}`,
      rim,
      2,
      0.6,
    )
  )
}
