import { glaze, mix, tonesOf, type Colour } from '../colour'
import { frame } from '../frame'
import { d } from '../geometry/outline'
import type { Point } from '../geometry/point'
import { area, ellipse, line } from '../marks'
import type { Pen } from '../pen'
import { element } from '../svg'
import { bottleForms, type BottleForm } from './bottleForms'
import { glow, shadow } from './shadow'
import { stoppers, type Stopper } from './stoppers'

/** A bottle by its form, with what is in it. */
export type Bottle = {
  form: keyof typeof bottleForms
  glass: 'clear' | 'amber' | 'green'
  liquid: Colour
  /** How full it is, as a share of its height below the neck. */
  level?: number
  stopper: Stopper
  /** What darkens the liquid towards its edges; umber unless it is as clear as water. */
  shades?: readonly [dark: Colour, deep: Colour]
  /** The middle of its foot. */
  at?: Point
  scale?: number
}

const glasses = { clear: '#dfe9e2', amber: '#8a4a16', green: '#4d6b3c' } as const

/** A bottle that stands on the table; the light falls through it onto the table. */
export function bottle(pen: Pen, look: Bottle): string {
  const { form: name, at: [x, y] = [222, 672], scale = 1.25 } = look
  const form = bottleForms[name]
  const size = {
    ...form,
    half: form.half * scale,
    height: form.height * scale,
    neck: form.neck * scale,
    shoulder: form.shoulder * scale,
  }
  const parts = { pen, look, size, x, y, body: outline(size, x, y, 0) }
  return (
    shadow([x, y - 2], size.half * 2.1) +
    glow([x + size.half * 1.25, y + 4], size.half * 0.62, 9, mix(look.liquid, '#fff2c4', 0.25)) +
    behind(parts) +
    liquid(parts) +
    light(parts) +
    stoppers[look.stopper](pen, [x, y - size.height], size.neck)
  )
}

type Parts = { pen: Pen; look: Bottle; size: BottleForm; x: number; y: number; body: string }

/** The outline, drawn in by so much on every side. */
function outline(
  { half, neck, height, shoulder, roundness, foot }: BottleForm,
  x: number,
  y: number,
  inset: number,
): string {
  const [w, n, f] = [half - inset, neck - inset, Math.min(half * 0.9, foot)]
  const [top, low, bottom] = [y - height, y - height + shoulder, y - inset]
  const fall = (half - neck) * roundness + 30
  return d`M${x - n} ${top}V${low - 10}C${x - n} ${low + 22} ${x - w} ${low + 14} ${x - w} ${low + fall}V${bottom - f}Q${x - w} ${bottom} ${x - w + f} ${bottom}H${x + w - f}Q${x + w} ${bottom} ${x + w} ${bottom - f}V${low + fall}C${x + w} ${low + 14} ${x + n} ${low + 22} ${x + n} ${low - 10}V${top}z`
}

/** The far wall of the glass, seen through the near one. */
function behind({ pen, look: { glass }, body }: Parts): string {
  const colour = glasses[glass]
  if (glass === 'clear') return area(body, pen.across('#c3d2c8', '#f6faf4', '#e9f0e8', '#b5c5ba'), 0.78)
  return area(
    body,
    pen.across(glaze(colour, '#a08078'), mix(colour, '#f0a850', 0.3), colour, glaze(colour, '#70504c')),
  )
}

function liquid({ pen, look, size, x, y }: Parts): string {
  const { glass, liquid: own, level = 0.8, shades = ['#d2b98f', '#a98a62'] } = look
  const colour = glass === 'clear' ? own : mix(mix(glasses[glass], '#5a2a08', 0.35), own, 0.18)
  const tones = { ...tonesOf(colour), dark: glaze(colour, shades[0]), deep: glaze(colour, shades[1]) }
  const top = y - (size.height - size.shoulder) * level
  const inner = outline(size, x, y, glass === 'clear' ? 7 : 5)
  const half = reach(size, y - top) - 7
  const room = pen.inside(d`M0 ${top}H${frame.width}V${frame.height}H0z`)
  return (
    area(inner, pen.across(tones.dark, mix(colour, tones.light, 0.5), colour, tones.dark, tones.deep), 0.94, {
      'clip-path': room,
    }) +
    area(d`M${x - half} ${top}a${half} 8 0 0 0 ${half * 2} 0z`, colour, 0.9) +
    ellipse([x, top], half, 8, tones.light) +
    ellipse([x - half * 0.2, top + 1], half * 0.66, 4.5, tones.bright, 0.55) +
    area(
      d`M${x + half * 0.1} ${y - 12}C${x + half * 0.75} ${y - 14} ${x + half * 0.86} ${y - 60} ${x + half * 0.8} ${top + 40}C${x + half * 0.52} ${y - 90} ${x + half * 0.4} ${y - 40} ${x + half * 0.1} ${y - 12}z`,
      mix(tones.light, '#fff1b8', 0.4),
      glass === 'clear' ? 0.4 : 0.22,
    )
  )
}

/** Half the bottle's width inside, so high above its foot. */
function reach({ half, neck, height, shoulder, roundness }: BottleForm, above: number): number {
  const fall = (half - neck) * roundness + 30
  const into = above - (height - shoulder - fall)
  return into <= 0 ? half : half - (half - neck) * Math.min(1, into / fall) ** 2.2
}

/** What the near wall throws back: the window on the left, the edge on the right, the thick foot. */
function light({ pen, look: { glass }, size, x, y, body }: Parts): string {
  const { half, neck, height, shoulder } = size
  const low = y - height + shoulder
  const clear = glass === 'clear'
  const left = x - half * 0.72
  const fall = (half - neck) * size.roundness + 36
  return (
    element('path', {
      d: body,
      fill: 'none',
      stroke: clear ? '#7d9187' : glaze(glasses[glass], '#9a7a70'),
      'stroke-width': 2.6,
      'stroke-opacity': 0.7,
    }) +
    area(
      d`M${left} ${low + fall + 8}q${half * 0.06} -14 ${half * 0.22} -14V${y - 46}q-${half * 0.02} 20 -${half * 0.18} 26z`,
      pen.down('#ffffff', clear ? '#ffffff' : '#ffe2b0'),
      clear ? 0.62 : 0.42,
    ) +
    line(
      d`M${x + half * 0.8} ${low + fall + 14}V${y - 54}`,
      clear ? '#ffffff' : '#ffd9a0',
      half * 0.05,
      clear ? 0.55 : 0.35,
    ) +
    line(d`M${x - neck * 0.5} ${y - height + 12}V${low - 6}`, '#ffffff', neck * 0.2, clear ? 0.75 : 0.4) +
    line(
      d`M${x - half * 0.7} ${y - 7}Q${x} ${y + 3} ${x + half * 0.7} ${y - 7}`,
      '#ffffff',
      3,
      clear ? 0.6 : 0.25,
    ) +
    rim(pen, [x, y - height], neck, clear ? '#d3ded6' : glasses[glass])
  )
}

function rim(pen: Pen, [x, y]: Point, neck: number, colour: Colour): string {
  const tones = { dark: mix(colour, '#3c4a40', 0.35), bright: mix(colour, '#ffffff', 0.7), base: colour }
  const half = neck + 5
  return area(
    d`M${x - half} ${y - 4}q0 -6 6 -6h${2 * half - 12}q6 0 6 6v9q0 6 -6 6h-${2 * half - 12}q-6 0 -6 -6z`,
    pen.across(tones.dark, tones.bright, tones.base, tones.dark),
  )
}
