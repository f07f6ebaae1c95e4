import { mixColours, getColourShades } from '../colour'
import { movePoint, type Point } from '../geometry/point'
import { createEggWidthProfile, ovalWidthProfile } from '../geometry/widthProfiles'
import { getPointOnArc, type Arc } from '../geometry/arc'
import { fillSvgEllipse } from '../shapes'
import { drawDots } from '../parts/dots'
import { drawHalvedFruit } from '../parts/halvedFruit'
import { reuseDrawing } from '../parts/reuseDrawing'
import { drawRoundShape } from '../parts/roundObject'
import { drawStem } from '../parts/stem'
import type { SvgPen } from '../pen'
import { drawSkinFurrows } from './nuts'

/** An upright pumpkin with a stalk and with rounded ribs that curve out to both sides. */
export function drawPumpkin(pen: SvgPen, [x, y]: Point, height: number): string {
  const ribs = [-2, 2, -1, 1, 0].map((offset) => {
    const colour = mixColours(
      '#e2892c',
      offset > 0 ? getColourShades('#e2892c').dark : '#f2b45c',
      Math.abs(offset) * 0.2,
    )
    const arc: Arc = {
      at: [x + offset * height * 0.13, y - Math.abs(offset) * height * 0.03],
      heading: offset * 36,
      length: height * (1 + Math.abs(offset) * 0.09),
      bend: offset * -72,
    }
    return (
      drawRoundShape(pen, arc, { colour, widthRatio: 0.46, profile: ovalWidthProfile, gloss: 0 }) +
      drawSkinFurrows(arc, 0.46, ovalWidthProfile, '#f9d492', [-0.5, -0.24], 0.4)
    )
  })
  const top: Point = [x, y - height * 0.93]
  return (
    ribs.join('') +
    fillSvgEllipse([x, y - height * 0.94], height * 0.14, height * 0.05, '#8f4e16', 0.6) +
    drawStem(pen, { at: top, heading: -6, length: height * 0.26, bend: 50 }, height * 0.13, '#8d8a4c', 0.7) +
    drawStem(
      pen,
      { at: [x - 4, y - height * 0.94], heading: -70, length: height * 0.1 },
      height * 0.06,
      '#8d8a4c',
      0.5,
    )
  )
}

/** The egusi melon: round and green, with stripes and pale spots. */
export function drawEgusiMelon(pen: SvgPen, arc: Arc): string {
  const spots = Array.from({ length: 40 }, () =>
    movePoint(
      getPointOnArc(arc, 0.5).at,
      pen.random(0, 360),
      Math.sqrt(pen.random(0, 1)) * arc.length * 0.42,
    ),
  )
  return (
    drawRoundShape(pen, arc, { colour: '#9cb25c', widthRatio: 0.98, profile: ovalWidthProfile, gloss: 0.5 }) +
    drawSkinFurrows(
      arc,
      0.98,
      ovalWidthProfile,
      '#4f7034',
      [-0.82, -0.44, 0.02, 0.46, 0.84],
      0.75,
      arc.length / 13,
    ) +
    drawDots(spots.slice(0, 20), '#dbe3a8', 11, 0.45) +
    drawDots(spots.slice(20), '#dbe3a8', 6, 0.5) +
    drawStem(
      pen,
      { ...getPointOnArc(arc, 0.98), length: arc.length * 0.16, bend: 40 },
      arc.length * 0.05,
      '#a2a05c',
      0.7,
    )
  )
}

/** Half an egusi melon: white, bitter flesh, full of seeds. */
export function drawHalfEgusiMelon(pen: SvgPen, at: Point, radius: number): string {
  const arc: Arc = { at: movePoint(at, 180, radius), heading: 0, length: radius * 2 }
  const pip = reuseDrawing(pen, radius * 0.34, (seedArc) =>
    drawRoundShape(pen, seedArc, {
      colour: '#e3cb8e',
      widthRatio: 0.56,
      profile: createEggWidthProfile(0.4),
      gloss: 0.3,
    }),
  )
  const pips = Array.from({ length: 13 }, (_, index) => {
    const heading = index * 137.5
    const from = movePoint(at, heading, radius * 0.17 * Math.sqrt(index + 0.6))
    return pip({ at: from, heading: heading + pen.random(-16, 16), length: radius * 0.3 })
  })
  return (
    drawHalvedFruit(pen, arc, {
      widthRatio: 0.94,
      profile: ovalWidthProfile,
      skin: '#7d9a46',
      depth: 0.07,
      rings: [
        { share: 0.94, colour: '#cbd790' },
        { share: 0.86, colour: '#f3f0d4' },
        { share: 0.7, colour: '#ebe4b8' },
      ],
    }) + pips.join('')
  )
}
