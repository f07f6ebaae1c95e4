import { glaze, mix, tonesOf, type Colour } from '../colour'
import { d, smooth } from '../geometry/outline'
import type { Point } from '../geometry/point'
import { egg } from '../geometry/profiles'
import { around, edges, stand, walk, type Walk } from '../geometry/ribbon'
import { area, ellipse, line } from '../marks'
import type { Pen } from '../pen'
import { shadow } from './shadow'

/** A bowl; `at` is the middle of its foot. */
export type Bowl = { at: Point; width: number; height: number; colour: Colour; grain?: boolean }

/** A bowl of clay or wood. What it holds goes between its far and its near side. */
export function bowl(
  pen: Pen,
  { at: [x, y], width, height, colour, grain = false }: Bowl,
  content = '',
): string {
  const tones = tonesOf(colour)
  const [half, rim, top] = [width / 2, width * 0.105, y - height]
  const side = d`M${x - half} ${top}A${half} ${rim} 0 0 0 ${x + half} ${top}C${x + half} ${y - height * 0.42} ${x + half * 0.62} ${y - 4} ${x + half * 0.36} ${y}H${x - half * 0.36}C${x - half * 0.62} ${y - 4} ${x - half} ${y - height * 0.42} ${x - half} ${top}z`
  const rings = [0.3, 0.52].map(
    (share) =>
      d`M${x - half * (0.97 - share * 0.3)} ${top + height * share}Q${x} ${top + height * share + rim * 1.5} ${x + half * (0.97 - share * 0.3)} ${top + height * share}`,
  )
  return (
    shadow([x, y - 2], width * 0.86, 0.15) +
    ellipse([x, top], half, rim, pen.lit(tones.deep, tones.dark, tones.base)) +
    content +
    area(side, pen.lit(mix(tones.light, tones.bright, 0.5), colour, tones.dark, tones.deep)) +
    (grain ? line(rings.join(''), tones.dark, 2.4, 0.5) : '') +
    area(
      d`M${x - half * 0.84} ${top + rim * 1.2}C${x - half * 0.8} ${y - height * 0.4} ${x - half * 0.6} ${y - height * 0.2} ${x - half * 0.46} ${y - height * 0.12}C${x - half * 0.62} ${y - height * 0.36} ${x - half * 0.68} ${y - height * 0.6} ${x - half * 0.66} ${top + rim * 1.6}z`,
      tones.bright,
      0.5,
    ) +
    line(d`M${x - half} ${top}A${half} ${rim} 0 0 0 ${x + half} ${top}`, tones.bright, 5, 0.9)
  )
}

/** A wooden spoon whose handle points along the way; its bowl, which holds the content, is at the way's start. */
export function spoon(
  pen: Pen,
  way: Walk,
  width: number,
  content = '',
  colour: Colour = '#c69663',
  steps = 9,
): string {
  const tones = tonesOf(colour)
  const handle = edges(
    walk({ ...way, ...stand(way, 0.3), length: way.length * 0.7 }, 5),
    width * 0.13,
    (along) => 1 - 0.3 * along + 0.34 * along ** 5,
  )
  const outline = smooth(
    around(edges(walk({ ...way, length: way.length * 0.42 }, steps), width / 2, egg(0.46))),
  )
  return (
    area(
      smooth([...handle.left, ...handle.right.toReversed()]),
      pen.lit(tones.light, tones.base, tones.dark),
    ) +
    line(smooth(handle.left, false), tones.bright, 2.4, 0.7) +
    area(outline, pen.lit(tones.base, tones.deep), 1, { transform: 'translate(4 9)' }) +
    area(outline, pen.lit(tones.deep, tones.dark, tones.base)) +
    line(outline, tones.light, 4) +
    content
  )
}

/** A jar with what is in it and its lid; `at` is the middle of its foot. */
export type Jar = {
  at: Point
  width: number
  height: number
  content: Colour
  level?: number
  lid: 'cork' | 'metal' | 'wood' | 'none'
}

const lids = { cork: '#c99f68', metal: '#b9b3a4', wood: '#a9784a', none: '#d3ded6' } as const

/** A clear jar; `seen` is drawn inside the glass, over its content's colour. */
export function jar(
  pen: Pen,
  { at: [x, y], width, height, content, level = 0.8, lid }: Jar,
  seen = '',
): string {
  const half = width / 2
  const top = y - height
  const wall = (inset: number) => {
    const [w, n] = [half - inset, half * 0.8 - inset]
    return d`M${x - n} ${top}v${16}C${x - n} ${top + 34} ${x - w} ${top + 30} ${x - w} ${top + 56}V${y - 24 - inset}Q${x - w} ${y - inset} ${x - w + 24} ${y - inset}H${x + w - 24}Q${x + w} ${y - inset} ${x + w} ${y - 24 - inset}V${top + 56}C${x + w} ${top + 30} ${x + n} ${top + 34} ${x + n} ${top + 16}V${top}z`
  }
  const fill = y - height * level
  const [dark, deep] = [glaze(content, '#d2b98f'), glaze(content, '#a98a62')]
  const clip = { 'clip-path': pen.inside(d`M0 ${fill}H640V800H0z`) }
  return (
    shadow([x, y - 2], width * 1.02) +
    area(wall(0), pen.across('#c3d2c8', '#f6faf4', '#e9f0e8', '#b5c5ba'), 0.8) +
    area(wall(7), pen.across(dark, mix(content, '#fff6da', 0.35), content, dark, deep), 0.96, clip) +
    ellipse([x, fill], half - 8, width * 0.035, mix(content, '#fff8e4', 0.4)) +
    seen +
    area(
      d`M${x - half * 0.78} ${top + 70}q${half * 0.06} -10 ${half * 0.2} -10V${y - 40}q${-half * 0.02} 16 ${-half * 0.16} 20z`,
      '#ffffff',
      0.55,
    ) +
    line(d`M${x + half * 0.84} ${top + 76}V${y - 44}`, '#ffffff', half * 0.05, 0.5) +
    line(wall(0), '#7d9187', 2.6, 0.6) +
    lidOf(pen, [x, top], half * 0.86, lid)
  )
}

function lidOf(pen: Pen, [x, y]: Point, half: number, kind: Jar['lid']): string {
  const tones = tonesOf(lids[kind])
  const height = kind === 'none' ? 12 : kind === 'cork' ? 46 : 40
  return (
    area(
      d`M${x - half} ${y + 10}v${-height}q0 -8 8 -8h${2 * half - 16}q8 0 8 8v${height}q${-half} 9 ${-2 * half} 0z`,
      pen.across(tones.dark, tones.light, tones.base, tones.base, tones.deep),
    ) +
    ellipse([x, y + 10 - height - 3], half - 4, half * 0.1, pen.lit(tones.bright, tones.light)) +
    line(d`M${x - half + 4} ${y + 2}Q${x} ${y + 11} ${x + half - 4} ${y + 2}`, tones.deep, 2, 0.5)
  )
}
