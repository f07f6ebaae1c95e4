import { movePoint } from '../geometry/point'
import { ovalWidthProfile, createPeakedProfile } from '../geometry/widthProfiles'
import { getPointOnArc, type WidthProfile, type Arc } from '../geometry/arc'
import { drawHalvedFruit } from '../parts/halvedFruit'
import { drawLeaf } from '../parts/leaf'
import { reuseDrawing } from '../parts/reuseDrawing'
import { drawRoundShape } from '../parts/roundObject'
import { drawStem } from '../parts/stem'
import type { SvgPen } from '../pen'
import { drawSkinFurrows } from './nuts'

/** A kokum fruit: a dark purple ball with four small leaves at its stalk. */
export function drawKokumFruit(pen: SvgPen, arc: Arc): string {
  const sepals = [-66, -24, 24, 66].map((turn) =>
    drawLeaf(
      pen,
      { at: arc.at, heading: arc.heading + turn, length: arc.length * 0.26 },
      { colour: '#8e9a58', form: 'ovate', widthRatio: 0.7, veins: 0 },
    ),
  )
  return (
    drawStem(pen, { at: arc.at, heading: arc.heading + 180, length: arc.length * 0.2 }, 8, '#7d7a48', 0.9) +
    drawRoundShape(pen, arc, {
      colour: '#7c2238',
      widthRatio: 0.98,
      profile: ovalWidthProfile,
      shade: '#451425',
      gloss: 1,
      steps: 14,
    }) +
    sepals.join('')
  )
}

/** Half a kokum: a thick dark red skin around segments of pale pulp with seeds. */
export function drawHalfKokumFruit(pen: SvgPen, arc: Arc): string {
  const heart = getPointOnArc(arc, 0.48).at
  const radius = arc.length * 0.15
  const segments = Array.from({ length: 6 }, (_, index) => {
    const heading = index * 60 + 20
    const at = movePoint(heart, heading, radius * 0.24)
    return (
      drawRoundShape(
        pen,
        { at, heading, length: radius * 1.55 },
        {
          colour: '#eab5a6',
          widthRatio: 0.68,
          profile: createPeakedProfile(0.6, 0.7),
          shade: '#b9605f',
          gloss: 0.5,
        },
      ) +
      drawRoundShape(
        pen,
        { at: movePoint(at, heading, radius * 0.5), heading, length: radius * 0.72 },
        { colour: '#8f5a44', widthRatio: 0.52, profile: ovalWidthProfile, gloss: 0.2 },
      )
    )
  })
  return (
    drawHalvedFruit(pen, arc, {
      widthRatio: 0.98,
      profile: ovalWidthProfile,
      skin: '#6d1b30',
      depth: 0.07,
      steps: 14,
      rings: [
        { share: 0.93, colour: '#b02a3e' },
        { share: 0.74, colour: '#d9656a' },
      ],
    }) + segments.join('')
  )
}

/** A kokum seed: flat and kidney-shaped. */
export function drawKokumSeed(pen: SvgPen, arc: Arc): string {
  return drawRoundShape(
    pen,
    { ...arc, bend: 40 },
    { colour: '#9a6a4e', widthRatio: 0.46, profile: ovalWidthProfile, gloss: 0.2 },
  )
}

const kanyaProfile: WidthProfile = (share) =>
  Math.min(1, ovalWidthProfile(Math.min(0.5, share * 1.1)) * 1) *
  (share < 0.5 ? 1 : Math.cos((share - 0.5) * Math.PI) ** 0.7)

/** A fruit of the Pentadesma tree: brown, egg-shaped, with a pointed tip. The arc starts at the stalk. */
export function drawKanyaFruit(pen: SvgPen, arc: Arc): string {
  const sepals = [-58, -20, 20, 58].map((turn) =>
    drawLeaf(
      pen,
      { at: arc.at, heading: arc.heading + turn, length: arc.length * 0.28, bend: -turn * 0.5 },
      { colour: '#a88a52', form: 'ovate', widthRatio: 0.62, veins: 3 },
    ),
  )
  return (
    drawStem(pen, { at: arc.at, heading: arc.heading + 180, length: arc.length * 0.16 }, 15, '#7d6242', 0.9) +
    drawRoundShape(pen, arc, {
      colour: '#8a5c36',
      widthRatio: 0.66,
      profile: kanyaProfile,
      gloss: 0,
      steps: 18,
    }) +
    drawSkinFurrows(arc, 0.66, kanyaProfile, '#c39a6a', [-0.62, -0.3, 0.02], 0.5) +
    drawSkinFurrows(arc, 0.66, kanyaProfile, '#4f3020', [-0.44, 0.3, 0.62], 0.5) +
    sepals.join('')
  )
}

/** Half a fruit of the Pentadesma tree: butter-yellow pulp around large red-brown seeds. */
export function drawHalfKanyaFruit(pen: SvgPen, arc: Arc): string {
  const nut = reuseDrawing(pen, arc.length * 0.27, (at) => drawKanyaSeed(pen, at))
  const seeds = [
    [0.16, -0.13, 30],
    [0.2, 0.14, -24],
    [0.45, -0.16, -10],
    [0.47, 0.15, 20],
    [0.7, 0, 4],
  ].map(([share = 0, offset = 0, turn = 0]) => {
    const { at, heading } = getPointOnArc(arc, share)
    return nut({
      at: movePoint(at, heading + 90, offset * arc.length),
      heading: heading + turn,
      length: arc.length * 0.25,
    })
  })
  return (
    drawHalvedFruit(pen, arc, {
      widthRatio: 0.68,
      profile: kanyaProfile,
      skin: '#7c5030',
      depth: 0.06,
      steps: 18,
      rings: [
        { share: 0.92, colour: '#c9963f' },
        { share: 0.84, colour: '#f0c552' },
      ],
    }) + seeds.join('')
  )
}

/** A seed of the Pentadesma tree: red-brown, with flat sides. */
export function drawKanyaSeed(pen: SvgPen, arc: Arc): string {
  const flat: WidthProfile = (share) => ovalWidthProfile(share) ** 0.62
  return (
    drawRoundShape(pen, arc, { colour: '#7a2f22', widthRatio: 0.72, profile: flat, gloss: 0.6 }) +
    drawSkinFurrows(arc, 0.72, flat, '#b8705a', [-0.3, 0.3], 0.5)
  )
}
