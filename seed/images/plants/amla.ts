import { getTones } from '../colour'
import { movePoint } from '../geometry/point'
import { ovalProfile } from '../geometry/widthProfiles'
import { getPointOnArc, type Arc } from '../geometry/arc'
import { strokePath } from '../shapes'
import { toSmoothPath } from '../geometry/pathData'
import { drawHalvedFruit } from '../parts/halvedFruit'
import { drawRoundObject } from '../parts/roundObject'
import { drawStem } from '../parts/stem'
import type { Pen } from '../pen'
import { drawSkinFurrows } from './nuts'
import { drawTwiceDividedBranch, type TwiceDividedBranch } from './twiceDivided'

const skinColour = '#c3cc6a'

/** An amla berry: pale green, nearly round, with six segments like a tiny pumpkin. */
export function drawAmlaBerry(pen: Pen, arc: Arc): string {
  const shares = [-0.82, -0.34, 0.2, 0.72]
  return (
    drawRoundObject(pen, arc, {
      colour: skinColour,
      widthRatio: 1.06,
      profile: ovalProfile,
      shade: '#8b9a48',
      gloss: 0.8,
    }) +
    drawSkinFurrows(arc, 1.06, ovalProfile, getTones(skinColour).deep, shares, 0.5) +
    strokePath(
      toSmoothPath([getPointOnArc(arc, 0.02).at, getPointOnArc(arc, 0.08).at], false),
      '#6d6a3a',
      arc.length * 0.08,
    )
  )
}

export function drawHalfAmla(pen: Pen, arc: Arc): string {
  const core = getPointOnArc(arc, 0.5).at
  const size = arc.length * 0.34
  return (
    drawHalvedFruit(pen, arc, {
      widthRatio: 1.04,
      profile: ovalProfile,
      steps: 16,
      skin: '#aab557',
      rings: [
        { share: 0.93, colour: '#e6eab4' },
        { share: 0.5, colour: '#d4d894' },
      ],
    }) +
    drawRoundObject(
      pen,
      { at: movePoint(core, arc.heading + 180, size / 2), heading: arc.heading, length: size },
      { colour: '#a98a54', widthRatio: 0.96, profile: ovalProfile, gloss: 0.2 },
    )
  )
}

const branchLook: TwiceDividedBranch = {
  twigs: {
    ...{ along: 'alternate', count: 7, from: 0.34, to: 1, angle: [70, 20] },
    ...{ length: (share) => 216 - share * 70, bend: 24, width: 4, colour: '#95a35c', tip: 0.5 },
  },
  leaflets: {
    ...{ count: 13, from: 0.08, to: 0.98, angle: [70, 44] },
    ...{ colour: '#7f9c4c', widthRatio: 0.26, drawn: 32, length: (share) => 34 - share * 12 },
  },
}

/** A branch of amla: twigs with many fine leaflets, close together as in a feather; the berries grow on the branch. */
export function drawAmlaBranch(pen: Pen, arc: Arc): string {
  const twigs = drawTwiceDividedBranch(pen, arc, branchLook)
  const berries = [0.3, 0.42, 0.54, 0.66, 0.78].map((share, index) => {
    const { at, heading } = getPointOnArc(arc, share)
    const side = index % 2 === 0 ? 1 : -1
    return drawAmlaBerry(pen, {
      at: movePoint(at, heading + 90 * side, 6),
      heading: heading + side * (90 + index * 6),
      length: 70,
    })
  })
  return twigs + drawStem(pen, arc, 11, '#8f8264', 0.5) + berries.join('')
}
