import { getColourShades, type Colour } from '../colour'
import { toSmoothPath } from '../geometry/svgPathData'
import { movePoint, type Point } from '../geometry/point'
import { ovalWidthProfile } from '../geometry/widthProfiles'
import { getOutlineSides, getPointOnArc, sampleArc, type WidthProfile, type Arc } from '../geometry/arc'
import { interpolatePoints } from '../geometry/point'
import { fillSvgPath, fillSvgEllipse, strokeSvgPath } from '../shapes'
import { drawFlower } from '../parts/flower'
import { drawPalmateLeaf } from '../parts/foliage'
import { drawRoundShape } from '../parts/roundObject'
import { drawStem } from '../parts/stem'
import type { SvgPen } from '../pen'
import { drawSkinFurrows } from './nuts'

const strawColour: Colour = '#d9bb7e'
const loofahProfile: WidthProfile = (share) =>
  Math.min(1, ovalWidthProfile(share) ** 0.5) * (0.9 + 0.1 * share)

/** A whole loofah sponge: the dried fibres of a fruit, which form a net of threads. */
export function drawLoofah(pen: SvgPen, arc: Arc, widthRatio: number): string {
  const tones = getColourShades(strawColour)
  const stances = sampleArc(arc, 11)
  const sides = getOutlineSides(stances, (arc.length * widthRatio) / 2, loofahProfile)
  const at = (index: number, share: number): Point =>
    interpolatePoints(
      sides.left[index] ?? arc.at,
      sides.right[index] ?? arc.at,
      Math.min(0.98, Math.max(0.02, share)),
    )
  const strands = (shift: number) =>
    Array.from({ length: 9 }, (_, strand) =>
      toSmoothPath(
        stances.map((_, index) => at(index, (strand + 0.5) / 9 + shift + pen.random(-0.05, 0.05))),
        false,
      ),
    ).join('')
  const loops = Array.from({ length: 40 }, () => {
    const [index, share] = [Math.floor(pen.random(0.6, 10.4)), pen.random(0.02, 0.7)]
    return toSmoothPath(
      [
        at(index, share),
        at(index, share + pen.random(0.08, 0.16)),
        at(index + 1, share + pen.random(0.2, 0.34)),
      ],
      false,
    )
  }).join('')
  return (
    drawRoundShape(pen, arc, {
      colour: '#c9a968',
      widthRatio,
      profile: loofahProfile,
      shade: '#a98850',
      gloss: 0,
      steps: 16,
    }) +
    strokeSvgPath(loops, tones.deep, arc.length / 150, 0.45) +
    strokeSvgPath(strands(0.03), tones.deep, arc.length / 150, 0.5) +
    strokeSvgPath(strands(0), '#ecd6a0', arc.length / 130, 0.9) +
    strokeSvgPath(loops, '#f1dfb0', arc.length / 170, 0.8)
  )
}

/** A slice of a loofah sponge with its cut side to the viewer: a wall of fibres and three hollow seed chambers. */
export function drawLoofahSlice(pen: SvgPen, [x, y]: Point, radius: number): string {
  const tones = getColourShades(strawColour)
  const rim = (scale: number): Point[] =>
    Array.from({ length: 24 }, (_, index) =>
      movePoint([x, y], index * 15, radius * scale * (1 + 0.025 * Math.sin(index * 2.6))),
    )
  const chambers = [0, 120, 240].map((heading) => {
    const arc = {
      at: movePoint([x, y], heading + 20, radius * 0.14),
      heading: heading + 20,
      length: radius * 0.52,
    }
    return (
      drawRoundShape(pen, arc, {
        colour: '#8a6534',
        widthRatio: 0.94,
        profile: ovalWidthProfile,
        shade: '#6b4a26',
        gloss: 0,
      }) +
      strokeSvgPath(
        toSmoothPath([getPointOnArc(arc, 0.2).at, getPointOnArc(arc, 0.9).at], false),
        '#d9bb7e',
        radius / 40,
        0.5,
      )
    )
  })
  const threads = Array.from({ length: 60 }, () => {
    const from = movePoint([x, y], pen.random(0, 360), radius * Math.sqrt(pen.random(0.35, 0.92)))
    const to = movePoint(from, pen.random(0, 360), radius * 0.2)
    return toSmoothPath(
      [from, movePoint(interpolatePoints(from, to, 0.5), pen.random(0, 360), radius * 0.06), to],
      false,
    )
  }).join('')
  const wall = toSmoothPath(rim(1))
  return (
    fillSvgPath(wall, pen.diagonalGradient('#b18d55', tones.deep), 1, {
      transform: `translate(${radius * 0.16} ${radius * 0.1})`,
    }) +
    fillSvgPath(wall, pen.diagonalGradient('#f3e2b4', strawColour, tones.dark)) +
    fillSvgPath(toSmoothPath(rim(0.84)), pen.diagonalGradient('#cba768', '#b18d55')) +
    chambers.join('') +
    `<g clip-path="${pen.clipTo(wall)}">${strokeSvgPath(threads, '#f8ecc8', radius / 32, 0.85)}${strokeSvgPath(toSmoothPath(rim(0.9)) + toSmoothPath(rim(0.97)), '#fbf3d8', radius / 26, 0.8)}</g>` +
    fillSvgEllipse([x, y], radius * 0.1, radius * 0.1, '#e8d09a')
  )
}

/** The loofah plant: its young, green, ridged fruit, a leaf with several points and a yellow flower. */
export function drawLoofahVine(pen: SvgPen, at: Point): string {
  const gourd: Arc = { at: movePoint(at, 150, 40), heading: 176, length: 300, bend: -8 }
  return (
    drawPalmateLeaf(pen, {
      at,
      heading: 40,
      length: 150,
      lobes: 5,
      spread: 220,
      shorter: 0.3,
      web: 0.6,
      colour: '#6f9a4c',
      form: 'ovate',
      widthRatio: 0.6,
      teeth: 6,
      veins: 4,
    }) +
    drawStem(pen, { at: movePoint(at, 300, 60), heading: 120, length: 110, bend: 50 }, 9, '#8a9a52', 0.7) +
    drawRoundShape(pen, gourd, {
      colour: '#86a852',
      widthRatio: 0.3,
      profile: loofahProfile,
      gloss: 0.3,
      steps: 14,
    }) +
    drawSkinFurrows(gourd, 0.3, loofahProfile, '#4f7034', [-0.7, -0.3, 0.14, 0.56], 0.7) +
    drawSkinFurrows(gourd, 0.3, loofahProfile, '#c9dc92', [-0.5, -0.1], 0.5) +
    drawFlower(pen, {
      at: movePoint(at, 300, 66),
      radius: 70,
      petals: 5,
      form: 'round',
      widthRatio: 0.84,
      colour: '#f2c832',
      heart: '#d99a1c',
      notch: 0.06,
      tilt: 0.9,
      centre: { colour: '#d98a1c', size: 0.16, stamens: 8 },
    })
  )
}
