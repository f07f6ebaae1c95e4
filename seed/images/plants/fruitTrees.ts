import { mixColours, getColourShades } from '../colour'
import { toStraightPath, toSmoothPath } from '../geometry/svgPathData'
import { movePoint, type Point } from '../geometry/point'
import { createEggWidthProfile, ovalWidthProfile, createPeakedProfile } from '../geometry/widthProfiles'
import { getPointOnArc, type Arc } from '../geometry/arc'
import { strokeSvgPath } from '../shapes'
import { drawHalvedFruit } from '../parts/halvedFruit'
import { drawLeaf } from '../parts/leaf'
import { drawDots, getSpiralPoints } from '../parts/dots'
import { drawRoundShape } from '../parts/roundObject'
import { drawStem } from '../parts/stem'
import type { SvgPen } from '../pen'

/** A soursop fruit: large, green and heart-shaped, with soft curved spines. */
export function drawSoursopFruit(pen: SvgPen, arc: Arc): string {
  const profile = createPeakedProfile(0.4, 0.6)
  const tones = getColourShades('#6f9440')
  const hooks = [0.07, 0.15, 0.23, 0.31, 0.39, 0.47, 0.55, 0.63, 0.71, 0.79, 0.87, 0.94].flatMap(
    (share, row) =>
      [-0.9, -0.66, -0.4, -0.13, 0.14, 0.4, 0.66, 0.88].map((offset): readonly [Point, Point, Point] => {
        const { at, heading } = getPointOnArc(arc, share)
        const across = offset + (row % 2) * 0.11
        const root = movePoint(at, heading + 90, across * arc.length * 0.37 * profile(share) * 0.94)
        const mid = movePoint(root, heading + across * 60, 8)
        return [root, mid, movePoint(mid, heading - 40 + across * 80, 9)]
      }),
  )
  return (
    drawStem(pen, { at: arc.at, heading: arc.heading + 180, length: 70, bend: 30 }, 13, '#84694a', 0.8) +
    drawRoundShape(pen, arc, { colour: '#6f9440', widthRatio: 0.76, profile, gloss: 0 }) +
    strokeSvgPath(hooks.map((hook) => toSmoothPath(hook, false)).join(''), tones.deep, 6, 0.7) +
    strokeSvgPath(
      hooks
        .map((hook) =>
          toSmoothPath(
            hook.map(([x, y]): Point => [x - 1.5, y - 1.5]),
            false,
          ),
        )
        .join(''),
      tones.light,
      3,
    )
  )
}

/** A ripe guava with the dry crown of its flower. */
export function drawGuavaFruit(pen: SvgPen, arc: Arc): string {
  const end = getPointOnArc(arc, 0.96)
  const crown = [-64, -30, 0, 32, 66].map((turn) =>
    drawLeaf(
      pen,
      { at: end.at, heading: end.heading + turn, length: arc.length * 0.15 },
      { colour: '#7d6a3c', form: 'ovate', widthRatio: 0.6, veins: 0 },
    ),
  )
  const pores = getSpiralPoints(getPointOnArc(arc, 0.5).at, 34, arc.length * 0.36)
  return (
    drawRoundShape(pen, arc, {
      colour: '#c3cc66',
      widthRatio: 0.92,
      profile: createEggWidthProfile(0.52),
      shade: '#8f9a3e',
      gloss: 0.6,
    }) +
    drawDots(pores, '#7d8a34', 2.6, 0.35) +
    crown.join('')
  )
}

/** Half a guava fruit: a pale outer layer, pink flesh and a ring of small hard seeds. */
export function drawHalfGuava(pen: SvgPen, arc: Arc): string {
  const middle = getPointOnArc(arc, 0.5).at
  const pips = getSpiralPoints(middle, 30, arc.length * 0.26).map(([x, y]) => [x + 2, y + 2] as const)
  return (
    drawHalvedFruit(pen, arc, {
      widthRatio: 0.94,
      profile: ovalWidthProfile,
      skin: '#a3ae4c',
      depth: 0.08,
      rings: [
        { share: 0.94, colour: '#f1e6b4' },
        { share: 0.84, colour: '#ee9a8c' },
        { share: 0.62, colour: '#e27a74' },
      ],
    }) +
    drawDots(pips, '#a8604a', 9, 0.8) +
    drawDots(pips, '#f4dfae', 6.4) +
    strokeSvgPath(
      toStraightPath([movePoint(middle, arc.heading, 4), middle], false),
      mixColours('#e27a74', '#fff6e0', 0.4),
      7,
      0.6,
    )
  )
}
