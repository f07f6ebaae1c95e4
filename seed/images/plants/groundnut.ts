import { getColourShades } from '../colour'
import { toSmoothPath } from '../geometry/svgPathData'
import { interpolatePoints } from '../geometry/point'
import { createEggWidthProfile, ovalWidthProfile } from '../geometry/widthProfiles'
import { getOutlineSides, sampleArc, type WidthProfile, type Arc } from '../geometry/arc'
import { strokeSvgPath } from '../shapes'
import { drawHalvedFruit } from '../parts/halvedFruit'
import { drawLeaf } from '../parts/leaf'
import { drawRoundShape } from '../parts/roundObject'
import { drawSprig } from '../parts/stem'
import type { SvgPen } from '../pen'

const shellProfile: WidthProfile = (share) =>
  ovalWidthProfile(share) ** 0.9 * (0.86 + 0.14 * Math.cos((share - 0.25) * 4 * Math.PI))
const widthRatio = 0.5

/** A groundnut (peanut) in its shell, which is narrow in the middle and has a network of veins. */
export function drawGroundnut(pen: SvgPen, arc: Arc): string {
  return (
    drawRoundShape(pen, arc, { colour: '#cfa263', widthRatio, profile: shellProfile, gloss: 0, steps: 16 }) +
    drawShellVeins(arc)
  )
}

/** The veins of a groundnut's shell: long lines along the shell and short lines across it. */
function drawShellVeins(arc: Arc): string {
  const tones = getColourShades('#cfa263')
  const stances = sampleArc(arc, 14)
  const { left, right } = getOutlineSides(stances, (arc.length * widthRatio) / 2, shellProfile)
  const getPoint = (index: number, share: number) =>
    interpolatePoints(left[index] ?? arc.at, right[index] ?? arc.at, share)
  const ribs = [0.14, 0.33, 0.52, 0.71, 0.88]
  const ribLines = ribs.map((share) =>
    toSmoothPath(stances.map((_, index) => getPoint(index, share)).slice(1, -1), false),
  )
  const crossLines = ribs
    .slice(1)
    .flatMap((share, rib) =>
      [2, 4, 6, 8, 10, 12].map((index) =>
        toSmoothPath(
          [getPoint(index + (rib % 2), ribs[rib] ?? 0), getPoint(index + (rib % 2), share)],
          false,
        ),
      ),
    )
  return (
    strokeSvgPath(ribLines.join('') + crossLines.join(''), tones.deep, Math.max(1.2, arc.length / 75), 0.5) +
    strokeSvgPath(ribLines.slice(0, 3).join(''), tones.bright, Math.max(1, arc.length / 110), 0.6)
  )
}

/** An open groundnut: two kernels in red skins in half a shell. */
export function drawOpenGroundnut(pen: SvgPen, arc: Arc): string {
  const kernels = [0.13, 0.53].map((share) =>
    drawGroundnutKernel(pen, {
      ...arc,
      at: sampleArc(arc, 100)[Math.round(share * 100)]?.at ?? arc.at,
      length: arc.length * 0.34,
    }),
  )
  return (
    drawHalvedFruit(pen, arc, {
      widthRatio,
      profile: shellProfile,
      skin: '#cfa263',
      depth: 0.04,
      steps: 16,
      rings: [
        { share: 0.9, colour: '#efdcb0' },
        { share: 0.8, colour: '#c39a62' },
      ],
    }) + kernels.join('')
  )
}

/** A groundnut kernel in its red skin. */
export function drawGroundnutKernel(pen: SvgPen, arc: Arc): string {
  return drawRoundShape(pen, arc, {
    colour: '#b4593a',
    widthRatio: 0.72,
    profile: createEggWidthProfile(0.46),
    gloss: 0.4,
  })
}

/** Half a roasted groundnut kernel with its flat side up and a groove along its middle. */
export function drawSplitGroundnutKernel(pen: SvgPen, arc: Arc): string {
  const middle = sampleArc(arc, 8)
    .slice(1, 7)
    .map(({ at }) => at)
  return (
    drawRoundShape(pen, arc, {
      colour: '#e3bd7c',
      widthRatio: 0.66,
      profile: createEggWidthProfile(0.46),
      shade: '#b98a4e',
      gloss: 0,
    }) + strokeSvgPath(toSmoothPath(middle, false), '#a87840', 2.4, 0.7)
  )
}

/** Groundnut's leaf: two pairs of round leaflets. */
export function drawGroundnutLeaf(pen: SvgPen, arc: Arc): string {
  return drawSprig(
    pen,
    arc,
    {
      along: 'opposite',
      count: 2,
      from: 0.74,
      to: 0.98,
      angle: [70, 40],
      colour: '#9aa65c',
      width: 6,
      isOpen: true,
    },
    (at) => drawLeaf(pen, at, { colour: '#66994a', form: 'obovate', widthRatio: 0.6, veins: 7 }),
    () => arc.length * 0.36,
  )
}
