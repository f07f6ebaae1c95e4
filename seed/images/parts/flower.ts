import { mix, tonesOf, type Colour, type Tones } from '../colour'
import { smooth } from '../geometry/outline'
import { step, type Point } from '../geometry/point'
import { swelling } from '../geometry/profiles'
import { stand, type Profile } from '../geometry/ribbon'
import { area, ellipse, line, placedAt } from '../marks'
import type { Pen } from '../pen'

/** The outline families of petals. */
export const petalForms = {
  /** Round and broad: rose, almond, nigella. */
  round: swelling(0.66, 0.62),
  /** A strap, rounded at its end: chamomile, calendula. */
  strap: (along: number) => Math.min(1, 0.3 + along * 1.6) * (1 - along ** 9) ** 0.5,
  /** Pointed: jasmine, orange blossom. */
  pointed: swelling(0.5, 0.85),
  /** Narrow at its foot, spreading like a fan: hibiscus. */
  fan: swelling(0.78, 0.8),
} satisfies Record<string, Profile>

/** An open flower, seen from the front or at a tilt. */
export type Flower = {
  at: Point
  radius: number
  petals: number
  form: keyof typeof petalForms
  /** A petal's width as a share of its length. */
  slim: number
  colour: Colour
  /** The colour at the petals' foot, where it differs. */
  heart?: Colour
  /** Rings of petals, the outermost first. */
  layers?: number
  /** How deep the petals' ends are notched, as a share of their length. */
  notch?: number
  /** 1 faces the viewer, less looks up. */
  tilt?: number
  turn?: number
  centre?: { colour: Colour; size: number; stamens?: number }
}

/** A flower's petals, ring by ring, and what stands in its middle. */
export function flower(pen: Pen, look: Flower): string {
  const { at, radius, petals, layers = 1, tilt = 1, turn = 0, centre } = look
  const rings = Array.from({ length: layers }, (_, layer) => {
    const reach = radius * (1 - (0.6 * layer) / layers)
    const offset = turn + (layer * 180) / petals + pen.random(-4, 4)
    return Array.from({ length: petals }, (_, index) =>
      petal(pen, (index * 360) / petals + offset + pen.random(-4, 4), reach * pen.random(0.94, 1.04), look),
    ).join('')
  })
  return placedAt(at, 0, [1, tilt], ...rings, centre === undefined ? '' : middleOf(pen, radius, centre))
}

/** One petal from the middle of its flower outwards. */
export function petal(pen: Pen, heading: number, length: number, look: Flower): string {
  const { slim, form, colour, heart, notch = 0 } = look
  const tones = facing(colour, heading)
  const way = { at: [0, 0], heading, length, bend: pen.random(-10, 10) } as const
  const side = (turn: number, wide = 1) =>
    shares.map((share) => {
      const { at, heading } = stand(way, share)
      return step(at, heading + turn, ((length * slim) / 2) * wide * petalForms[form](share))
    })
  const outline = [...side(-90), stand(way, 1 - notch).at, ...side(90).toReversed()]
  const creases = [side(-90, 0.42), side(90, 0.42)].map((points) => smooth(points.slice(1, -2), false))
  const rib = smooth(
    [0, 0.2, 0.4].map((share) => stand(way, share).at),
    false,
  )
  return (
    area(smooth(outline), pen.round(tones.light, tones.base, mix(tones.base, tones.dark, 0.6)), 1, {
      stroke: tones.dark,
      'stroke-opacity': 0.35,
    }) +
    line(creases.join(''), heart ?? tones.dark, Math.max(0.8, length / 60), 0.4) +
    (heart === undefined ? '' : line(rib, heart, length * slim * 0.24, 0.6))
  )
}

const shares = [0.02, 0.2, 0.42, 0.64, 0.82, 0.95]

/** A petal that looks towards the light is brighter; in five steps, so that a flower's paints stay few. */
function facing(colour: Colour, heading: number): Tones {
  const share = Math.round(Math.cos(((heading + 40) * Math.PI) / 180) * 2) / 2
  return tonesOf(mix(colour, share > 0 ? '#fff6e2' : tonesOf(colour).dark, Math.abs(share) * 0.3))
}

function middleOf(
  pen: Pen,
  radius: number,
  { colour, size, stamens = 0 }: NonNullable<Flower['centre']>,
): string {
  const tones = tonesOf(colour)
  const reach = radius * size
  const threads = Array.from({ length: stamens }, (_, index) => {
    const [x, y] = step([0, 0], (index * 360) / stamens + pen.random(-9, 9), reach * pen.random(1.1, 1.8))
    return (
      line(
        smooth(
          [
            [0, 0],
            [x, y],
          ],
          false,
        ),
        tones.light,
        1.2,
        0.9,
      ) + ellipse([x, y], 2.6, 2.6, tones.base)
    )
  })
  return threads.join('') + ellipse([0, 0], reach, reach, pen.round(tones.bright, tones.base, tones.deep))
}
