import { multiplyColours, mixColours, getColourShades, type Colour } from '../colour'
import { pictureSize } from '../paper'
import { svgPathData } from '../geometry/svgPathData'
import type { Point } from '../geometry/point'
import { fillSvgPath, fillSvgEllipse, strokeSvgPath } from '../shapes'
import type { SvgPen } from '../pen'
import { toSvgElement } from '../../../functions/pictures/svg'
import { bottleShapes, type BottleShape } from './bottleShapes'
import { glassColours, type GlassKind } from './glassColours'
import { drawGlow, drawShadow } from './shadow'
import { bottleStopperDrawings, type BottleStopperKind } from './stoppers'

export type BottleDrawingOptions = {
  form: keyof typeof bottleShapes
  glass: GlassKind
  liquid: Colour
  /** Fill level as a share of the height below the neck. */
  level?: number
  stopper: BottleStopperKind
  /** Colours that darken the liquid near its edges. The default is brown; clear liquids need other colours. */
  shades?: readonly [dark: Colour, deep: Colour]
  /** The middle of the bottle's base. */
  at?: Point
  scale?: number
}

/** Draws a bottle on a table, and the light that falls through the bottle. */
export function drawBottle(pen: SvgPen, look: BottleDrawingOptions): string {
  const { form: name, at: [x, y] = [222, 672], scale = 1.25 } = look
  const form = bottleShapes[name]
  const size = {
    ...form,
    half: form.half * scale,
    height: form.height * scale,
    neck: form.neck * scale,
    shoulder: form.shoulder * scale,
  }
  const parts = { pen, look, size, x, y, body: getBottleOutline(size, x, y, 0) }
  return (
    drawShadow([x, y - 2], size.half * 2.1) +
    drawGlow([x + size.half * 1.25, y + 4], size.half * 0.62, 9, mixColours(look.liquid, '#fff2c4', 0.25)) +
    drawFarGlass(parts) +
    drawLiquid(parts) +
    drawReflections(parts) +
    bottleStopperDrawings[look.stopper](pen, [x, y - size.height], size.neck)
  )
}

type BottleParts = {
  pen: SvgPen
  look: BottleDrawingOptions
  size: BottleShape
  x: number
  y: number
  body: string
}

/** Returns the outline of a bottle, moved inwards by the distance `inset`. */
function getBottleOutline(
  { half, neck, height, shoulder, roundness, foot }: BottleShape,
  x: number,
  y: number,
  inset: number,
): string {
  const [w, n, f] = [half - inset, neck - inset, Math.min(half * 0.9, foot)]
  const [top, low, bottom] = [y - height, y - height + shoulder, y - inset]
  const slopeHeight = (half - neck) * roundness + 30
  return svgPathData`M${x - n} ${top}V${low - 10}C${x - n} ${low + 22} ${x - w} ${low + 14} ${x - w} ${low + slopeHeight}V${bottom - f}Q${x - w} ${bottom} ${x - w + f} ${bottom}H${x + w - f}Q${x + w} ${bottom} ${x + w} ${bottom - f}V${low + slopeHeight}C${x + w} ${low + 14} ${x + n} ${low + 22} ${x + n} ${low - 10}V${top}z`
}

/** The back wall of the glass, seen through the front wall. */
function drawFarGlass({ pen, look: { glass }, body }: BottleParts): string {
  if (glass === 'clear')
    return fillSvgPath(body, pen.horizontalGradient('#c3d2c8', '#f6faf4', '#e9f0e8', '#b5c5ba'), 0.78)
  const { wall: colour, lit } = glassColours[glass]
  return fillSvgPath(
    body,
    pen.horizontalGradient(
      multiplyColours(colour, '#a08078'),
      mixColours(colour, lit, 0.3),
      colour,
      multiplyColours(colour, '#70504c'),
    ),
  )
}

