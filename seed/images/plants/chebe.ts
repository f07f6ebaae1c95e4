import { mixColours, getColourShades } from '../colour'
import { toSmoothPath } from '../geometry/svgPathData'
import { movePoint, type Point } from '../geometry/point'
import { createEggWidthProfile, createPeakedProfile } from '../geometry/widthProfiles'
import { joinOutlineSides, getOutlineSides, getPointOnArc, sampleArc, type Arc } from '../geometry/arc'
import { fillSvgPath, fillSvgEllipse } from '../shapes'
import { reuseDrawing } from '../parts/reuseDrawing'
import { drawFlatShadow } from '../parts/shadow'
import { drawRoundShape } from '../parts/roundObject'
import { drawStem } from '../parts/stem'
import type { SvgPen } from '../pen'
import { drawSkinFurrows } from './nuts'

const hairColour = '#3b2a25'

/** A braid of dark hair with two gold rings and a loose end. */
export function drawHairPlait(pen: SvgPen, arc: Arc, width: number): string {
  const count = Math.round(arc.length / (width * 0.44))
  const lock = {
    '-1': reuseDrawing(pen, width, (at) => drawHairStrand(pen, at)),
    '1': reuseDrawing(pen, width, (at) => drawHairStrand(pen, at)),
  }
  const strands = Array.from({ length: count }, (_, index) => {
    const { at, heading } = getPointOnArc(arc, (index / count) * 0.82)
    const side = index % 2 === 0 ? 1 : -1
    const from = movePoint(at, heading + 90 * side, width * 0.34)
    return lock[side]({ at: from, heading: heading - side * 34, length: width, bend: side * 24 })
  })
  const tail = [-12, -4, 5, 13].map((turn) => {
    const { at, heading } = getPointOnArc(arc, 0.85)
    return drawStem(
      pen,
      { at, heading: heading + turn, length: arc.length * 0.15, bend: -turn },
      width * 0.26,
      hairColour,
      0.3,
    )
  })
  const cuffs = [0.02, 0.87].map((share) => drawPlaitCuff(pen, getPointOnArc(arc, share), width * 0.34))
  return drawFlatShadow(drawPlaitBody(arc, width)) + tail.join('') + strands.join('') + cuffs.join('')
}

function drawPlaitBody(arc: Arc, width: number): string {
  return toSmoothPath(joinOutlineSides(getOutlineSides(sampleArc(arc, 8), width / 2, () => 1)))
}

function drawHairStrand(pen: SvgPen, arc: Arc): string {
  const form = createPeakedProfile(0.5, 0.6)
  const tones = getColourShades(hairColour)
  return (
    drawRoundShape(pen, arc, { colour: hairColour, widthRatio: 0.52, profile: form, gloss: 0 }) +
    drawSkinFurrows(arc, 0.5, form, mixColours(hairColour, '#c79a74', 0.5), [-0.5, -0.1], 0.7) +
    drawSkinFurrows(arc, 0.5, form, tones.deep, [0.3, 0.6], 0.8)
  )
}

function drawPlaitCuff(pen: SvgPen, { at, heading }: Pick<Arc, 'at' | 'heading'>, halfWidth: number): string {
  const gold = getColourShades('#c99a45')
  const corner = (turn: number, distance: number): Point =>
    movePoint(movePoint(at, heading + 90, turn * halfWidth), heading, distance)
  return fillSvgPath(
    toSmoothPath([
      corner(-1, -11),
      corner(0, -13),
      corner(1, -11),
      corner(1, 11),
      corner(0, 9),
      corner(-1, 11),
    ]),
    pen.diagonalGradient(gold.bright, gold.base, gold.deep),
  )
}

/** A clove: a nail-shaped bud with a ball between the four points of its head. The arc ends at the head. */
export function drawCloveNail(pen: SvgPen, arc: Arc): string {
  const head = getPointOnArc(arc, 0.72)
  const points = [-74, -34, 34, 74].map((turn) => {
    const tip = movePoint(head.at, head.heading + turn, arc.length * 0.26)
    return fillSvgPath(
      toSmoothPath([
        movePoint(head.at, head.heading - 90, arc.length * 0.09),
        tip,
        movePoint(head.at, head.heading + 90, arc.length * 0.09),
      ]),
      '#4f3022',
    )
  })
  return (
    drawRoundShape(
      pen,
      { ...arc, length: arc.length * 0.82 },
      { colour: '#6b4029', widthRatio: 0.2, profile: createPeakedProfile(0.7, 0.5), gloss: 0 },
    ) +
    points.join('') +
    drawRoundShape(
      pen,
      { ...head, length: arc.length * 0.28 },
      { colour: '#9a6a42', widthRatio: 0.96, gloss: 0.2 },
    )
  )
}

/** A croton seed: like a bean, brown, with a pale line along it. */
export function drawCrotonSeed(pen: SvgPen, arc: Arc): string {
  return (
    drawRoundShape(pen, arc, {
      colour: '#8a5a3a',
      widthRatio: 0.66,
      profile: createEggWidthProfile(0.46),
      gloss: 0.7,
    }) + drawSkinFurrows(arc, 0.66, createEggWidthProfile(0.46), '#dcb98a', [-0.1], 0.8)
  )
}

/** The kernel of a mahleb cherry: a small beige drop. */
export function drawMahlebKernel(pen: SvgPen, arc: Arc): string {
  return (
    drawRoundShape(pen, arc, {
      colour: '#d8b583',
      widthRatio: 0.72,
      profile: createPeakedProfile(0.4, 0.7),
      gloss: 0.2,
    }) + fillSvgEllipse(getPointOnArc(arc, 0.1).at, 3, 3, '#8a623c')
  )
}
