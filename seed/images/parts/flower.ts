import { mixColours, getColourShades, type Colour, type ColourShades } from '../colour'
import { toSmoothPath } from '../geometry/svgPathData'
import { movePoint, type Point } from '../geometry/point'
import { createPeakedProfile } from '../geometry/widthProfiles'
import { getPointOnArc, type WidthProfile } from '../geometry/arc'
import { fillSvgPath, fillSvgEllipse, strokeSvgPath, drawTransformedGroup } from '../shapes'
import type { SvgPen } from '../pen'

/** The outlines of flower petals. */
export const petalWidthProfiles = {
  /** A round, broad petal, for flowers such as roses. */
  round: createPeakedProfile(0.66, 0.62),
  /** A long, narrow petal with a rounded end, for flowers such as chamomile. */
  strap: (along: number) => Math.min(1, 0.3 + along * 1.6) * (1 - along ** 9) ** 0.5,
  /** A pointed petal, for flowers such as jasmine. */
  pointed: createPeakedProfile(0.5, 0.85),
  /** A petal that is narrow at the base and wide like a fan at the end, for flowers such as hibiscus. */
  fan: createPeakedProfile(0.78, 0.8),
} satisfies Record<string, WidthProfile>

/** An open flower, seen from the front or at a tilt. */
export type FlowerDrawingOptions = {
  at: Point
  radius: number
  petals: number
  form: keyof typeof petalWidthProfiles
  /** Width of a petal as a share of its length. */
  widthRatio: number
  colour: Colour
  /** Colour at the base of the petals, if it differs from the rest of the petals. */
  heart?: Colour
  /** Number of petal rings. */
  layers?: number
  /** Depth of the small cut at a petal's end, as a share of the petal's length. */
  notch?: number
  /** Tilt of the flower: 1 faces the viewer, smaller values face upwards. */
  tilt?: number
  turn?: number
  centre?: { colour: Colour; size: number; stamens?: number }
}

/** Draws a flower: first the petals, beginning with the outermost ring, and then the centre. */
export function drawFlower(pen: SvgPen, look: FlowerDrawingOptions): string {
  const { at, radius, petals, layers = 1, tilt = 1, turn = 0, centre } = look
  const rings = Array.from({ length: layers }, (_, layer) => {
    const reach = radius * (1 - (0.6 * layer) / layers)
    const offset = turn + (layer * 180) / petals + pen.random(-4, 4)
    return Array.from({ length: petals }, (_, index) =>
      drawPetal(
        pen,
        (index * 360) / petals + offset + pen.random(-4, 4),
        reach * pen.random(0.94, 1.04),
        look,
      ),
    ).join('')
  })
  return drawTransformedGroup(
    at,
    0,
    [1, tilt],
    ...rings,
    centre === undefined ? '' : drawFlowerCentre(pen, radius, centre),
  )
}

/** One petal from the flower's centre outwards. */
export function drawPetal(pen: SvgPen, heading: number, length: number, look: FlowerDrawingOptions): string {
  const { widthRatio, form, colour, heart, notch = 0 } = look
  const tones = getPetalTones(colour, heading)
  const arc = { at: [0, 0], heading, length, bend: pen.random(-10, 10) } as const
  const side = (turn: number, wide = 1) =>
    outlineShares.map((share) => {
      const { at, heading } = getPointOnArc(arc, share)
      return movePoint(
        at,
        heading + turn,
        ((length * widthRatio) / 2) * wide * petalWidthProfiles[form](share),
      )
    })
  const outline = [...side(-90), getPointOnArc(arc, 1 - notch).at, ...side(90).toReversed()]
  const creases = [side(-90, 0.42), side(90, 0.42)].map((points) => toSmoothPath(points.slice(1, -2), false))
  const rib = toSmoothPath(
    [0, 0.2, 0.4].map((share) => getPointOnArc(arc, share).at),
    false,
  )
  return (
    fillSvgPath(
      toSmoothPath(outline),
      pen.radialGradient(tones.light, tones.base, mixColours(tones.base, tones.dark, 0.6)),
      1,
      {
        stroke: tones.dark,
        'stroke-opacity': 0.35,
      },
    ) +
    strokeSvgPath(creases.join(''), heart ?? tones.dark, Math.max(0.8, length / 60), 0.4) +
    (heart === undefined ? '' : strokeSvgPath(rib, heart, length * widthRatio * 0.24, 0.6))
  )
}

const outlineShares = [0.02, 0.2, 0.42, 0.64, 0.82, 0.95]

/**
 * Returns the tones of one petal; petals that face the light are brighter. There are only five steps, which limits the
 * number of gradients per flower.
 */
function getPetalTones(colour: Colour, heading: number): ColourShades {
  const share = Math.round(Math.cos(((heading + 40) * Math.PI) / 180) * 2) / 2
  return getColourShades(
    mixColours(colour, share > 0 ? '#fff6e2' : getColourShades(colour).dark, Math.abs(share) * 0.3),
  )
}

function drawFlowerCentre(
  pen: SvgPen,
  radius: number,
  { colour, size, stamens = 0 }: NonNullable<FlowerDrawingOptions['centre']>,
): string {
  const tones = getColourShades(colour)
  const reach = radius * size
  const threads = Array.from({ length: stamens }, (_, index) => {
    const [x, y] = movePoint(
      [0, 0],
      (index * 360) / stamens + pen.random(-9, 9),
      reach * pen.random(1.1, 1.8),
    )
    return (
      strokeSvgPath(
        toSmoothPath(
          [
            [0, 0],
            [x, y],
          ],
          false,
        ),
        tones.light,
        1.2,
        0.9,
      ) + fillSvgEllipse([x, y], 2.6, 2.6, tones.base)
    )
  })
  return (
    threads.join('') +
    fillSvgEllipse([0, 0], reach, reach, pen.radialGradient(tones.bright, tones.base, tones.deep))
  )
}