function drawLiquid({ pen, look, size, x, y }: BottleParts): string {
  const { glass, liquid: liquidColour, level = 0.8, shades = ['#d2b98f', '#a98a62'] } = look
  const colour =
    glass === 'clear'
      ? liquidColour
      : mixColours(mixColours(glassColours[glass].wall, glassColours[glass].deep, 0.35), liquidColour, 0.18)
  const tones = {
    ...getColourShades(colour),
    dark: multiplyColours(colour, shades[0]),
    deep: multiplyColours(colour, shades[1]),
  }
  const top = y - (size.height - size.shoulder) * level
  const inner = getBottleOutline(size, x, y, glass === 'clear' ? 7 : 5)
  const half = getInnerHalfWidth(size, y - top) - 7
  const liquidClip = pen.clipTo(svgPathData`M0 ${top}H${pictureSize.width}V${pictureSize.height}H0z`)
  return (
    fillSvgPath(
      inner,
      pen.horizontalGradient(
        tones.dark,
        mixColours(colour, tones.light, 0.5),
        colour,
        tones.dark,
        tones.deep,
      ),
      0.94,
      {
        'clip-path': liquidClip,
      },
    ) +
    fillSvgPath(svgPathData`M${x - half} ${top}a${half} 8 0 0 0 ${half * 2} 0z`, colour, 0.9) +
    fillSvgEllipse([x, top], half, 8, tones.light) +
    fillSvgEllipse([x - half * 0.2, top + 1], half * 0.66, 4.5, tones.bright, 0.55) +
    fillSvgPath(
      svgPathData`M${x + half * 0.1} ${y - 12}C${x + half * 0.75} ${y - 14} ${x + half * 0.86} ${y - 60} ${x + half * 0.8} ${top + 40}C${x + half * 0.52} ${y - 90} ${x + half * 0.4} ${y - 40} ${x + half * 0.1} ${y - 12}z`,
      mixColours(tones.light, '#fff1b8', 0.4),
      glass === 'clear' ? 0.4 : 0.22,
    )
  )
}

/** Returns half of a bottle's inner width at a height above its base. */
function getInnerHalfWidth({ half, neck, height, shoulder, roundness }: BottleShape, above: number): number {
  const slopeHeight = (half - neck) * roundness + 30
  const shoulderOffset = above - (height - shoulder - slopeHeight)
  return shoulderOffset <= 0 ? half : half - (half - neck) * Math.min(1, shoulderOffset / slopeHeight) ** 2.2
}

/** Draws the reflections on a glass bottle: a window on the left, the edge on the right, and the thick base. */
function drawReflections({ pen, look: { glass }, size, x, y, body }: BottleParts): string {
  const { half, neck, height, shoulder } = size
  const low = y - height + shoulder
  const clear = glass === 'clear'
  const tint = clear ? undefined : glassColours[glass]
  const left = x - half * 0.72
  const slopeHeight = (half - neck) * size.roundness + 36
  return (
    toSvgElement('path', {
      d: body,
      fill: 'none',
      stroke: tint === undefined ? '#7d9187' : multiplyColours(tint.wall, '#9a7a70'),
      'stroke-width': 2.6,
      'stroke-opacity': 0.7,
    }) +
    fillSvgPath(
      svgPathData`M${left} ${low + slopeHeight + 8}q${half * 0.06} -14 ${half * 0.22} -14V${y - 46}q-${half * 0.02} 20 -${half * 0.18} 26z`,
      pen.verticalGradient('#ffffff', tint?.glint ?? '#ffffff'),
      clear ? 0.62 : 0.42,
    ) +
    strokeSvgPath(
      svgPathData`M${x + half * 0.8} ${low + slopeHeight + 14}V${y - 54}`,
      tint?.edge ?? '#ffffff',
      half * 0.05,
      clear ? 0.55 : 0.35,
    ) +
    strokeSvgPath(
      svgPathData`M${x - neck * 0.5} ${y - height + 12}V${low - 6}`,
      '#ffffff',
      neck * 0.2,
      clear ? 0.75 : 0.4,
    ) +
    strokeSvgPath(
      svgPathData`M${x - half * 0.7} ${y - 7}Q${x} ${y + 3} ${x + half * 0.7} ${y - 7}`,
      '#ffffff',
      3,
      clear ? 0.6 : 0.25,
    ) +
    drawBottleRim(pen, [x, y - height], neck, tint?.wall ?? '#d3ded6')
  )
}

function drawBottleRim(pen: SvgPen, [x, y]: Point, neck: number, colour: Colour): string {
  const tones = {
    dark: mixColours(colour, '#3c4a40', 0.35),
    bright: mixColours(colour, '#ffffff', 0.7),
    base: colour,
  }
  const half = neck + 5
  return fillSvgPath(
    svgPathData`M${x - half} ${y - 4}q0 -6 6 -6h${2 * half - 12}q6 0 6 6v9q0 6 -6 6h-${2 * half - 12}q-6 0 -6 -6z`,
    pen.horizontalGradient(tones.dark, tones.bright, tones.base, tones.dark),
  )
}
