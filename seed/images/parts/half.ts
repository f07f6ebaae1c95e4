import { mix, tonesOf, type Colour } from '../colour'
import { smooth } from '../geometry/outline'
import { shrunk, type Point } from '../geometry/point'
import { egg } from '../geometry/profiles'
import type { Profile, Walk } from '../geometry/ribbon'
import { area } from '../marks'
import type { Pen } from '../pen'
import { outlineOf } from './solid'

/** A fruit or nut that is cut open, as rings from its skin inwards. */
export type Half = {
  slim: number
  profile?: Profile
  skin: Colour
  /** Each ring by the share of the whole that it fills; the last is the innermost. */
  rings: readonly { share: number; colour: Colour; shift?: Point }[]
  /** How much of the skin's side is seen below the cut. */
  depth?: number
  /** How many places its outline goes through on each side; more for what is large. */
  steps?: number
}

/** Half a fruit with its cut side towards the light. */
export function half(
  pen: Pen,
  way: Walk,
  { slim, profile = egg(), skin, rings, depth = 0.1, steps = 8 }: Half,
): string {
  const outline = outlineOf(pen, way, slim, profile, 0.025, steps)
  const tones = tonesOf(skin)
  const drop: Point = [way.length * depth * 0.5, way.length * depth]
  return (
    area(smooth(shrunk(outline, 1, drop)), pen.lit(tones.base, tones.deep)) +
    area(smooth(outline), pen.lit(mix(skin, tones.light, 0.6), tones.dark)) +
    rings
      .map(({ share, colour, shift = [0, 0] }) =>
        area(
          smooth(shrunk(outline, share, shift)),
          pen.lit(
            mix(colour, '#fffdf2', 0.35),
            colour,
            tonesOf(mix(colour, tonesOf(colour).dark, 0.35)).base,
          ),
        ),
      )
      .join('')
  )
}
