import { getColourShades } from '../colour'
import { movePoint } from '../geometry/point'
import { ovalWidthProfile } from '../geometry/widthProfiles'
import { getPointOnArc, type Arc } from '../geometry/arc'
import { strokeSvgPath } from '../shapes'
import { toSmoothPath } from '../geometry/svgPathData'
import { drawHalvedFruit } from '../parts/halvedFruit'
import { drawRoundShape } from '../parts/roundObject'
import { drawStem } from '../parts/stem'
import type { SvgPen } from '../pen'
import { drawSkinFurrows } from './nuts'
import { drawLeafletBranch, type LeafletBranchDrawingOptions } from './twiceDivided'

const skinColour = '#c3cc6a'

/** An amla berry: pale green, nearly round, with six segments like a tiny pumpkin. */
export function drawAmlaBerry(pen: SvgPen, arc: Arc): string {
  const shares = [-0.82, -0.34, 0.2, 0.72]
  return (
    drawRoundShape(pen, arc, {
      colour: skinColour,
      widthRatio: 1.06,
      profile: ovalWidthProfile,
      shade: '#8b9a48',
      gloss: 0.8,
    }) +
    drawSkinFurrows(arc, 1.06, ovalWidthProfile, getColourShades(skinColour).deep, shares, 0.5) +
    strokeSvgPath(
      toSmoothPath([getPointOnArc(arc, 0.02).at, getPointOnArc(arc, 0.08).at], false),
      '#6d6a3a',
      arc.length * 0.08,
    )
  )
}

export function drawHalfAmla(pen: SvgPen, arc: Arc): string {
  const core = getPointOnArc(arc, 0.5).at
  const size = arc.length * 0.34
  return (
    drawHalvedFruit(pen, arc, {
      widthRatio: 1.04,
      profile: ovalWidthProfile,
      steps: 16,
      skin: '#aab557',
      rings: [
        { share: 0.93, colour: '#e6eab4' },
        { share: 0.5, colour: '#d4d894' },
      ],
    }) +
    drawRoundShape(
      pen,
      { at: movePoint(core, arc.heading + 180, size / 2), heading: arc.heading, length: size },
      { colour: '#a98a54', widthRatio: 0.96, profile: ovalWidthProfile, gloss: 0.2 },
    )
  )
}

const branchLook: LeafletBranchDrawingOptions = {
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
export function drawAmlaBranch(pen: SvgPen, arc: Arc): string {
  const twigs = drawLeafletBranch(pen, arc, branchLook)
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
