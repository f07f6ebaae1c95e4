import { toSmoothPath } from '../geometry/svgPathData'
import { movePoint } from '../geometry/point'
import { createEggWidthProfile } from '../geometry/widthProfiles'
import { getPointOnArc, type Arc } from '../geometry/arc'
import { fillSvgPath } from '../shapes'
import { drawHalvedFruit } from '../parts/halvedFruit'
import { drawLeaf } from '../parts/leaf'
import { reuseDrawing } from '../parts/reuseDrawing'
import { drawRoundShape } from '../parts/roundObject'
import { drawAlongStem, drawSprig, drawStem } from '../parts/stem'
import type { SvgPen } from '../pen'

/** A rose hip (the fruit of a rose) with four small dried leaves at its end. */
export function drawRoseHip(pen: SvgPen, arc: Arc): string {
  const end = getPointOnArc(arc, 0.97)
  const sepals = [-50, -18, 16, 48].map((turn) =>
    drawLeaf(
      pen,
      { at: end.at, heading: end.heading + turn, length: arc.length * 0.32 },
      { colour: '#8a7240', form: 'lanceolate', widthRatio: 0.3, veins: 0 },
    ),
  )
  return (
    sepals.join('') +
    drawRoundShape(pen, arc, {
      colour: '#c9341f',
      widthRatio: 0.72,
      profile: createEggWidthProfile(0.45),
      shade: '#851a18',
      gloss: 1,
    })
  )
}

/** A rose hip (the fruit of a rose) cut open: a thin red wall around pale seeds. */
export function drawHalfRoseHip(pen: SvgPen, arc: Arc): string {
  const seeds = [
    [0.3, -6],
    [0.42, 5],
    [0.54, -5],
    [0.66, 4],
    [0.44, -13],
    [0.56, 12],
  ].map(([share = 0, offset = 0]) => {
    const { at, heading } = getPointOnArc(arc, share)
    return drawRoundShape(
      pen,
      { at: movePoint(at, heading + 90, offset), heading: heading + offset * 2, length: arc.length * 0.2 },
      { colour: '#e8cf9c', widthRatio: 0.56, gloss: 0.3 },
    )
  })
  return (
    drawHalvedFruit(pen, arc, {
      widthRatio: 0.78,
      profile: createEggWidthProfile(0.45),
      skin: '#b52a1c',
      rings: [
        { share: 0.9, colour: '#e8663a' },
        { share: 0.7, colour: '#c98a4a' },
      ],
    }) + seeds.join('')
  )
}

/** A rose branch with thorns; each leaf has five toothed leaflets. */
export function drawRoseBranch(pen: SvgPen, arc: Arc): string {
  const blade = reuseDrawing(pen, 64, (at) =>
    drawLeaf(pen, at, { colour: '#628546', form: 'ovate', widthRatio: 0.56, teeth: 9, veins: 4 }),
  )
  const leaves = drawAlongStem(arc, { along: 'alternate', count: 4, from: 0.2, to: 0.86 }, (stance) =>
    drawSprig(
      pen,
      { ...stance, length: 128, bend: 10 },
      { along: 'opposite', count: 2, from: 0.4, to: 0.78, angle: [66, 56], colour: '#8b8f52', width: 4 },
      (at) => blade({ ...at, bend: 0 }),
      (share) => 70 - share * 6,
    ),
  )
  const thorns = drawAlongStem(
    arc,
    { along: 'alternate', count: 7, from: 0.1, to: 0.9, angle: [80, 80] },
    (stance) => drawThorn(stance, 15),
  )
  return leaves + drawStem(pen, arc, 10, '#8b7a48') + thorns
}

function drawThorn({ at: [x, y], heading }: Pick<Arc, 'at' | 'heading'>, size: number): string {
  const tip = movePoint([x, y], heading, size)
  const [left, right] = [
    movePoint([x, y], heading - 90, size * 0.4),
    movePoint([x, y], heading + 90, size * 0.4),
  ]
  return fillSvgPath(toSmoothPath([left, tip, right]), '#9a5a48')
}
