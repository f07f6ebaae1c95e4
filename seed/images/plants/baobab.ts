import { getColourShades } from '../colour'
import { toSmoothPath } from '../geometry/svgPathData'
import { movePoint, type Point } from '../geometry/point'
import { ovalWidthProfile, createPeakedProfile } from '../geometry/widthProfiles'
import { getPointOnArc, sampleArc, type Arc } from '../geometry/arc'
import { strokeSvgPath } from '../shapes'
import { drawPalmateLeaf } from '../parts/foliage'
import { drawHalvedFruit } from '../parts/halvedFruit'
import { drawRoundShape } from '../parts/roundObject'
import { drawAlongStem, drawStem } from '../parts/stem'
import type { SvgPen } from '../pen'
import { drawSkinFurrows } from './nuts'

/** A leaf of the baobab tree: five leaflets that start at one point. */
export function drawBaobabLeaf(pen: SvgPen, at: Point, heading: number, length: number): string {
  const look = { colour: '#62904a', form: 'obovate', widthRatio: 0.4, veins: 7 } as const
  return drawPalmateLeaf(pen, { ...look, at, heading, length, lobes: 5, spread: 168, shorter: 0.3 })
}

/** A fruit of the baobab tree, covered with soft hairs, on its long stalk. */
export function drawBaobabPod(pen: SvgPen, arc: Arc): string {
  const profile = createPeakedProfile(0.46, 0.62)
  const nap = Array.from({ length: 46 }, () => {
    const at = movePoint(
      getPointOnArc(arc, pen.random(0.14, 0.86)).at,
      arc.heading + 90,
      pen.random(-0.22, 0.22) * arc.length,
    )
    return toSmoothPath([at, movePoint(at, arc.heading + pen.random(-14, 14), 9)], false)
  })
  return (
    drawStem(pen, { at: arc.at, heading: arc.heading + 180, length: 120, bend: 34 }, 11, '#7f6a44', 0.8) +
    drawRoundShape(pen, arc, { colour: '#8f8c58', widthRatio: 0.6, profile, gloss: 0 }) +
    strokeSvgPath(nap.join(''), '#cdc892', 2, 0.5) +
    drawSkinFurrows(arc, 0.6, profile, getColourShades('#8f8c58').dark, [-0.5, 0.3], 0.4)
  )
}

/** Half a baobab fruit: a woody shell filled with dry white pulp, dark seeds and red threads. */
export function drawHalfBaobab(pen: SvgPen, arc: Arc): string {
  const profile = createPeakedProfile(0.46, 0.62)
  const lumps = drawAlongStem(
    arc,
    { along: 'opposite', count: 5, from: 0.2, to: 0.8, angle: [90, 90] },
    ({ at, heading }, share, side) => {
      const wide = arc.length * 0.12 * Math.sin(Math.PI * share)
      const position = movePoint(at, heading, wide + pen.random(-3, 3))
      const lump = drawRoundShape(
        pen,
        { at: movePoint(position, 180, 21), heading: pen.random(-40, 40), length: arc.length * 0.165 },
        { colour: '#f7f0df', widthRatio: 0.92, profile: ovalWidthProfile, shade: '#d5c3a2', gloss: 0 },
      )
      const seed =
        side === (Math.round(share * 10) % 2 === 0 ? 1 : -1)
          ? drawRoundShape(
              pen,
              { at: movePoint(position, 180, 8), heading: 60, length: arc.length * 0.07 },
              { colour: '#4b3024', widthRatio: 0.8, gloss: 0.5 },
            )
          : ''
      return lump + seed
    },
  )
  const threads = strokeSvgPath(getFurrowPath(arc), '#b9583a', 2, 0.7)
  return (
    drawHalvedFruit(pen, arc, {
      widthRatio: 0.6,
      profile,
      skin: '#8f8c58',
      depth: 0.07,
      rings: [
        { share: 0.92, colour: '#b98d5c' },
        { share: 0.82, colour: '#e9dcc0' },
      ],
    }) +
    lumps +
    threads
  )
}

function getFurrowPath(arc: Arc): string {
  const middle = sampleArc(arc, 5).slice(1, -1)
  return toSmoothPath(
    middle.map(({ at }, index) => movePoint(at, arc.heading + 90, index % 2 === 0 ? 6 : -5)),
    false,
  )
}
