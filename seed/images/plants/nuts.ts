import { getColourShades } from '../colour'
import { toSmoothPath } from '../geometry/svgPathData'
import { interpolatePoints } from '../geometry/point'
import { createEggWidthProfile, createPeakedProfile } from '../geometry/widthProfiles'
import { getOutlineSides, sampleArc, type Arc } from '../geometry/arc'
import { strokeSvgPath } from '../shapes'
import { drawFlower } from '../parts/flower'
import { drawHalvedFruit } from '../parts/halvedFruit'
import { drawLeaf, type LeafDrawingOptions } from '../parts/leaf'
import { drawRoundShape } from '../parts/roundObject'
import { drawSprig } from '../parts/stem'
import type { SvgPen } from '../pen'

const almondProfile = createPeakedProfile(0.4, 0.72)

/** Lines from end to end of a nut, seed or fruit, such as the grooves in an almond's skin. */
export function drawSkinFurrows(
  arc: Arc,
  widthRatio: number,
  profile: (along: number) => number,
  colour: string,
  shares = [-0.6, -0.25, 0.12, 0.5],
  opacity = 0.5,
  width = Math.max(1, arc.length / 60),
): string {
  const stances = sampleArc({ ...arc }, 8)
  const sides = getOutlineSides(stances, (arc.length * widthRatio) / 2, profile)
  const lines = shares.map((share) => {
    const edge = share < 0 ? sides.left : sides.right
    return toSmoothPath(
      stances
        .slice(1, -1)
        .map(({ at }, index) => interpolatePoints(at, edge[index + 1] ?? at, Math.abs(share))),
      false,
    )
  })
  return strokeSvgPath(lines.join(''), colour, width, opacity)
}

/** An almond in its brown skin with long grooves. */
export function drawAlmond(pen: SvgPen, arc: Arc): string {
  return (
    drawRoundShape(pen, arc, { colour: '#b0703c', widthRatio: 0.58, profile: almondProfile, gloss: 0.15 }) +
    drawSkinFurrows(arc, 0.58, almondProfile, getColourShades('#b0703c').deep) +
    drawSkinFurrows(arc, 0.58, almondProfile, '#dca873', [-0.42, -0.08])
  )
}

/** An almond in the lower half of its shell; the shell has small pits. */
export function drawAlmondInShell(pen: SvgPen, arc: Arc): string {
  const kernel = {
    ...arc,
    at: interpolatePoints(arc.at, sampleArc(arc)[7]?.at ?? arc.at, 0.12),
    length: arc.length * 0.76,
  }
  return (
    drawHalvedFruit(pen, arc, {
      widthRatio: 0.64,
      profile: almondProfile,
      skin: '#c79a63',
      depth: 0.08,
      rings: [{ share: 0.88, colour: '#8a5f38' }],
    }) + drawAlmond(pen, kernel)
  )
}

/** Two almond flowers and narrow leaves on a twig. */
export function drawAlmondTwig(pen: SvgPen, arc: Arc): string {
  const look: LeafDrawingOptions = {
    colour: '#6d8f4e',
    form: 'lanceolate',
    widthRatio: 0.26,
    teeth: 16,
    veins: 6,
  }
  const bloom = {
    petals: 5,
    form: 'round',
    widthRatio: 0.86,
    colour: '#f8e4e4',
    heart: '#d9758c',
    notch: 0.1,
    centre: { colour: '#c2506a', size: 0.12, stamens: 14 },
  } as const
  const [lower, upper] = [sampleArc(arc)[3], sampleArc(arc)[6]]
  return (
    drawSprig(
      pen,
      arc,
      { along: 'alternate', count: 6, colour: '#7a5540', width: 10 },
      (at) => drawLeaf(pen, at, look),
      (share) => 150 - share * 50,
    ) +
    drawFlower(pen, { ...bloom, at: lower?.at ?? arc.at, radius: 70, tilt: 0.9 }) +
    drawFlower(pen, { ...bloom, at: upper?.at ?? arc.at, radius: 56, tilt: 0.8, turn: 30 })
  )
}

/** A jojoba seed: brown, oblong, finely wrinkled. */
export function drawJojobaSeed(pen: SvgPen, arc: Arc): string {
  return (
    drawRoundShape(pen, arc, {
      colour: '#6f432a',
      widthRatio: 0.66,
      profile: createEggWidthProfile(0.45),
      gloss: 0.5,
    }) + drawSkinFurrows(arc, 0.66, createEggWidthProfile(0.45), '#a3734e', [-0.3, 0.2, 0.6], 0.4)
  )
}

/** A jojoba fruit: green and pointed, with small green leaves at its base. */
export function drawJojobaFruit(pen: SvgPen, arc: Arc): string {
  const sepals = [-70, -36, 36, 70].map((turn) =>
    drawLeaf(
      pen,
      { at: arc.at, heading: arc.heading + turn, length: arc.length * 0.5 },
      { colour: '#93a06c', form: 'lanceolate', widthRatio: 0.42, veins: 0 },
    ),
  )
  return (
    drawRoundShape(pen, arc, {
      colour: '#8ca052',
      widthRatio: 0.66,
      profile: createPeakedProfile(0.42, 0.7),
      gloss: 0.5,
    }) +
    drawSkinFurrows(arc, 0.66, createPeakedProfile(0.42, 0.7), '#c9d592', [-0.4, 0.1]) +
    sepals.join('')
  )
}
