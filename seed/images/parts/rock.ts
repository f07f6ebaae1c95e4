import { mixColours, getColourShades, type Colour } from '../colour'
import { toStraightPath } from '../geometry/svgPathData'
import { getCentroid, scaleOutline, movePoint, type Point } from '../geometry/point'
import { fillSvgPath, fillSvgEllipse, strokeSvgPath } from '../shapes'
import type { SvgPen } from '../pen'
import { drawShadow } from './shadow'

/** A broken lump of a hard material: clay, charcoal, resin. */
export type RockDrawingOptions = {
  /** The middle of the rock's base. */
  at: Point
  width: number
  height: number
  colour: Colour
  /** Contrast between the rock's faces: 0 is matt like chalk, 1 is shiny like glass. */
  contrast?: number
  /** Number of layer lines across the rock's faces. */
  layers?: number
}

/** A rock with a lit top and broken faces; the colour of each face depends on the face's direction. */
export function drawRock(pen: SvgPen, look: RockDrawingOptions): string {
  const {
    at: [x, y],
    width,
    height,
    colour,
    contrast = 0.6,
    layers = 0,
  } = look
  const outline = createRockOutline(pen, look)
  const top = scaleOutline(outline, 0.62, [-width * 0.05, -height * 0.13])
  const tones = getColourShades(colour)
  const facets = outline.map((point, index) => {
    const nextIndex = (index + 1) % outline.length
    const corners = [point, outline[nextIndex] ?? point, top[nextIndex] ?? point, top[index] ?? point]
    return fillSvgPath(toStraightPath(corners), getFaceColour(look, getCentroid(corners), contrast), 1, {
      stroke: mixColours(colour, tones.light, 0.3),
      'stroke-opacity': 0.5,
    })
  })
  const first = Math.floor(pen.random(1, 5))
  const [cx, cy] = getCentroid(top)
  const slope = [...top.slice(first, first + 4), [cx + pen.random(-0.1, 0.1) * width, cy] as const]
  return (
    drawShadow([x, y - 4], width * 0.94, 0.2) +
    fillSvgPath(toStraightPath(outline), tones.dark) +
    facets.join('') +
    fillSvgPath(
      toStraightPath(top),
      pen.diagonalGradient(
        mixColours(tones.light, tones.bright, 0.3 + contrast * 0.4),
        mixColours(colour, tones.light, 0.4),
      ),
    ) +
    fillSvgPath(toStraightPath(slope), mixColours(colour, tones.dark, 0.25 + contrast * 0.3), 0.5) +
    drawStrata(look, outline, layers) +
    drawPits(pen, look)
  )
}

function createRockOutline(pen: SvgPen, { at: [x, y], width, height }: RockDrawingOptions): Point[] {
  return [14, 58, 104, 146, 216, 250, 292, 334].map((angle) => {
    const [dx, dy] = movePoint([0, 0], angle + pen.random(-13, 13), pen.random(0.82, 1.08))
    const low = Math.min(dy, 0.86)
    return [x + (dx * width) / 2, y - height * 0.46 + (low * height) / 2]
  })
}

/** The colour of a rock's face: brighter towards the light at the top left, in five steps to have few tones. */
function getFaceColour(
  { at: [x, y], width, height, colour }: RockDrawingOptions,
  [fx, fy]: Point,
  contrast: number,
): Colour {
  const brightness = -((fx - x) / width) * 1.1 - ((fy - (y - height * 0.46)) / height) * 1.3
  const share = Math.max(-1, Math.min(1, Math.round(brightness * 3) / 2))
  const tones = getColourShades(colour)
  return share > 0
    ? mixColours(colour, tones.bright, share * (0.3 + contrast * 0.3))
    : mixColours(colour, tones.deep, -share * (0.5 + contrast * 0.5))
}

function drawStrata(
  { at: [x], width, height, colour }: RockDrawingOptions,
  outline: readonly Point[],
  count: number,
): string {
  const low = Math.max(...outline.map(([, py]) => py))
  const layerLines = Array.from({ length: count }, (_, index) => {
    const share = (index + 1) / (count + 1)
    const halfWidth = width * (0.44 - share * 0.1)
    return toStraightPath(
      [
        [x - halfWidth, low - height * 0.38 * (1 - share) - height * 0.06],
        [x - halfWidth * 0.2, low - height * 0.34 * (1 - share)],
        [x + halfWidth * 0.94, low - height * 0.42 * (1 - share) - height * 0.05],
      ],
      false,
    )
  })
  return count === 0 ? '' : strokeSvgPath(layerLines.join(''), getColourShades(colour).deep, 1.8, 0.4)
}

function drawPits(pen: SvgPen, { at: [x, y], width, height, colour }: RockDrawingOptions): string {
  const tones = getColourShades(colour)
  return Array.from({ length: 12 }, (_, index) => {
    const [dx, dy] = movePoint([0, 0], pen.random(0, 360), pen.random(0, 0.34))
    return fillSvgEllipse(
      [x + dx * width, y - height * 0.46 + dy * height],
      pen.random(1.2, 2.8),
      pen.random(0.9, 1.8),
      index % 3 === 0 ? tones.bright : tones.deep,
      0.45,
    )
  }).join('')
}
