import { multiplyColours, mixColours, getColourShades, type Colour } from '../colour'
import { svgPathData, toSmoothPath } from '../geometry/svgPathData'
import type { Point } from '../geometry/point'
import { createEggWidthProfile } from '../geometry/widthProfiles'
import { joinOutlineSides, getOutlineSides, getPointOnArc, sampleArc, type Arc } from '../geometry/arc'
import { fillSvgPath, fillSvgEllipse, strokeSvgPath } from '../shapes'
import type { SvgPen } from '../pen'
import { drawShadow } from './shadow'

/** A bowl; `at` is the middle of its base. */
export type BowlDrawingOptions = { at: Point; width: number; height: number; colour: Colour; grain?: boolean }

/** A clay or wooden bowl; `content` is drawn over the bowl's back and behind its front. */
export function drawBowl(
  pen: SvgPen,
  { at: [x, y], width, height, colour, grain = false }: BowlDrawingOptions,
  content = '',
): string {
  const tones = getColourShades(colour)
  const [half, rim, top] = [width / 2, width * 0.105, y - height]
  const side = svgPathData`M${x - half} ${top}A${half} ${rim} 0 0 0 ${x + half} ${top}C${x + half} ${y - height * 0.42} ${x + half * 0.62} ${y - 4} ${x + half * 0.36} ${y}H${x - half * 0.36}C${x - half * 0.62} ${y - 4} ${x - half} ${y - height * 0.42} ${x - half} ${top}z`
  const rings = [0.3, 0.52].map(
    (share) =>
      svgPathData`M${x - half * (0.97 - share * 0.3)} ${top + height * share}Q${x} ${top + height * share + rim * 1.5} ${x + half * (0.97 - share * 0.3)} ${top + height * share}`,
  )
  return (
    drawShadow([x, y - 2], width * 0.86, 0.15) +
    fillSvgEllipse([x, top], half, rim, pen.diagonalGradient(tones.deep, tones.dark, tones.base)) +
    content +
    fillSvgPath(
      side,
      pen.diagonalGradient(mixColours(tones.light, tones.bright, 0.5), colour, tones.dark, tones.deep),
    ) +
    (grain ? strokeSvgPath(rings.join(''), tones.dark, 2.4, 0.5) : '') +
    fillSvgPath(
      svgPathData`M${x - half * 0.84} ${top + rim * 1.2}C${x - half * 0.8} ${y - height * 0.4} ${x - half * 0.6} ${y - height * 0.2} ${x - half * 0.46} ${y - height * 0.12}C${x - half * 0.62} ${y - height * 0.36} ${x - half * 0.68} ${y - height * 0.6} ${x - half * 0.66} ${top + rim * 1.6}z`,
      tones.bright,
      0.5,
    ) +
    strokeSvgPath(
      svgPathData`M${x - half} ${top}A${half} ${rim} 0 0 0 ${x + half} ${top}`,
      tones.bright,
      5,
      0.9,
    )
  )
}

/** A wooden spoon; the arc runs from its bowl, which holds the content, to its handle. */
export function drawSpoon(
  pen: SvgPen,
  arc: Arc,
  width: number,
  content = '',
  colour: Colour = '#c69663',
  steps = 9,
): string {
  const tones = getColourShades(colour)
  const handle = getOutlineSides(
    sampleArc({ ...arc, ...getPointOnArc(arc, 0.3), length: arc.length * 0.7 }, 5),
    width * 0.13,
    (along) => 1 - 0.3 * along + 0.34 * along ** 5,
  )
  const outline = toSmoothPath(
    joinOutlineSides(
      getOutlineSides(
        sampleArc({ ...arc, length: arc.length * 0.42 }, steps),
        width / 2,
        createEggWidthProfile(0.46),
      ),
    ),
  )
  return (
    fillSvgPath(
      toSmoothPath([...handle.left, ...handle.right.toReversed()]),
      pen.diagonalGradient(tones.light, tones.base, tones.dark),
    ) +
    strokeSvgPath(toSmoothPath(handle.left, false), tones.bright, 2.4, 0.7) +
    fillSvgPath(outline, pen.diagonalGradient(tones.base, tones.deep), 1, {
      transform: 'translate(4 9)',
    }) +
    fillSvgPath(outline, pen.diagonalGradient(tones.deep, tones.dark, tones.base)) +
    strokeSvgPath(outline, tones.light, 4) +
    content
  )
}

