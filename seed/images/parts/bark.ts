import { mix, tonesOf, type Colour } from '../colour'
import { smooth } from '../geometry/outline'
import { between, step, type Point } from '../geometry/point'
import { edges, stand, walk, type Profile, type Walk } from '../geometry/ribbon'
import { area, ellipse, line } from '../marks'
import type { Pen } from '../pen'
import { outlineOf } from './solid'

/** A roll of bark along a way: cinnamon's quill, with its layers curled in at the near end. */
export function quill(pen: Pen, way: Walk, width: number, colour: Colour): string {
  const tones = tonesOf(colour)
  const sides = edges(walk(way, 5), width / 2, () => 1)
  const grain = Array.from({ length: 5 }, (_, index) => {
    const share = 0.14 + index * 0.17 + pen.random(-0.04, 0.04)
    return smooth(
      sides.left.map((point, place) => between(point, sides.right[place] ?? point, share)),
      false,
    )
  })
  return (
    area(smooth([...sides.left, ...sides.right.toReversed()]), pen.lit(tones.light, colour, tones.dark)) +
    line(grain.join(''), tones.dark, 1.6, 0.6) +
    line(
      smooth(
        sides.left.map((point, place) => between(point, sides.right[place] ?? point, 0.5)),
        false,
      ),
      tones.deep,
      3,
      0.7,
    ) +
    scroll(stand(way, 0).at, way.heading, width * 0.27, colour, 1) +
    scroll(stand(way, 0).at, way.heading, width * 0.27, colour, -1)
  )
}

/** One of the two spirals that a quill's end shows. */
function scroll(at: Point, heading: number, radius: number, colour: Colour, side: 1 | -1): string {
  const tones = tonesOf(colour)
  const centre = step(at, heading + 90 * side, radius * 0.9)
  const turns = Array.from({ length: 14 }, (_, index) =>
    step(centre, heading - side * (index * 48), radius * (1 - index * 0.066)),
  )
  return (
    ellipse(centre, radius, radius, tones.deep) +
    line(smooth(turns, false), mix(colour, tones.bright, 0.3), radius * 0.24)
  )
}

/** A star of seed boats, each split open on its seed: star anise. */
export function star(
  pen: Pen,
  at: Point,
  radius: number,
  arms: number,
  colour: Colour,
  seedColour: Colour,
): string {
  const tones = tonesOf(colour)
  const boat: Profile = (along) => Math.min(1, along * 2.6) * Math.min(1, (1 - along) * 1.5) ** 0.8
  const drawn = Array.from({ length: arms }, (_, index) => {
    const heading = (index * 360) / arms + pen.random(-5, 5)
    const way = {
      at: step(at, heading, radius * 0.1),
      heading,
      length: radius * pen.random(0.84, 1),
      bend: pen.random(-10, 10),
    }
    const [outer, inner] = [
      outlineOf(pen, way, 0.42, boat),
      outlineOf(pen, { ...way, ...stand(way, 0.26), length: way.length * 0.56 }, 0.34, boat),
    ]
    const seed = stand(way, 0.55).at
    return (
      area(smooth(outer), pen.lit(tones.light, colour, tones.dark)) +
      area(smooth(inner), tones.deep) +
      ellipse(
        seed,
        radius * 0.085,
        radius * 0.075,
        pen.round(tonesOf(seedColour).bright, seedColour, tonesOf(seedColour).deep),
      )
    )
  })
  return drawn.join('') + ellipse(at, radius * 0.1, radius * 0.1, tones.dark)
}

/** A knobbly root: ginger or turmeric, fingers on a body, with rings around them. */
export function rhizome(
  pen: Pen,
  way: Walk,
  width: number,
  colour: Colour,
  fingers: readonly { from: number; turn: number; length: number }[],
): string {
  const tones = tonesOf(colour)
  const knob: Profile = (along) =>
    Math.min(1, 0.5 + along * 3) * Math.min(1, (1 - along) * 5) ** 0.5 * (1 + 0.1 * Math.sin(along * 17))
  const body = (part: Walk, wide: number) => {
    const sides = edges(walk(part, 10), wide / 2, knob)
    const rings = [0.2, 0.36, 0.52, 0.68, 0.82].map((share) => {
      const { at, heading } = stand(part, share)
      const reach = (wide / 2) * knob(share) * 0.92
      return smooth(
        [step(at, heading - 90, reach), step(at, heading + 8, wide * 0.07), step(at, heading + 90, reach)],
        false,
      )
    })
    return (
      area(
        smooth([...sides.left, ...sides.right.toReversed()]),
        pen.lit(tones.light, colour, tones.dark, tones.deep),
      ) +
      line(rings.join(''), tones.deep, 2, 0.5) +
      line(
        smooth(
          sides.left.slice(2, -2).map((point, index) => between(point, sides.right[index + 2] ?? point, 0.2)),
          false,
        ),
        tones.bright,
        wide / 12,
        0.5,
      )
    )
  }
  const grown = fingers.map(({ from, turn, length }) => {
    const { at, heading } = stand(way, from)
    return body({ at, heading: heading + turn, length, bend: -turn * 0.3 }, width * 0.62)
  })
  return grown.join('') + body(way, width)
}

/** A pod along a way, swollen where its seeds lie; `open` shows them. */
export function pod(
  pen: Pen,
  way: Walk,
  look: { width: number; colour: Colour; swellings: number; ridges?: number },
): string {
  const { width, colour, swellings, ridges = 1 } = look
  const tones = tonesOf(colour)
  const profile: Profile = (along) =>
    Math.min(1, along * 6) ** 0.6 *
    Math.min(1, (1 - along) * 5) ** 0.7 *
    (0.86 + 0.14 * Math.cos(along * swellings * 2 * Math.PI))
  const sides = edges(walk(way, Math.max(10, swellings * 3)), width / 2, profile)
  const lines = Array.from({ length: ridges }, (_, index) => {
    const share = (index + 1) / (ridges + 1) - 0.1
    return smooth(
      sides.left.map((point, place) => between(point, sides.right[place] ?? point, share)),
      false,
    )
  })
  return (
    area(
      smooth([...sides.left, ...sides.right.toReversed()]),
      pen.lit(tones.light, colour, tones.dark, tones.deep),
    ) +
    line(lines.join(''), tones.deep, width / 14, 0.5) +
    line(
      smooth(
        sides.left.slice(2, -2).map((point, index) => between(point, sides.right[index + 2] ?? point, 0.16)),
        false,
      ),
      tones.bright,
      width / 16,
      0.6,
    )
  )
}
