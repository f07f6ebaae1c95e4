import { getColourShades } from '../colour'
import { toSmoothPath } from '../geometry/svgPathData'
import { movePoint } from '../geometry/point'
import { ovalWidthProfile } from '../geometry/widthProfiles'
import { getPointOnArc, type Arc } from '../geometry/arc'
import { strokeSvgPath } from '../shapes'
import { drawHalvedFruit } from '../parts/halvedFruit'
import { drawLeaf } from '../parts/leaf'
import { drawRoundShape } from '../parts/roundObject'
import { drawStem } from '../parts/stem'
import type { SvgPen } from '../pen'

/** A beetroot with leaves; the arc runs from the top, where the leaves start, to the tip of the root. */
export function drawBeetroot(pen: SvgPen, arc: Arc): string {
  const bulb = (along: number) =>
    along < 0.72
      ? ovalWidthProfile(0.08 + along * 1.1)
      : ovalWidthProfile(0.872) * ((1 - along) / 0.28) ** 1.9
  const leaves = [-30, 30, -12, 14].map((turn, index) => {
    const stalk = {
      at: arc.at,
      heading: arc.heading + 180 + turn,
      length: arc.length * 0.6,
      bend: turn * 0.7,
    }
    const end = getPointOnArc(stalk, 0.9)
    return (
      drawStem(pen, { ...stalk, at: movePoint(stalk.at, stalk.heading, -14) }, 15, '#9c2650', 0.5) +
      drawLeaf(
        pen,
        { ...end, length: arc.length * (1 - index * 0.05), bend: turn },
        { colour: '#5c8a43', form: 'ovate', widthRatio: 0.46, veins: 7, vein: '#c2476c' },
      )
    )
  })
  const rings = [0.1, 0.17, 0.25].map((share) => {
    const { at, heading } = getPointOnArc(arc, share)
    const wide = arc.length * 0.38 * bulb(share)
    return toSmoothPath(
      [
        movePoint(at, heading - 90, wide * 0.8),
        movePoint(at, heading, 9),
        movePoint(at, heading + 90, wide * 0.5),
      ],
      false,
    )
  })
  return (
    leaves.join('') +
    drawRoundShape(pen, arc, {
      colour: '#8d2548',
      widthRatio: 0.84,
      profile: bulb,
      shade: '#571a35',
      gloss: 0.3,
      steps: 18,
    }) +
    strokeSvgPath(rings.join(''), getColourShades('#8d2548').light, 2.4, 0.5)
  )
}

export function drawHalfBeetroot(pen: SvgPen, arc: Arc): string {
  return drawHalvedFruit(pen, arc, {
    widthRatio: 1,
    profile: ovalWidthProfile,
    steps: 16,
    skin: '#6d1f3e',
    depth: 0.1,
    rings: [
      { share: 0.93, colour: '#a01f4e' },
      { share: 0.8, colour: '#c95780' },
      { share: 0.75, colour: '#97194a' },
      { share: 0.56, colour: '#c95780' },
      { share: 0.51, colour: '#9c1c4c' },
      { share: 0.32, colour: '#c95780' },
      { share: 0.26, colour: '#941848' },
    ],
  })
}
