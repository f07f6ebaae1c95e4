import { mixColours, getColourShades } from '../colour'
import { toSmoothPath } from '../geometry/svgPathData'
import { movePoint, type Point } from '../geometry/point'
import { ovalWidthProfile } from '../geometry/widthProfiles'
import { fillSvgPath, fillSvgEllipse, strokeSvgPath } from '../shapes'
import { drawRoundShape } from '../parts/roundObject'
import type { SvgPen } from '../pen'

const skinColour = '#ee8f26'

/** An orange with small pores in its skin and a star where its stem was; `at` is the orange's centre. */
export function drawOrange(pen: SvgPen, at: Point, radius: number): string {
  const pores = Array.from({ length: 40 }, (_, index) =>
    fillSvgEllipse(
      movePoint(at, index * 137.5, radius * 0.9 * Math.sqrt(index / 40)),
      2.2,
      1.8,
      index % 2 === 0 ? '#ffd79a' : getColourShades(skinColour).deep,
      0.5,
    ),
  )
  return (
    drawRoundShape(
      pen,
      { at: [at[0], at[1] + radius], heading: 0, length: radius * 2 },
      {
        colour: skinColour,
        widthRatio: 1.02,
        profile: ovalWidthProfile,
        shade: '#c05f16',
        gloss: 0.6,
        steps: 18,
      },
    ) + pores.join('')
  )
}

/** A long spiral of orange peel on the table: orange outside, white where the inside of the peel is visible. */
export function drawOrangePeel(
  pen: SvgPen,
  at: Point,
  length: number,
  radius: number,
  turns: number,
): string {
  const tones = getColourShades(skinColour)
  const width = (length / turns) * 0.62
  const edge = (from: number, shift: number) =>
    Array.from({ length: 9 }, (_, part): Point => {
      const angle = ((from + part * 22.5) * Math.PI) / 180
      const along = ((from + part * 22.5) / 360) * (length / turns) + shift
      return [at[0] + along + Math.sin(angle) * radius * 0.34, at[1] - along * 0.1 - Math.cos(angle) * radius]
    })
  const ribbon = (from: number) => toSmoothPath([...edge(from, 0), ...edge(from, width).toReversed()])
  const near = Array.from({ length: turns }, (_, index) => index * 360)
  return (
    near
      .map((from) => fillSvgPath(ribbon(from + 180), pen.verticalGradient('#d9b77c', '#fdf0d0', '#f2dcab')))
      .join('') +
    near
      .map(
        (from) =>
          fillSvgPath(ribbon(from), pen.verticalGradient(tones.light, skinColour, tones.dark)) +
          strokeSvgPath(toSmoothPath(edge(from, width), false), mixColours(skinColour, '#fff1d0', 0.8), 4) +
          strokeSvgPath(toSmoothPath(edge(from, width * 0.3).slice(1, -4), false), tones.bright, 4, 0.5),
      )
      .join('')
  )
}
