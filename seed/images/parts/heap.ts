import { mixColours, getColourShades, type Colour } from '../colour'
import { toSmoothPath } from '../geometry/svgPathData'
import { scaleOutline, type Point } from '../geometry/point'
import { createEggWidthProfile } from '../geometry/widthProfiles'
import type { WidthProfile, Arc } from '../geometry/arc'
import { fillSvgPath, drawSvgSymbol } from '../shapes'
import type { SvgPen } from '../pen'
import { drawShadow } from './shadow'
import { createUnevenOutline } from './roundObject'

/** The shape of a seed, which is drawn many times in a heap. */
export type PlantSeedShape = {
  length: number
  widthRatio: number
  profile?: WidthProfile
  bend?: number
  /** Draws details on top of the seed, such as stripes or a spot. */
  marking?: (arc: Arc) => string
  /** How much the seed shines, from 0 (not at all) to 1. */
  gloss?: number
}

/**
 * Defines a seed as SVG symbols in several rotations, each lit from the top left. The symbols inherit their fill
 * colour.
 */
export function defineSeedSymbols(pen: SvgPen, seedShape: PlantSeedShape, turns = 9): string[] {
  return Array.from({ length: turns }, (_, index) => {
    const heading = (index * 180) / turns + pen.random(-8, 8) + (index % 2) * 180
    return pen.defineSymbol(
      drawSeed(
        pen,
        {
          at: getSeedStart(heading, seedShape.length),
          heading,
          length: seedShape.length,
          bend: seedShape.bend ?? 0,
        },
        seedShape,
      ),
    )
  })
}

/** Draws one seed along an arc. The seed inherits its fill colour. */
export function drawSeed(
  pen: SvgPen,
  arc: Arc,
  { widthRatio, profile = createEggWidthProfile(), marking, gloss = 0.5 }: PlantSeedShape,
): string {
  const outline = createUnevenOutline(pen, arc, widthRatio, profile, 0.05)
  const size = (arc.length * Math.min(1, widthRatio)) / 2
  const inner = scaleOutline(outline, 0.86, [-size * 0.12, -size * 0.13])
  const glint = scaleOutline(outline, 0.34, [-size * 0.26, -size * 0.3])
  return (
    fillSvgPath(toSmoothPath(outline), 'inherit') +
    fillSvgPath(toSmoothPath(outline) + toSmoothPath(inner), '#2c1712', 0.42, { 'fill-rule': 'evenodd' }) +
    (marking?.(arc) ?? '') +
    (gloss > 0 ? fillSvgPath(toSmoothPath(glint), '#fffbee', 0.15 + gloss * 0.5) : '')
  )
}

/** A heap of seeds on a table; `at` is the middle of the heap's base. */
export type SymbolHeapDrawingOptions = {
  at: Point
  width: number
  height: number
  colour: Colour
  /** Other colours, which some of the seeds in the heap have. */
  others?: readonly Colour[]
  /** Distance between neighbouring seeds. */
  pitch: number
  /** True for a heap in a bowl or on a spoon, which casts no shadow on the table. */
  isHeld?: boolean
  /** Colour of the seeds in the shade. The default is a darker tone of the seed's own colour. */
  shade?: Colour
}

/** Draws a heap of seeds, from the back to the front. */
export function drawHeap(pen: SvgPen, ids: readonly string[], look: SymbolHeapDrawingOptions): string {
  const {
    at: [x, y],
    width,
    height,
    colour,
    pitch,
    isHeld = false,
  } = look
  const tones = getColourShades(colour)
  const rows = Math.max(3, Math.round((height * 1.25) / (pitch * 0.62)))
  const edgeShares = Array.from({ length: 7 }, (_, index) => index / 6)
  const side = (direction: 1 | -1) =>
    edgeShares.map((share): Point => [
      x + direction * getHeapHalfWidth(look, share) * 0.92,
      y - height * (1 - share * 0.98),
    ])
  const body = toSmoothPath([...side(-1), [x, y + height * 0.16], ...side(1).toReversed()])
  return (
    (isHeld ? '' : drawShadow([x, y + 4], width * 0.98, 0.2)) +
    fillSvgPath(body, pen.diagonalGradient(tones.dark, tones.deep)) +
    Array.from({ length: rows }, (_, row) => drawHeapRow(pen, ids, look, row / (rows - 1))).join('')
  )
}

/** Draws loose seeds, each with a shadow, at the given positions. */
export function drawScatteredSymbols(
  pen: SvgPen,
  ids: readonly string[],
  positions: readonly Point[],
  colours: readonly Colour[],
): string {
  return positions
    .map((position) => {
      const [id, colour] = [pickRandom(pen, ids), pickRandom(pen, colours)]
      return (
        drawSvgSymbol(id, [position[0] + 3, position[1] + 4], 0, 1, '#5b4030').replace(
          '<use',
          '<use opacity=".4"',
        ) + drawSvgSymbol(id, position, 0, 1, colour)
      )
    })
    .join('')
}

function drawHeapRow(
  pen: SvgPen,
  ids: readonly string[],
  look: SymbolHeapDrawingOptions,
  share: number,
): string {
  const {
    at: [x, y],
    height,
    colour,
    others = [],
    pitch,
    shade,
  } = look
  const { random } = pen
  const half = getHeapHalfWidth(look, share)
  const count = Math.max(1, Math.round((half * 2) / (pitch * 0.86)))
  return Array.from({ length: count }, (_, index) => {
    const along = count === 1 ? 0 : (2 * index) / (count - 1) - 1
    const sag = height * 0.2 * share * Math.sqrt(Math.max(0, 1 - along ** 2))
    const position: Point = [
      x + along * half + random(-0.3, 0.3) * pitch,
      y - height + height * share * 0.98 + sag + random(-0.24, 0.24) * pitch,
    ]
    const seedColour = others.length > 0 && random(0, 1) < 0.4 ? pickRandom(pen, others) : colour
    return drawSvgSymbol(
      pickRandom(pen, ids),
      position,
      0,
      1,
      getShadedColour(seedColour, along * 0.62 + share * 0.34 + random(-0.4, 0.4), shade),
    )
  }).join('')
}

/** Returns half the width of a heap of seeds at a height, from its top (0) to its base (1). */
function getHeapHalfWidth({ width, pitch }: SymbolHeapDrawingOptions, share: number): number {
  return (width / 2) * Math.sin((share ** 0.72 * Math.PI) / 2) + pitch * 0.3
}

/** Returns the colour of a seed from lit (-1) to shaded (1). There are only a few steps, which keeps the SVG small. */
function getShadedColour(colour: Colour, shade: number, shaded?: Colour): Colour {
  const tones = getColourShades(colour)
  if (shade < -0.4) return mixColours(colour, tones.light, 0.8)
  if (shade < 0.1) return mixColours(colour, tones.light, 0.3)
  if (shade < 0.5) return colour
  return shaded ?? tones.dark
}

function pickRandom<T>(pen: SvgPen, list: readonly [T, ...T[]] | readonly T[]): T {
  return list[Math.floor(pen.random(0, list.length))] as T
}

/** The start of an arc whose middle is at the origin. */
function getSeedStart(heading: number, length: number): Point {
  const angle = (heading * Math.PI) / 180
  return [(-Math.sin(angle) * length) / 2, (Math.cos(angle) * length) / 2]
}
