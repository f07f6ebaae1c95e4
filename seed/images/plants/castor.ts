import { mixColours } from '../colour'
import { toSmoothPath } from '../geometry/svgPathData'
import { movePoint, type Point } from '../geometry/point'
import { createEggWidthProfile, ovalWidthProfile } from '../geometry/widthProfiles'
import { getPointOnArc, type Arc } from '../geometry/arc'
import { fillSvgEllipse, strokeSvgPath } from '../shapes'
import { drawPalmateLeaf } from '../parts/foliage'
import { drawRoundShape } from '../parts/roundObject'
import { drawAlongStem, drawStem } from '../parts/stem'
import type { SvgPen } from '../pen'

/** Castor's large star-shaped leaf. */
export function drawCastorLeaf(pen: SvgPen, at: Point, heading: number, length: number): string {
  const look = {
    colour: '#5b7f45',
    form: 'ovate',
    widthRatio: 0.33,
    teeth: 11,
    veins: 6,
    vein: '#cf9a80',
  } as const
  return (
    drawPalmateLeaf(pen, { ...look, at, heading, length, lobes: 9, spread: 272, shorter: 0.45, web: 0.5 }) +
    fillSvgEllipse(at, 6, 6, '#c98a72')
  )
}

/** The red fruits of the castor plant, covered with soft spines, close together along a stalk. */
export function drawCastorCapsules(pen: SvgPen, arc: Arc): string {
  const balls = drawAlongStem(
    arc,
    { along: 'alternate', count: 7, from: 0.1, to: 1, angle: [60, 20] },
    ({ at, heading }, share) => drawCastorCapsule(pen, movePoint(at, heading, 20), 29 - share * 9),
  )
  return drawStem(pen, arc, 9, '#a5604c', 0.7) + balls
}

function drawCastorCapsule(pen: SvgPen, at: Point, radius: number): string {
  const spines = Array.from({ length: 34 }, (_, index) => {
    const heading = index * 137.5
    const from = movePoint(at, heading, radius * Math.sqrt(index / 34))
    return toSmoothPath([from, movePoint(from, heading, radius * 0.34)], false)
  })
  return (
    drawRoundShape(
      pen,
      { at: movePoint(at, 180, radius), heading: 0, length: radius * 2 },
      { colour: '#c0503f', widthRatio: 1, profile: ovalWidthProfile, gloss: 0 },
    ) + strokeSvgPath(spines.join(''), mixColours('#c0503f', '#f4c9a2', 0.4), 2.2)
  )
}

/** A castor bean: a dark seed with pale spots. */
export function drawCastorBean(pen: SvgPen, arc: Arc): string {
  const spots = Array.from({ length: 15 }, () => {
    const { at } = getPointOnArc(arc, pen.random(0.16, 0.84))
    const position = movePoint(at, arc.heading + 90, pen.random(-0.26, 0.26) * arc.length)
    return toSmoothPath(
      [
        position,
        movePoint(position, arc.heading + pen.random(-50, 50), arc.length * 0.12),
        movePoint(position, arc.heading + pen.random(-30, 30), arc.length * 0.2),
      ],
      false,
    )
  })
  const knob = getPointOnArc(arc, 0.98)
  return (
    drawRoundShape(
      pen,
      { at: knob.at, heading: knob.heading - 70, length: arc.length * 0.2 },
      { colour: '#e5cfa6', widthRatio: 0.8, profile: ovalWidthProfile, gloss: 0 },
    ) +
    drawRoundShape(pen, arc, {
      colour: '#7d5238',
      widthRatio: 0.68,
      profile: createEggWidthProfile(0.46),
      gloss: 1,
    }) +
    strokeSvgPath(spots.join(''), '#ddc49a', Math.max(2, arc.length / 24), 0.85)
  )
}
