import { mix, tonesOf, type Colour } from '../colour'
import { d } from '../geometry/outline'
import type { Point } from '../geometry/point'
import { swelling } from '../geometry/profiles'
import { stand, type Walk } from '../geometry/ribbon'
import { area, ellipse, line } from '../marks'
import { leaf } from '../parts/leaf'
import { rays } from '../parts/rays'
import { solid } from '../parts/solid'
import { stem } from '../parts/stem'
import type { Pen } from '../pen'

/** Sambac jasmine: two rings of blunt waxen petals, turned like a windmill. */
export function jasmine(pen: Pen, at: Point, radius: number, turn: number): string {
  const petal = (size: number, colour: Colour) => {
    const tones = tonesOf(colour)
    const outline = d`M0 0C-${size * 0.3} -${size * 0.24} -${size * 0.36} -${size * 0.72} -${size * 0.06} -${size}C${size * 0.3} -${size * 0.86} ${size * 0.36} -${size * 0.36} 0 0z`
    return (
      area(outline, pen.down(mix(colour, '#fffef6', 0.7), colour, '#c9cb94'), 1, {
        stroke: '#8a8660',
        'stroke-opacity': 0.55,
      }) +
      area(
        d`M0 -${size * 0.1}C${size * 0.36} -${size * 0.36} ${size * 0.3} -${size * 0.86} -${size * 0.06} -${size}C${size * 0.14} -${size * 0.7} ${size * 0.12} -${size * 0.36} 0 -${size * 0.1}z`,
        tones.dark,
        0.28,
      )
    )
  }
  return (
    rays(pen, { at, radius, count: 7, colour: '#f7f3e2', rings: [1, 0.66], petal, turn, tilt: 0.94 }) +
    ellipse(at, radius * 0.09, radius * 0.08, '#b9b060')
  )
}

/** A jasmine bud on its green cup. */
export function jasmineBud(pen: Pen, way: Walk): string {
  const tip = stand(way, 0.4)
  return (
    stem(pen, { ...way, length: way.length * 0.42 }, 6, '#7c9a50', 1.3) +
    solid(
      pen,
      { ...tip, length: way.length * 0.6 },
      { colour: '#f4efdc', slim: 0.56, profile: swelling(0.48, 0.7), shade: '#c9bf94', gloss: 0 },
    ) +
    line(smoothLine(tip.at, stand(way, 0.86).at), '#b9ad80', 1.6, 0.6)
  )
}

/** Jasmine's pairs of broad glossy leaves. */
export function jasmineLeaves(pen: Pen, stances: readonly Walk[]): string {
  const look = { colour: '#3f6f3c', form: 'ovate', slim: 0.6, veins: 6, vein: '#b8cf94' } as const
  return stances.map((way) => leaf(pen, way, look)).join('')
}

function smoothLine([x, y]: Point, [toX, toY]: Point): string {
  return d`M${x} ${y}L${toX} ${toY}`
}
