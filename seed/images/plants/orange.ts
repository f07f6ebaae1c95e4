import { mix, tonesOf } from '../colour'
import { smooth } from '../geometry/outline'
import { step, type Point } from '../geometry/point'
import { oval } from '../geometry/profiles'
import { walk } from '../geometry/ribbon'
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
      { colour: skin, slim: 1.02, profile: oval, shade: '#c05f16', gloss: 0.6 },
    ) + pores.join('')
  )
}

/** Half an orange: rind, pith and ten segments. */
export function halfOrange(pen: Pen, [x, y]: Point, radius: number, tilt = 0.92): string {
  const disc = (share: number, fill: string) => ellipse([x, y], radius * share, radius * share * tilt, fill)
  const on = (turn: number, far: number): Point => {
    const [dx, dy] = step([0, 0], turn, far * radius)
    return [x + dx, y + dy * tilt]
  }
  const segments = Array.from({ length: 10 }, (_, index) => {
    const turn = index * 36 + 8
    return smooth([
      on(turn, 0.1),
      on(turn - 14, 0.6),
      on(turn - 13, 0.76),
      on(turn, 0.82),
      on(turn + 13, 0.76),
      on(turn + 14, 0.6),
    ])
  })
  return (
    ellipse([x + radius * 0.06, y + radius * 0.12], radius, radius * tilt, pen.lit(skin, '#b85a16')) +
    disc(1, pen.lit('#f8b04e', '#e07f1e')) +
    disc(0.92, '#fbeccb') +
    area(segments.join(''), pen.lit('#fbb94e', '#f2952a', '#de7517')) +
    line(
      Array.from({ length: 10 }, (_, index) =>
        smooth([on(index * 36 + 2, 0.36), on(index * 36 + 4, 0.62)], false),
      ).join(''),
      '#ffe0a2',
      2.6,
      0.7,
    )
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

/** Small dried pieces of peel. */
export function peelBits(pen: Pen, places: readonly Point[]): string {
  const tones = tonesOf(skin)
  return places
    .map((at) => {
      const heading = pen.random(50, 130)
      const back = walk({ at, heading, length: 66, bend: pen.random(50, 90) }, 5).map((stance) => stance.at)
      const wide = pen.random(15, 22)
      const front = back.map(([x, y]): Point => [x - 3, y + wide])
      return (
        area(smooth([...back, ...front.toReversed()]), pen.lit(tones.light, skin, '#b3601d')) +
        line(smooth(front, false), '#fbe6bd', 5)
      )
    })
    .join('')
}
