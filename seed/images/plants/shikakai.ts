import { mixColours, getColourShades, type Colour } from '../colour'
import { toSmoothPath } from '../geometry/svgPathData'
import { movePoint } from '../geometry/point'
import { ovalWidthProfile } from '../geometry/widthProfiles'
import {
  joinOutlineSides,
  getOutlineSides,
  getPointOnArc,
  sampleArc,
  type WidthProfile,
  type Arc,
} from '../geometry/arc'
import { fillSvgPath, strokeSvgPath } from '../shapes'
import { reuseDrawing } from '../parts/reuseDrawing'
import { drawFlatShadow } from '../parts/shadow'
import { drawRoundShape } from '../parts/roundObject'
import { drawStem } from '../parts/stem'
import type { SvgPen } from '../pen'
import { drawLeafletBranch, type LeafletBranchDrawingOptions } from './twiceDivided'

/** A dried shikakai pod: flat and brown with wavy edges, swollen over each of its seeds. */
export function drawShikakaiPod(pen: SvgPen, arc: Arc, colour: Colour = '#7a4c31'): string {
  const tones = getColourShades(colour)
  const waved: WidthProfile = (along) =>
    Math.min(1, along * 7) ** 0.6 *
    Math.min(1, (1 - along) * 6) ** 0.6 *
    (0.88 - 0.12 * Math.cos(along * seedCount * 2 * Math.PI))
  const sides = getOutlineSides(sampleArc(arc, seedCount * 4), arc.length * 0.088, waved)
  const look = {
    colour: mixColours(colour, tones.light, 0.3),
    widthRatio: 0.86,
    profile: ovalWidthProfile,
    gloss: 0.1,
  }
  const swelling = reuseDrawing(pen, 40, (at) => drawRoundShape(pen, at, look))
  const swellings = Array.from({ length: seedCount }, (_, index) => {
    const { at, heading } = getPointOnArc(arc, (index + 0.5) / seedCount)
    const size = arc.length * (index === 0 || index === seedCount - 1 ? 0.1 : 0.124)
    return swelling({ at: movePoint(at, heading + 180, size / 2), heading, length: size })
  })
  return (
    drawFlatShadow(toSmoothPath(joinOutlineSides(sides))) +
    drawStem(pen, { ...arc, heading: arc.heading + 180, length: 26, bend: 20 }, 7, '#6d5138') +
    fillSvgPath(
      toSmoothPath(joinOutlineSides(sides)),
      pen.diagonalGradient(tones.light, colour, tones.dark, tones.deep),
    ) +
    strokeSvgPath(toSmoothPath(sides.left.slice(1, -1), false), tones.bright, 2.4, 0.5) +
    swellings.join('')
  )
}

const seedCount = 7

const leafLook: LeafletBranchDrawingOptions = {
  twigs: {
    ...{ along: 'opposite', count: 5, from: 0.22, to: 0.98, angle: [66, 34] },
    ...{ length: (share) => 146 - share * 60, bend: 20, width: 3, colour: '#93a35c' },
  },
  leaflets: {
    ...{ count: 7, from: 0.12, to: 1, angle: [72, 50] },
    ...{ colour: '#6d9450', widthRatio: 0.34, drawn: 24, length: (share) => 30 - share * 9 },
  },
}

/** Shikakai's leaf, which looks like a fern: side stalks with pairs of narrow leaflets. */
export function drawShikakaiLeaf(pen: SvgPen, arc: Arc): string {
  return drawLeafletBranch(pen, arc, leafLook) + drawStem(pen, arc, 6, '#8f7a50', 0.4)
}
