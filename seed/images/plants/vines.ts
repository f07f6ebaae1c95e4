import { ovalWidthProfile, createPeakedProfile } from '../geometry/widthProfiles'
import { toSmoothPath } from '../geometry/svgPathData'
import { movePoint } from '../geometry/point'
import { getPointOnArc, type Arc } from '../geometry/arc'
import { strokeSvgPath } from '../shapes'
import { drawLeaf, type LeafDrawingOptions } from '../parts/leaf'
import { reuseDrawing } from '../parts/reuseDrawing'
import { drawRoundShape } from '../parts/roundObject'
import { drawAlongStem, drawSprig, drawStem } from '../parts/stem'
import type { SvgPen } from '../pen'
import { drawHeartLeaf } from './heartLeaf'

/** Draws a vine of the pepper plant uziza: glossy, heart-shaped leaves and long clusters of berries. */
export function drawUzizaVine(pen: SvgPen, arc: Arc): string {
  const leaves = drawAlongStem(
    arc,
    { along: 'alternate', count: 5, from: 0.2, to: 0.98, angle: [66, 30] },
    ({ at, heading }, share, side) => {
      const stalk = { at, heading, length: 34, bend: side * 20 }
      return (
        drawStem(pen, stalk, 5, '#8a9a54', 0.8) +
        drawHeartLeaf(
          pen,
          { ...getPointOnArc(stalk, 1), length: 178 - share * 40, bend: side * 26 },
          { colour: '#3f7140', widthRatio: 0.72, gloss: 0.5 },
        )
      )
    },
  )
  return drawStem(pen, arc, 9, '#7f8a4c', 0.6) + leaves
}

/** Draws a long, hanging cluster of pepper berries, some of them ripe. */
export function drawPepperSpike(pen: SvgPen, arc: Arc): string {
  const berry = (colour: string) =>
    reuseDrawing(pen, 19, (at) =>
      drawRoundShape(pen, at, { colour, widthRatio: 0.96, profile: ovalWidthProfile, gloss: 0.8 }),
    )
  const [green, red] = [berry('#8a9c48'), berry('#c2402c')]
  const berries = drawAlongStem(
    arc,
    { along: 'opposite', count: 9, from: 0.18, to: 1, angle: [70, 40] },
    (stance, share) =>
      (pen.random(0, 1) < 0.72 - share * 0.5 ? red : green)({ ...stance, length: 20 - share * 5 }),
  )
  return drawStem(pen, arc, 6, '#8a9a54', 0.6) + berries
}

/** Draws the plant utazi: a thin climbing stem with pairs of soft heart-shaped leaves on long stalks. */
export function drawUtaziVine(pen: SvgPen, arc: Arc, pairs = 3): string {
  const leaves = drawAlongStem(
    arc,
    { along: 'opposite', count: pairs, from: 0.2, to: 0.8, angle: [74, 60] },
    ({ at, heading }, share, side) => {
      const stalk = { at, heading, length: 60 - share * 20, bend: side * 40 }
      return (
        drawStem(pen, stalk, 4, '#a3ae62', 0.8) +
        drawHeartLeaf(
          pen,
          { ...getPointOnArc(stalk, 1), length: 142 - share * 40, bend: side * 20 },
          { colour: '#86a852', widthRatio: 0.8, vein: '#dfe6a8', gloss: 0.2 },
        )
      )
    },
  )
  return drawStem(pen, arc, 6, '#9aa65c', 0.5) + leaves
}

/** Draws the forest vine afang: pairs of thick, glossy leaves with long tips. */
export function drawAfangVine(pen: SvgPen, arc: Arc, pairs = 3): string {
  const look: LeafDrawingOptions = {
    colour: '#37693a',
    form: 'elliptic',
    widthRatio: 0.42,
    veins: 6,
    vein: '#a9c98a',
  }
  return drawSprig(
    pen,
    arc,
    { along: 'opposite', count: pairs, from: 0.3, to: 0.84, angle: [66, 50], colour: '#76864a', width: 8 },
    (at) => drawLeaf(pen, at, look) + drawLeafGloss(at),
    (share) => 190 - share * 40,
  )
}

/** Draws the highlight along a thick, glossy leaf. */
export function drawLeafGloss(arc: Arc): string {
  const side = Math.cos(((arc.heading - 40) * Math.PI) / 180) > 0 ? -90 : 90
  const streak = [0.26, 0.44, 0.62].map((share) => {
    const { at, heading } = getPointOnArc(arc, share)
    return movePoint(at, heading + side, arc.length * 0.2 * createPeakedProfile(0.44, 1)(share) * 0.55)
  })
  return strokeSvgPath(toSmoothPath(streak, false), '#f4fbe4', arc.length * 0.028, 0.35)
}
