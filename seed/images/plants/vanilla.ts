import { getColourShades } from '../colour'
import { svgPathData, toSmoothPath } from '../geometry/svgPathData'
import { interpolatePoints, type Point } from '../geometry/point'
import { getOutlineSides, sampleArc, type WidthProfile, type Arc } from '../geometry/arc'
import { fillSvgPath, strokeSvgPath, drawTransformedGroup } from '../shapes'
import { drawFlower } from '../parts/flower'
import { drawRoundShape } from '../parts/roundObject'
import type { SvgPen } from '../pen'

const podProfile: WidthProfile = (share) => Math.min(1, 0.4 + share * 5) * Math.min(1, (1 - share) * 9) ** 0.6

/** A cured vanilla pod: long, thin, oily and nearly black, with a hook at its stalk. */
export function drawVanillaPod(pen: SvgPen, arc: Arc): string {
  const tones = getColourShades('#4a2c1c')
  const sides = getOutlineSides(sampleArc(arc, 12), arc.length * 0.026, podProfile)
  const along = (share: number) =>
    toSmoothPath(
      sides.left
        .map((point, index) => interpolatePoints(point, sides.right[index] ?? point, share))
        .slice(1, -1),
      false,
    )
  return (
    drawRoundShape(pen, arc, {
      colour: '#4a2c1c',
      widthRatio: 0.052,
      profile: podProfile,
      gloss: 0,
      steps: 12,
    }) +
    strokeSvgPath(along(0.28), '#b58a66', 2.4, 0.7) +
    strokeSvgPath(along(0.55) + along(0.76), tones.deep, 1.8, 0.9)
  )
}

/** Vanilla's orchid flower: five long, narrow, pale petals around a yellow trumpet with a wavy edge. */
export function drawVanillaFlower(pen: SvgPen, at: Point, radius: number): string {
  const lip = getColourShades('#f0cf5a')
  const r = radius
  const trumpet = svgPathData`M${-r * 0.16} ${-r * 0.1}C${-r * 0.2} ${r * 0.2} ${-r * 0.44} ${r * 0.3} ${-r * 0.4} ${r * 0.5}q${r * 0.06} ${r * 0.12} ${r * 0.14} ${r * 0.02}q${r * 0.06} ${r * 0.16} ${r * 0.15} ${r * 0.04}q${r * 0.1} ${r * 0.14} ${r * 0.17} 0q${r * 0.1} ${r * 0.1} ${r * 0.15} ${-r * 0.04}q${r * 0.12} ${r * 0.06} ${r * 0.14} ${-r * 0.06}C${r * 0.42} ${r * 0.28} ${r * 0.2} ${r * 0.2} ${r * 0.16} ${-r * 0.1}z`
  const throat = svgPathData`M${-r * 0.12} ${-r * 0.02}C${-r * 0.1} ${r * 0.2} ${-r * 0.2} ${r * 0.3} ${-r * 0.14} ${r * 0.4}Q0 ${r * 0.48} ${r * 0.14} ${r * 0.38}C${r * 0.2} ${r * 0.26} ${r * 0.1} ${r * 0.2} ${r * 0.12} ${-r * 0.02}z`
  return (
    drawFlower(pen, {
      at,
      radius,
      petals: 5,
      form: 'strap',
      widthRatio: 0.36,
      colour: '#e9e6b0',
      heart: '#b9c47c',
    }) +
    drawTransformedGroup(
      at,
      -8,
      [1, 1],
      fillSvgPath(trumpet, pen.diagonalGradient('#fdf3bf', lip.base, lip.dark), 1, {
        stroke: lip.deep,
        'stroke-opacity': 0.4,
      }),
      fillSvgPath(throat, pen.verticalGradient('#b9781e', '#e9a93a', lip.light), 0.85),
      strokeSvgPath(
        svgPathData`M0 0V${r * 0.4}M${-r * 0.07} ${r * 0.05}L${-r * 0.12} ${r * 0.42}M${r * 0.07} ${r * 0.05}L${r * 0.13} ${r * 0.4}`,
        '#fdf3bf',
        2,
        0.7,
      ),
    )
  )
}
