import { multiplyColours, mixColours, getColourShades, type Colour } from '../colour'
import { svgPathData } from '../geometry/svgPathData'
import type { Point } from '../geometry/point'
import { fillSvgPath, strokeSvgPath } from '../shapes'
import type { SvgPen } from '../pen'

/** Draws whipped cream: three layers on top of each other and a bent tip. `x` and `y` are the middle of its base. */
export function drawWhippedCream(
  pen: SvgPen,
  [x, y]: Point,
  width: number,
  height: number,
  colour: Colour,
): string {
  const tones = getColourShades(colour)
  const shade = multiplyColours(colour, '#cfb094')
  const folds = [
    { up: 0, wide: 1, tall: 0.52 },
    { up: 0.3, wide: 0.74, tall: 0.44 },
    { up: 0.56, wide: 0.46, tall: 0.36 },
  ]
  const layers = folds.map(({ up: lift, wide: widthShare, tall: heightShare }, index) => {
    const [half, foot, rise] = [(width * widthShare) / 2, y - height * lift, height * heightShare]
    const [left, right] = [x - half + index * 4, x + half + index * 2]
    const fold = svgPathData`M${left} ${foot - rise * 0.3}C${left - half * 0.04} ${foot - rise * 0.8} ${x - half * 0.5} ${foot - rise} ${x} ${foot - rise}C${x + half * 0.6} ${foot - rise} ${right + half * 0.06} ${foot - rise * 0.9} ${right} ${foot - rise * 0.46}C${right - half * 0.06} ${foot + rise * 0.1} ${x + half * 0.4} ${foot + rise * 0.26} ${x - half * 0.1} ${foot + rise * 0.2}C${x - half * 0.7} ${foot + rise * 0.16} ${left - half * 0.06} ${foot} ${left} ${foot - rise * 0.3}z`
    const groove = svgPathData`M${left + half * 0.2} ${foot - rise * 0.12}Q${x} ${foot + rise * 0.16} ${right - half * 0.2} ${foot - rise * 0.36}`
    return (
      fillSvgPath(
        fold,
        pen.diagonalGradient(tones.bright, mixColours(colour, tones.light, 0.6), colour, shade),
      ) +
      strokeSvgPath(groove, shade, 2.4, 0.5) +
      strokeSvgPath(
        svgPathData`M${left + half * 0.16} ${foot - rise * 0.5}Q${x - half * 0.5} ${foot - rise * 0.84} ${x} ${foot - rise * 0.86}`,
        '#fffdf4',
        height / 26,
        0.7,
      )
    )
  })
  const top = y - height * 0.8
  const tip = svgPathData`M${x - width * 0.15} ${top}C${x - width * 0.13} ${top - height * 0.2} ${x + width * 0.02} ${top - height * 0.24} ${x + width * 0.16} ${top - height * 0.16}C${x + width * 0.06} ${top - height * 0.14} ${x + width * 0.1} ${top - height * 0.04} ${x + width * 0.16} ${top + height * 0.03}C${x + width * 0.08} ${top + height * 0.1} ${x - width * 0.1} ${top + height * 0.1} ${x - width * 0.15} ${top}z`
  return layers.join('') + fillSvgPath(tip, pen.diagonalGradient(tones.bright, colour, shade))
}
