import { mixColours, getColourShades, type Colour } from '../colour'
import { toSmoothPath } from '../geometry/svgPathData'
import { getCentroid, scaleOutline, type Point } from '../geometry/point'
import { createEggWidthProfile } from '../geometry/widthProfiles'
import {
  joinOutlineSides,
  getOutlineSides,
  getPointOnArc,
  sampleArc,
  type WidthProfile,
  type Arc,
} from '../geometry/arc'
import { fillSvgPath, fillSvgEllipse } from '../shapes'
import type { SvgPen } from '../pen'

/** A round, whole object: a fruit, a nut, a berry, a seed. */
export type RoundShapeDrawingOptions = {
  colour: Colour
  /** The object's greatest width as a share of its length. */
  widthRatio: number
  profile?: WidthProfile
  /** Colour of the object's shaded side; by default a darker tone of the object's colour. */
  shade?: Colour
  /** How much the object shines: 0 is matt, 1 looks wet. */
  gloss?: number
  /** The number of outline points on each side of the object; large objects need more. */
  steps?: number
}

/** A round object whose centre line is the arc, in tones from the dark edge to the highlight. */
export function drawRoundShape(
  pen: SvgPen,
  arc: Arc,
  {
    colour,
    widthRatio,
    profile = createEggWidthProfile(),
    shade,
    gloss = 0.5,
    steps = 8,
  }: RoundShapeDrawingOptions,
): string {
  const tones = getColourShades(colour)
  const outline = createUnevenOutline(pen, arc, widthRatio, profile, 0.025, steps)
  const size = (arc.length * Math.min(1, widthRatio)) / 2
  const dark = shade ?? tones.dark
  return (
    fillSvgPath(toSmoothPath(outline), pen.diagonalGradient(dark, mixColours(dark, tones.deep, 0.75))) +
    fillSvgPath(
      toSmoothPath(scaleOutline(outline, 0.88, [-size * 0.09, -size * 0.1])),
      pen.diagonalGradient(mixColours(colour, tones.light, 0.35), colour, mixColours(colour, dark, 0.6)),
    ) +
    fillSvgPath(toSmoothPath(scaleOutline(outline, 0.5, [-size * 0.24, -size * 0.26])), tones.light, 0.5) +
    (gloss > 0 ? drawHighlight(outline, size, gloss) : '')
  )
}

/** The slightly irregular outline of a round object. */
export function createUnevenOutline(
  pen: SvgPen,
  arc: Arc,
  widthRatio: number,
  profile: WidthProfile,
  unevenness = 0.025,
  steps = 8,
): Point[] {
  const sides = getOutlineSides(sampleArc(arc, steps), (arc.length * widthRatio) / 2, profile)
  const points = joinOutlineSides(sides)
  const [cx, cy] = getCentroid(points)
  const [firstPhase, secondPhase] = [pen.random(0, 6), pen.random(0, 6)]
  return points.map(([x, y], index) => {
    const angle = (index / points.length) * 2 * Math.PI
    const scale =
      1 + unevenness * (0.6 * Math.sin(2 * angle + firstPhase) + 0.4 * Math.sin(3 * angle + secondPhase))
    return [cx + (x - cx) * scale, cy + (y - cy) * scale]
  })
}

/**
 * The outline of the part of a round object between two positions, each a fraction of the object's length; for example
 * a cap or a stripe.
 */
export function getRoundShapeBandOutline(
  arc: Arc,
  { widthRatio, profile = createEggWidthProfile() }: Pick<RoundShapeDrawingOptions, 'widthRatio' | 'profile'>,
  from: number,
  to: number,
): string {
  const part = {
    ...getPointOnArc(arc, from),
    length: arc.length * (to - from),
    bend: (arc.bend ?? 0) * (to - from),
  }
  const sides = getOutlineSides(sampleArc(part, 6), (arc.length * widthRatio) / 2, (along) =>
    profile(from + along * (to - from)),
  )
  return toSmoothPath(joinOutlineSides(sides))
}

function drawHighlight(outline: readonly Point[], size: number, gloss: number): string {
  const [x, y] = getCentroid(outline)
  return fillSvgEllipse(
    [x - size * 0.34, y - size * 0.4],
    size * 0.17,
    size * 0.12,
    '#fffdf4',
    0.35 + gloss * 0.6,
  )
}
