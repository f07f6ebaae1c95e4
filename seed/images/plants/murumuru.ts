import { toStraightPath } from '../geometry/svgPathData'
import { movePoint } from '../geometry/point'
import { createEggWidthProfile, ovalWidthProfile } from '../geometry/widthProfiles'
import { getPointOnArc, type WidthProfile, type Arc } from '../geometry/arc'
import { strokeSvgPath } from '../shapes'
import { drawHalvedFruit } from '../parts/halvedFruit'
import { drawRoundShape } from '../parts/roundObject'
import { drawAlongStem, drawStem } from '../parts/stem'
import type { SvgPen } from '../pen'
import { drawSkinFurrows } from './nuts'

const fruitProfile: WidthProfile = (share) =>
  createEggWidthProfile(0.6)(share) * (0.72 + 0.28 * Math.sin(share * Math.PI))

/** A fruit of the murumuru palm: yellow-brown, pear-shaped, with stiff black hairs. The arc starts at the stalk. */
export function drawMurumuruFruit(pen: SvgPen, arc: Arc): string {
  const bristles = Array.from({ length: 30 }, (_, index) => {
    const share = 0.2 + 0.74 * (((index * 7) % 30) / 30)
    const offset = Math.sin(index * 2.4) * 0.98
    const { at, heading } = getPointOnArc(arc, share)
    const from = movePoint(at, heading + 90, offset * arc.length * 0.3 * fruitProfile(share))
    return toStraightPath(
      [from, movePoint(from, heading + offset * 78 + (1 - share) * 10, arc.length * 0.13)],
      false,
    )
  })
  return (
    drawRoundShape(pen, arc, {
      colour: '#b9823c',
      widthRatio: 0.64,
      profile: fruitProfile,
      gloss: 0,
      steps: 12,
    }) + strokeSvgPath(bristles.join(''), '#33221a', 2.2, 0.9)
  )
}

/** A spiny stalk of murumuru fruit. */
export function drawMurumuruBunch(pen: SvgPen, arc: Arc, length: number, count: number): string {
  const spines = drawAlongStem(
    arc,
    { along: 'opposite', count: 9, from: 0.02, to: 0.5, angle: [70, 70] },
    ({ at, heading }) => strokeSvgPath(toStraightPath([at, movePoint(at, heading, 30)], false), '#2c1e18', 3),
  )
  const fruit = drawAlongStem(
    arc,
    { along: 'opposite', count, from: 0.42, to: 0.9, angle: [96, 52] },
    ({ at, heading }) => drawMurumuruFruit(pen, { at, heading, length }),
  )
  return (
    spines +
    drawStem(pen, arc, 16, '#8a6a42', 0.8) +
    fruit +
    drawMurumuruFruit(pen, { ...getPointOnArc(arc, 0.94), length })
  )
}

/** A nut of the murumuru palm, black with fine lines; a cracked nut shows its thick white inside. */
export function drawMurumuruNut(pen: SvgPen, arc: Arc, isCracked: boolean): string {
  const profile = createEggWidthProfile(0.42)
  if (isCracked)
    return drawHalvedFruit(pen, arc, {
      widthRatio: 0.82,
      profile,
      skin: '#33261f',
      depth: 0.1,
      steps: 12,
      rings: [
        { share: 0.88, colour: '#8a6446' },
        { share: 0.78, colour: '#fbf6e6' },
        { share: 0.2, colour: '#d9cfb4', shift: [2, 2] },
      ],
    })
  return (
    drawRoundShape(pen, arc, { colour: '#46362c', widthRatio: 0.8, profile, gloss: 0.5, steps: 12 }) +
    drawSkinFurrows(arc, 0.8, ovalWidthProfile, '#9a7c60', [-0.66, -0.3, 0.06, 0.42], 0.6)
  )
}
