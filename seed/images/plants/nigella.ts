import { createEggWidthProfile } from '../geometry/widthProfiles'
import { getPointOnArc, type Arc } from '../geometry/arc'
import { drawFlower } from '../parts/flower'
import { drawFeatheryLeaf } from '../parts/foliage'
import { drawRoundShape } from '../parts/roundObject'
import { drawAlongStem, drawStem } from '../parts/stem'
import type { SvgPen } from '../pen'
import { drawSkinFurrows } from './nuts'

/** A flower of nigella, the plant of black seed: five pale blue petals above leaves as thin as threads. */
export function drawNigellaFlower(pen: SvgPen, arc: Arc): string {
  const top = getPointOnArc(arc, 1)
  const threads = [-110, -70, -36, 0, 36, 70, 110].map((turn) =>
    drawFeatheryLeaf(
      pen,
      { at: top.at, heading: top.heading + turn, length: 98, bend: turn * 0.2 },
      { colour: '#7f9a63', count: 3, length: 30, width: 1.8 },
    ),
  )
  const foliage = drawAlongStem(
    arc,
    { along: 'alternate', count: 3, from: 0.24, to: 0.72, angle: [46, 36] },
    (stance) =>
      drawFeatheryLeaf(
        pen,
        { ...stance, length: 104, bend: 10 },
        { colour: '#7f9a63', count: 5, length: 34, width: 1.8 },
      ),
  )
  return (
    drawStem(pen, arc, 6, '#7f9a63', 0.8) +
    foliage +
    threads.join('') +
    drawFlower(pen, {
      at: top.at,
      radius: 78,
      petals: 5,
      form: 'round',
      widthRatio: 0.84,
      colour: '#c9d8f0',
      heart: '#7f9cd0',
      tilt: 0.86,
      centre: { colour: '#7c935c', size: 0.2, stamens: 20 },
    })
  )
}

/** A ripe seed pod of nigella: round, with ribs, and with five horn-shaped points at its top. */
export function drawNigellaPod(pen: SvgPen, arc: Arc): string {
  const top = getPointOnArc(arc, 1)
  const body: Arc = { at: getPointOnArc(arc, 0.98).at, heading: top.heading, length: 82 }
  const horns = [-34, -14, 8, 30].map((turn) =>
    drawStem(
      pen,
      { at: getPointOnArc(body, 0.9).at, heading: top.heading + turn, length: 46, bend: turn * 0.8 },
      5,
      '#a58f58',
      0.3,
    ),
  )
  return (
    drawStem(pen, arc, 6, '#a58f58', 0.8) +
    horns.join('') +
    drawRoundShape(pen, body, {
      colour: '#b6a266',
      widthRatio: 0.9,
      profile: createEggWidthProfile(0.55),
      gloss: 0,
    }) +
    drawSkinFurrows(body, 0.9, createEggWidthProfile(0.55), '#7c6440', [-0.7, -0.34, 0.05, 0.42, 0.76], 0.7)
  )
}
