import { tonesOf } from '../colour'
import { d, smooth } from '../geometry/outline'
import { between, type Point } from '../geometry/point'
import { edges, walk, type Profile, type Walk } from '../geometry/ribbon'
import { area, line, placedAt } from '../marks'
import { flower } from '../parts/flower'
import { solid } from '../parts/solid'
import type { Pen } from '../pen'

const cured: Profile = (share) => Math.min(1, 0.4 + share * 5) * Math.min(1, (1 - share) * 9) ** 0.6

/** A cured vanilla pod: long, thin, nearly black and oily, hooked at its stalk. */
export function vanillaPod(pen: Pen, way: Walk): string {
  const tones = tonesOf('#4a2c1c')
  const sides = edges(walk(way, 12), way.length * 0.026, cured)
  const along = (share: number) =>
    smooth(
      sides.left.map((point, index) => between(point, sides.right[index] ?? point, share)).slice(1, -1),
      false,
    )
  return (
    solid(pen, way, { colour: '#4a2c1c', slim: 0.052, profile: cured, gloss: 0, steps: 12 }) +
    line(along(0.28), '#b58a66', 2.4, 0.7) +
    line(along(0.55) + along(0.76), tones.deep, 1.8, 0.9)
  )
}

/** Vanilla's orchid: five pale straps around a frilled yellow trumpet. */
export function vanillaFlower(pen: Pen, at: Point, radius: number): string {
  const lip = tonesOf('#f0cf5a')
  const r = radius
  const trumpet = d`M${-r * 0.16} ${-r * 0.1}C${-r * 0.2} ${r * 0.2} ${-r * 0.44} ${r * 0.3} ${-r * 0.4} ${r * 0.5}q${r * 0.06} ${r * 0.12} ${r * 0.14} ${r * 0.02}q${r * 0.06} ${r * 0.16} ${r * 0.15} ${r * 0.04}q${r * 0.1} ${r * 0.14} ${r * 0.17} 0q${r * 0.1} ${r * 0.1} ${r * 0.15} ${-r * 0.04}q${r * 0.12} ${r * 0.06} ${r * 0.14} ${-r * 0.06}C${r * 0.42} ${r * 0.28} ${r * 0.2} ${r * 0.2} ${r * 0.16} ${-r * 0.1}z`
  const throat = d`M${-r * 0.12} ${-r * 0.02}C${-r * 0.1} ${r * 0.2} ${-r * 0.2} ${r * 0.3} ${-r * 0.14} ${r * 0.4}Q0 ${r * 0.48} ${r * 0.14} ${r * 0.38}C${r * 0.2} ${r * 0.26} ${r * 0.1} ${r * 0.2} ${r * 0.12} ${-r * 0.02}z`
  return (
    flower(pen, { at, radius, petals: 5, form: 'strap', slim: 0.36, colour: '#e9e6b0', heart: '#b9c47c' }) +
    placedAt(
      at,
      -8,
      [1, 1],
      area(trumpet, pen.lit('#fdf3bf', lip.base, lip.dark), 1, { stroke: lip.deep, 'stroke-opacity': 0.4 }),
      area(throat, pen.down('#b9781e', '#e9a93a', lip.light), 0.85),
      line(
        d`M0 0V${r * 0.4}M${-r * 0.07} ${r * 0.05}L${-r * 0.12} ${r * 0.42}M${r * 0.07} ${r * 0.05}L${r * 0.13} ${r * 0.4}`,
        '#fdf3bf',
        2,
        0.7,
      ),
    )
  )
}
