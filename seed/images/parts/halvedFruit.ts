import { mixColours, getColourShades, type Colour } from '../colour'
import { toSmoothPath } from '../geometry/svgPathData'
import { scaleOutline, type Point } from '../geometry/point'
import { createEggWidthProfile } from '../geometry/widthProfiles'
import type { WidthProfile, Arc } from '../geometry/arc'
import { fillSvgPath } from '../shapes'
import type { SvgPen } from '../pen'
import { createUnevenOutline } from './roundObject'

/** A fruit or nut that is cut in half, drawn as rings from its skin to its centre. */
export type HalvedFruitDrawingOptions = {
  widthRatio: number
  profile?: WidthProfile
  skin: Colour
  /** The rings of the cut fruit, from the outside in; `share` is the ring's size relative to the whole fruit. */
  rings: readonly { share: number; colour: Colour; shift?: Point }[]
  /** How far the fruit's skin is visible below the cut side, as a share of the fruit's length. */
  depth?: number
  /** Number of outline points on each side of the fruit; large fruits need more points. */
  steps?: number
}

/** Half a fruit with its cut side towards the light. */
export function drawHalvedFruit(
  pen: SvgPen,
  arc: Arc,
  {
    widthRatio,
    profile = createEggWidthProfile(),
    skin,
    rings,
    depth = 0.1,
    steps = 8,
  }: HalvedFruitDrawingOptions,
): string {
  const outline = createUnevenOutline(pen, arc, widthRatio, profile, 0.025, steps)
  const tones = getColourShades(skin)
  const drop: Point = [arc.length * depth * 0.5, arc.length * depth]
  return (
    fillSvgPath(toSmoothPath(scaleOutline(outline, 1, drop)), pen.diagonalGradient(tones.base, tones.deep)) +
    fillSvgPath(toSmoothPath(outline), pen.diagonalGradient(mixColours(skin, tones.light, 0.6), tones.dark)) +
    rings
      .map(({ share, colour, shift = [0, 0] }) =>
        fillSvgPath(
          toSmoothPath(scaleOutline(outline, share, shift)),
          pen.diagonalGradient(
            mixColours(colour, '#fffdf2', 0.35),
            colour,
            getColourShades(mixColours(colour, getColourShades(colour).dark, 0.35)).base,
          ),
        ),
      )
      .join('')
  )
}
