import { mixColours, getColourShades, type Colour } from '../colour'
import { toSmoothPath } from '../geometry/svgPathData'
import { scaleOutline, movePoint } from '../geometry/point'
import { createEggWidthProfile, ovalWidthProfile } from '../geometry/widthProfiles'
import { joinOutlineSides, getOutlineSides, getPointOnArc, sampleArc, type Arc } from '../geometry/arc'
import { fillSvgPath, fillSvgEllipse } from '../shapes'
import { drawLeaf, type LeafDrawingOptions } from '../parts/leaf'
import { drawRoundShape } from '../parts/roundObject'
import { drawSprig, drawStem } from '../parts/stem'
import type { SvgPen } from '../pen'
import { drawSkinFurrows } from './nuts'

/** A clove (a dried flower bud): shaped like a nail, with a round head between four points. */
export function drawClove(pen: SvgPen, arc: Arc, colour = '#6e4028'): string {
  const { length } = arc
  const shaft = { ...arc, length: length * 0.72, bend: (arc.bend ?? 0) * 0.72 }
  const profile = (along: number) => Math.min(1, 0.3 + along * 3) * (0.56 + 0.44 * along ** 1.6)
  const top = getPointOnArc(shaft, 0.94)
  const dark = getColourShades(mixColours(colour, '#2a140c', 0.12))
  const traceClaw = (turn: number, reach: number) => {
    const to = { at: top.at, heading: top.heading + turn, length: length * reach, bend: turn * -0.2 }
    const points = joinOutlineSides(
      getOutlineSides(sampleArc(to, 4), length * reach * 0.25, createEggWidthProfile(0.36)),
    )
    return (
      fillSvgPath(toSmoothPath(points), dark.deep) +
      fillSvgPath(
        toSmoothPath(scaleOutline(points, 0.8, [-length * 0.008, -length * 0.01])),
        pen.diagonalGradient(dark.light, dark.dark),
      )
    )
  }
  const bud = {
    at: movePoint(top.at, top.heading, length * 0.01),
    heading: top.heading,
    length: length * 0.27,
  }
  return (
    traceClaw(-26, 0.24) +
    traceClaw(26, 0.24) +
    drawRoundShape(pen, bud, {
      colour: mixColours(colour, '#c98d55', 0.5),
      widthRatio: 0.96,
      profile: ovalWidthProfile,
      gloss: 0.3,
    }) +
    drawRoundShape(pen, shaft, { colour, widthRatio: 0.27, profile, gloss: 0 }) +
    drawSkinFurrows(shaft, 0.27, profile, mixColours(colour, '#d9a06c', 0.6), [-0.5], 0.6, length / 46) +
    traceClaw(-66, 0.25) +
    traceClaw(66, 0.25)
  )
}

/** A twig of the clove tree: leathery leaves and a cluster of fresh buds, green turning pink. */
export function drawCloveTwig(pen: SvgPen, arc: Arc): string {
  const look: LeafDrawingOptions = { colour: '#4f7d43', form: 'elliptic', widthRatio: 0.38, veins: 7 }
  const top = getPointOnArc(arc, 0.86)
  const cluster = [-64, 58, -36, 34, -12, 14].map((turn, index) => {
    const stalk = { at: top.at, heading: top.heading + turn, length: 54 - Math.abs(turn) * 0.2 }
    const colour = index % 2 === 0 ? '#b5ab5c' : '#cf7d66'
    return (
      drawStem(pen, stalk, 5, '#a3a259', 0.8) +
      drawCloveBud(pen, { ...getPointOnArc(stalk, 0.9), length: 92 }, colour)
    )
  })
  return (
    drawSprig(
      pen,
      arc,
      {
        along: 'opposite',
        count: 3,
        from: 0.2,
        to: 0.74,
        angle: [70, 58],
        colour: '#8a6f4c',
        width: 10,
        isOpen: true,
      },
      (at) => drawLeaf(pen, at, look),
      (share) => 206 - share * 50,
    ) + cluster.join('')
  )
}

/** A fresh bud of the clove tree. */
function drawCloveBud(pen: SvgPen, arc: Arc, colour: Colour): string {
  const profile = (along: number) => 0.5 + 0.5 * along ** 1.4
  const ball = getPointOnArc(arc, 0.86).at
  const radius = arc.length * 0.14
  return (
    fillSvgEllipse(
      ball,
      radius,
      radius,
      pen.radialGradient(
        mixColours(colour, '#fff3d0', 0.7),
        mixColours(colour, '#e8cf98', 0.4),
        getColourShades(colour).dark,
      ),
    ) +
    drawRoundShape(
      pen,
      { ...arc, length: arc.length * 0.76 },
      { colour, widthRatio: 0.26, profile, gloss: 0 },
    )
  )
}
