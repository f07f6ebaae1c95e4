import { tonesOf } from '../colour'
import { d, smooth } from '../geometry/outline'
import { step, type Point } from '../geometry/point'
import { stand, type Walk } from '../geometry/ribbon'
import { area, ellipse, line } from '../marks'
import { leaf } from '../parts/leaf'
import { repeated } from '../parts/repeated'
import { along, sprig, stem } from '../parts/stem'
import type { Pen } from '../pen'

/** Henna: small pointed leaves in pairs, and a loose spray of tiny cream flowers at the tip. */
export function henna(pen: Pen, way: Walk): string {
  const tip = stand(way, 0.9)
  const spray = { ...tip, length: way.length * 0.3, bend: 10 }
  const blossom = repeated(pen, 20, ({ at }) => tuft(pen, at))
  const flowers = along(
    spray,
    { along: 'opposite', count: 4, from: 0.06, to: 0.94, angle: [68, 24] },
    (stance, share) => {
      const length = 74 * (1 - share * 0.66)
      const ends = [0.5, 0.8, 1].map((part, index) =>
        step(stand({ ...stance, length }, part).at, stance.heading + (index - 1) * 80, 9),
      )
      return (
        stem(pen, { ...stance, length }, 3, '#8d9a5c') +
        ends.map((at) => blossom({ at, heading: 0, length: 20 })).join('')
      )
    },
  )
  return (
    sprig(
      pen,
      way,
      { along: 'opposite', count: 6, colour: '#8a7a56', width: 7, from: 0.16, to: 0.86, isOpen: true },
      (at) => leaf(pen, at, { colour: '#6d9150', form: 'elliptic', slim: 0.38, veins: 4 }),
      (share) => 112 - share * 40,
    ) +
    stem(pen, spray, 5, '#8d9a5c') +
    flowers
  )
}

/** One flower: four crumpled petals around its stamens. */
function tuft(pen: Pen, at: Point): string {
  return (
    [45, 135, 225, 315]
      .map((turn) => ellipse(step(at, turn, 7), 6.4, 6, pen.round('#fffdf0', '#efe3bf', '#d9c592')))
      .join('') + ellipse(at, 3.2, 3.2, '#b9a04a')
  )
}

/** A cone of foil from which henna paste is drawn; the way starts at its open end and points to its tip. */
export function hennaCone(pen: Pen, way: Walk): string {
  const { at, heading, length } = way
  const tip = step(at, heading, length)
  const [one, other] = [step(at, heading - 90, length * 0.17), step(at, heading + 90, length * 0.17)]
  const foil = tonesOf('#c9973e')
  return (
    area(
      d`M${one[0]} ${one[1]}L${tip[0]} ${tip[1]}L${other[0]} ${other[1]}Q${at[0] - 12} ${at[1] - 14} ${one[0]} ${one[1]}z`,
      pen.lit(foil.bright, foil.base, foil.dark),
    ) +
    line(d`M${at[0]} ${at[1]}L${tip[0]} ${tip[1]}`, foil.deep, 2, 0.5) +
    line(d`M${one[0]} ${one[1]}L${other[0]} ${other[1]}`, '#8a3d24', 10) +
    ellipse(tip, 5, 5, '#6d2b17')
  )
}

/** What is painted with henna: a flower, its leaves and dots, seen at a tilt; `at` is its middle. */
export function hennaPattern([x, y]: Point, size: number, tilt: number): string {
  const on = (turn: number, far: number): Point => {
    const [dx, dy] = step([0, 0], turn, far * size)
    return [x + dx, y + dy * tilt]
  }
  const turns = Array.from({ length: 8 }, (_, index) => index * 45)
  const petals = turns.map((turn) =>
    smooth(
      [on(turn - 10, 0.2), on(turn - 19, 0.46), on(turn, 0.72), on(turn + 19, 0.46), on(turn + 10, 0.2)],
      false,
    ),
  )
  const inner = turns.map((turn) => smooth([on(turn, 0.28), on(turn, 0.52)], false))
  const ring = smooth(turns.map((turn) => on(turn, 0.17)))
  const arcs = turns.map((turn) => smooth([on(turn + 4, 0.8), on(turn + 22, 0.7), on(turn + 41, 0.8)], false))
  return (
    line(petals.join('') + ring, '#7b3018', 4) +
    line(inner.join('') + arcs.join(''), '#7b3018', 3) +
    turns.map((turn) => ellipse(on(turn + 22, 0.86), 4, 3, '#7b3018')).join('') +
    ellipse([x, y], size * 0.07, size * 0.07 * tilt, '#7b3018')
  )
}
