import { mix, tonesOf } from '../colour'
import { smooth } from '../geometry/outline'
import { step, type Point } from '../geometry/point'
import { oval } from '../geometry/profiles'
import { area, ellipse, line } from '../marks'
import { solid } from '../parts/solid'
import type { Pen } from '../pen'

const skin = '#ee8f26'

/** An orange with its pores and its star; `at` is its middle. */
export function orange(pen: Pen, at: Point, radius: number): string {
  const pores = Array.from({ length: 40 }, (_, index) =>
    ellipse(
      step(at, index * 137.5, radius * 0.9 * Math.sqrt(index / 40)),
      2.2,
      1.8,
      index % 2 === 0 ? '#ffd79a' : tonesOf(skin).deep,
      0.5,
    ),
  )
  return (
    solid(
      pen,
      { at: [at[0], at[1] + radius], heading: 0, length: radius * 2 },
      { colour: skin, slim: 1.02, profile: oval, shade: '#c05f16', gloss: 0.6, steps: 18 },
    ) + pores.join('')
  )
}

/** Peel taken off in one long curl that lies on the table: skin outside, white pith where it turns in. */
export function peel(pen: Pen, at: Point, length: number, radius: number, turns: number): string {
  const tones = tonesOf(skin)
  const width = (length / turns) * 0.62
  const edge = (from: number, shift: number) =>
    Array.from({ length: 9 }, (_, part): Point => {
      const angle = ((from + part * 22.5) * Math.PI) / 180
      const along = ((from + part * 22.5) / 360) * (length / turns) + shift
      return [at[0] + along + Math.sin(angle) * radius * 0.34, at[1] - along * 0.1 - Math.cos(angle) * radius]
    })
  const ribbon = (from: number) => smooth([...edge(from, 0), ...edge(from, width).toReversed()])
  const near = Array.from({ length: turns }, (_, index) => index * 360)
  return (
    near.map((from) => area(ribbon(from + 180), pen.down('#d9b77c', '#fdf0d0', '#f2dcab'))).join('') +
    near
      .map(
        (from) =>
          area(ribbon(from), pen.down(tones.light, skin, tones.dark)) +
          line(smooth(edge(from, width), false), mix(skin, '#fff1d0', 0.8), 4) +
          line(smooth(edge(from, width * 0.3).slice(1, -4), false), tones.bright, 4, 0.5),
      )
      .join('')
  )
}
