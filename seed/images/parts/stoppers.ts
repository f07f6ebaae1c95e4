import { getColourShades } from '../colour'
import { svgPathData } from '../geometry/svgPathData'
import type { Point } from '../geometry/point'
import { fillSvgPath, fillSvgEllipse, strokeSvgPath } from '../shapes'
import type { SvgPen } from '../pen'

export type BottleStopperKind = 'cork' | 'pipette' | 'ball' | 'cap' | 'wood' | 'spray'

type DrawStopper = (pen: SvgPen, at: Point, neck: number) => string

/** Draws a bottle's stopper at the middle of the bottle's mouth; `neck` is half the width of the bottle's neck. */
export const bottleStopperDrawings: Readonly<Record<BottleStopperKind, DrawStopper>> = {
  cork: (pen, [x, y], neck) => {
    const tones = getColourShades('#c99f68')
    const [w, h] = [neck * 0.86, neck * 1.35]
    const pores = Array.from({ length: 7 }, () =>
      fillSvgEllipse([x + pen.random(-w * 0.7, w * 0.8), y - pen.random(14, h)], 2.4, 1.4, tones.deep, 0.5),
    )
    return (
      fillSvgPath(
        svgPathData`M${x - w} ${y - 8}l-4 -${h}q${w + 4} -9 ${2 * w + 8} 0l-4 ${h}z`,
        pen.horizontalGradient(tones.dark, tones.light, tones.base, tones.dark),
      ) +
      fillSvgEllipse([x, y - 8 - h], w + 4, 6, tones.bright) +
      pores.join('')
    )
  },
  wood: (pen, [x, y], neck) => drawBottleCap(pen, [x, y], neck + 7, neck * 1.3, '#b98a5c', false),
  cap: (pen, [x, y], neck) => drawBottleCap(pen, [x, y], neck + 7, neck * 1.35, '#33302c', true),
  ball: (pen, [x, y], neck) => {
    const r = neck * 1.08
    return (
      fillSvgPath(
        svgPathData`M${x - neck * 0.8} ${y - 8}q${neck * 0.3} -10 ${neck * 0.2} -18h${neck * 1.2}q-${neck * 0.1} 8 ${neck * 0.2} 18z`,
        pen.horizontalGradient('#b9c9be', '#f4f8f2', '#a9bab0'),
      ) +
      fillSvgEllipse([x, y - 24 - r * 0.8], r, r, pen.radialGradient('#ffffff', '#e3ece4', '#a6b9ad')) +
      fillSvgEllipse([x - r * 0.36, y - 24 - r * 1.2], r * 0.22, r * 0.16, '#ffffff') +
      strokeSvgPath(
        svgPathData`M${x + r * 0.35} ${y - 24 - r * 0.2}q${r * 0.3} -${r * 0.2} ${r * 0.35} -${r * 0.6}`,
        '#ffffff',
        3,
        0.8,
      )
    )
  },
  spray: (pen, [x, y], neck) => {
    const brass = getColourShades('#c7a256')
    const metal = pen.horizontalGradient(brass.dark, brass.bright, brass.base, brass.deep)
    const half = neck * 0.62
    return (
      fillSvgPath(svgPathData`M${x - half} ${y - 26}v-42q0 -6 6 -6h${2 * half - 12}q6 0 6 6v42z`, metal) +
      fillSvgEllipse([x - half * 0.5, y - 58], 4, 4, brass.deep) +
      drawBottleCap(pen, [x, y + 2], neck + 4, neck, '#c7a256', true)
    )
  },
  pipette: (pen, [x, y], neck) => {
    const w = neck * 0.62
    const rubber = getColourShades('#3b3733')
    const bulb = svgPathData`M${x - w} ${y - 40}c-2 -18 2 -22 3 -40c1 -22 ${2 * w - 6} -22 ${2 * w - 6} 0c1 18 5 22 3 40z`
    return (
      fillSvgPath(bulb, pen.horizontalGradient(rubber.dark, rubber.light, rubber.base, rubber.deep)) +
      strokeSvgPath(svgPathData`M${x - w * 0.45} ${y - 48}q1 -16 3 -30`, '#fff4e0', 4, 0.45) +
      drawBottleCap(pen, [x, y + 4], neck + 5, neck * 1.15, '#c8a468', true)
    )
  },
}

/** A ribbed screw cap, or a smooth wooden cap. */
function drawBottleCap(
  pen: SvgPen,
  [x, y]: Point,
  half: number,
  height: number,
  colour: string,
  isRibbed: boolean,
): string {
  const tones = getColourShades(colour)
  const ribs = isRibbed ? [-0.7, -0.42, -0.1, 0.24, 0.56, 0.82] : []
  const grain = isRibbed
    ? ''
    : strokeSvgPath(
        svgPathData`M${x - half * 0.6} ${y - height * 0.3}q${half * 0.6} 5 ${half * 1.2} -2M${x - half * 0.5} ${y - height * 0.66}q${half * 0.7} -5 ${half * 1.2} 2`,
        tones.dark,
        1.6,
        0.6,
      )
  return (
    fillSvgPath(
      svgPathData`M${x - half} ${y + 6}v-${height}q0 -8 8 -8h${2 * half - 16}q8 0 8 8v${height}q-${half} 7 -${2 * half} 0z`,
      pen.horizontalGradient(tones.dark, tones.light, tones.base, tones.base, tones.deep),
    ) +
    ribs
      .map((share) =>
        strokeSvgPath(svgPathData`M${x + half * share} ${y + 2}v-${height - 6}`, tones.deep, 1.6, 0.5),
      )
      .join('') +
    grain +
    strokeSvgPath(svgPathData`M${x - half + 9} ${y - height - 0.5}h${half * 1.3}`, tones.bright, 2.4, 0.6)
  )
}