/** A jar with content and lid; `at` is the middle of its base. */
export type JarDrawingOptions = {
  at: Point
  width: number
  height: number
  content: Colour
  level?: number
  /** Colours that darken the content near its edges. The default is brown; white contents need other colours. */
  shades?: readonly [dark: Colour, deep: Colour]
  lid: 'cork' | 'metal' | 'wood' | 'none'
}

const lidColours = { cork: '#c99f68', metal: '#b9b3a4', wood: '#a9784a', none: '#d3ded6' } as const

/** A clear glass jar; `seen` is an extra drawing inside the glass, over the colour of the jar's content. */
export function drawJar(
  pen: SvgPen,
  {
    at: [x, y],
    width,
    height,
    content,
    level = 0.8,
    shades = ['#d2b98f', '#a98a62'],
    lid,
  }: JarDrawingOptions,
  seen = '',
): string {
  const half = width / 2
  const top = y - height
  const wall = (inset: number) => {
    const [w, n] = [half - inset, half * 0.8 - inset]
    return svgPathData`M${x - n} ${top}v${16}C${x - n} ${top + 34} ${x - w} ${top + 30} ${x - w} ${top + 56}V${y - 24 - inset}Q${x - w} ${y - inset} ${x - w + 24} ${y - inset}H${x + w - 24}Q${x + w} ${y - inset} ${x + w} ${y - 24 - inset}V${top + 56}C${x + w} ${top + 30} ${x + n} ${top + 34} ${x + n} ${top + 16}V${top}z`
  }
  const fill = y - height * level
  const [dark, deep] = [multiplyColours(content, shades[0]), multiplyColours(content, shades[1])]
  const clip = { 'clip-path': pen.clipTo(svgPathData`M0 ${fill}H640V800H0z`) }
  return (
    drawShadow([x, y - 2], width * 1.02) +
    fillSvgPath(wall(0), pen.horizontalGradient('#c3d2c8', '#f6faf4', '#e9f0e8', '#b5c5ba'), 0.8) +
    fillSvgPath(
      wall(7),
      pen.horizontalGradient(dark, mixColours(content, '#fff6da', 0.35), content, dark, deep),
      0.96,
      clip,
    ) +
    fillSvgEllipse([x, fill], half - 8, width * 0.035, mixColours(content, '#fff8e4', 0.4)) +
    seen +
    fillSvgPath(
      svgPathData`M${x - half * 0.78} ${top + 70}q${half * 0.06} -10 ${half * 0.2} -10V${y - 40}q${-half * 0.02} 16 ${-half * 0.16} 20z`,
      '#ffffff',
      0.55,
    ) +
    strokeSvgPath(svgPathData`M${x + half * 0.84} ${top + 76}V${y - 44}`, '#ffffff', half * 0.05, 0.5) +
    strokeSvgPath(wall(0), '#7d9187', 2.6, 0.6) +
    drawJarLid(pen, [x, top], half * 0.86, lid)
  )
}

function drawJarLid(pen: SvgPen, [x, y]: Point, half: number, kind: JarDrawingOptions['lid']): string {
  const tones = getColourShades(lidColours[kind])
  const height = kind === 'none' ? 12 : kind === 'cork' ? 46 : 40
  return (
    fillSvgPath(
      svgPathData`M${x - half} ${y + 10}v${-height}q0 -8 8 -8h${2 * half - 16}q8 0 8 8v${height}q${-half} 9 ${-2 * half} 0z`,
      pen.horizontalGradient(tones.dark, tones.light, tones.base, tones.base, tones.deep),
    ) +
    fillSvgEllipse(
      [x, y + 10 - height - 3],
      half - 4,
      half * 0.1,
      pen.diagonalGradient(tones.bright, tones.light),
    ) +
    strokeSvgPath(
      svgPathData`M${x - half + 4} ${y + 2}Q${x} ${y + 11} ${x + half - 4} ${y + 2}`,
      tones.deep,
      2,
      0.5,
    )
  )
}
