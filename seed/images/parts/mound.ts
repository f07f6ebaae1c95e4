import { mixColours, getColourShades, type Colour } from '../colour'
import { svgPathData } from '../geometry/svgPathData'
import type { Point } from '../geometry/point'
import { fillSvgPath, fillSvgEllipse, strokeSvgPath } from '../shapes'
import type { SvgPen } from '../pen'

/** A mound of powder; `at` is the middle of its base. */
export type PowderMoundDrawingOptions = {
  at: Point
  width: number
  height: number
  colour: Colour
  /** How coarse the powder looks: 0 is fine and smooth, 1 has many grains and lumps. */
  coarse?: number
  /** Colours of small spots in the powder. */
  flecks?: readonly Colour[]
}

/** A heap of powder with a lit side, a shaded side and lines where powder has slid down. */
export function drawPowderMound(pen: SvgPen, look: PowderMoundDrawingOptions): string {
  const {
    at: [x, y],
    width,
    height,
    colour,
  } = look
  const tones = getColourShades(colour)
  const [half, peak] = [width / 2, x - width * 0.04 + pen.random(-8, 8)]
  const top = y - height
  const left = svgPathData`M${x - half} ${y}C${x - half * 0.62} ${y - height * 0.16} ${peak - half * 0.4} ${top + height * 0.12} ${peak} ${top}`
  const right = svgPathData`C${peak + half * 0.34} ${top + height * 0.06} ${x + half * 0.6} ${y - height * 0.2} ${x + half} ${y}`
  const foot = svgPathData`Q${x + half * 0.5} ${y + height * 0.12} ${x} ${y + height * 0.12}T${x - half} ${y}z`
  const shade =
    svgPathData`M${peak} ${top}` +
    right +
    svgPathData`Q${x + half * 0.5} ${y + height * 0.12} ${x + half * 0.1} ${y + height * 0.12}C${x + half * 0.34} ${y - height * 0.2} ${peak + half * 0.16} ${top + height * 0.5} ${peak} ${top}z`
  return (
    fillSvgPath(
      left + right + foot,
      pen.diagonalGradient(
        mixColours(tones.light, tones.bright, 0.4),
        mixColours(colour, tones.light, 0.4),
        colour,
        mixColours(colour, tones.dark, 0.7),
      ),
    ) +
    fillSvgPath(shade, pen.diagonalGradient(tones.dark, mixColours(tones.dark, tones.deep, 0.5)), 0.5) +
    drawMoundFurrows(pen, look, peak) +
    drawMoundGrain(pen, look, peak) +
    drawMoundDust(pen, look)
  )
}

function drawMoundFurrows(
  pen: SvgPen,
  { at: [x, y], width, height, colour }: PowderMoundDrawingOptions,
  peak: number,
): string {
  const tones = getColourShades(colour)
  return [-0.34, -0.12, 0.14, 0.36]
    .map((share, index) => {
      const end: Point = [x + share * width * 0.86, y - height * pen.random(0.08, 0.2)]
      const furrow = svgPathData`M${peak + share * width * 0.24} ${y - height * 0.8}Q${peak + share * width * 0.4} ${y - height * 0.4} ${end[0]} ${end[1]}`
      return strokeSvgPath(furrow, index < 2 ? tones.bright : tones.deep, width / 70, index < 2 ? 0.4 : 0.22)
    })
    .join('')
}

/** Lumps and small spots in a heap of powder, more of them towards the base of the heap. */
function drawMoundGrain(
  pen: SvgPen,
  { at: [x, y], width, height, colour, coarse = 0.3, flecks = [] }: PowderMoundDrawingOptions,
  peak: number,
): string {
  const tones = getColourShades(colour)
  const colours = [tones.bright, tones.dark, ...flecks, ...flecks]
  return Array.from({ length: Math.round(20 + coarse * 60) }, (_, index) => {
    const heightShare = pen.random(0.02, 1) ** 1.6
    const offsetX = pen.random(-1, 1) * (1 - heightShare) ** 0.85 * width * 0.44
    const size = pen.random(1.2, 2 + coarse * 3.4)
    return fillSvgEllipse(
      [peak + (x - peak) * (1 - heightShare) + offsetX, y - height * heightShare * 0.92],
      size,
      size * 0.72,
      colours[index % colours.length] ?? colour,
      0.75,
    )
  }).join('')
}

/** Grains of powder on the table around a heap of powder. */
function drawMoundDust(
  pen: SvgPen,
  { at: [x, y], width, height, colour }: PowderMoundDrawingOptions,
): string {
  const tones = getColourShades(colour)
  return Array.from({ length: 22 }, () => {
    const side = pen.random(-1, 1)
    const size = pen.random(1.2, 3.4)
    return fillSvgEllipse(
      [x + Math.sign(side) * width * (0.46 + Math.abs(side) * 0.12), y + pen.random(-0.02, 0.14) * height],
      size,
      size * 0.6,
      tones.base,
      0.8,
    )
  }).join('')
}
