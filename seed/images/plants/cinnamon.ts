import { getColourShades, mixColours, type Colour } from '../colour'
import { toSmoothPath, toStraightPath } from '../geometry/svgPathData'
import { interpolatePoints, movePoint } from '../geometry/point'
import { getOutlineSides, sampleArc, type Arc } from '../geometry/arc'
import { drawLeaf, type LeafDrawingOptions } from '../parts/leaf'
import { drawRolledEnd } from '../parts/rolledEnd'
import { drawFlatShadow } from '../parts/shadow'
import { drawSprig } from '../parts/stem'
import { fillSvgPath, strokeSvgPath } from '../shapes'
import type { SvgPen } from '../pen'

/** A cinnamon twig: glossy leaves with three veins from base to tip; the youngest are red. */
export function drawCinnamonTwig(pen: SvgPen, arc: Arc): string {
  const look: LeafDrawingOptions = { colour: '#5a8a48', form: 'ovate', widthRatio: 0.46, veins: 'along' }
  return drawSprig(
    pen,
    arc,
    { along: 'opposite', count: 3, from: 0.2, to: 0.86, angle: [64, 50], colour: '#8a6a48', width: 9 },
    (at, share) => drawLeaf(pen, at, share < 0.8 ? look : { ...look, colour: '#b0604a' }),
    (share) => 176 - share * 60,
  )
}

/** A quill of Ceylon cinnamon: many paper-thin layers of bark rolled like a cigar; the arc starts at the near end. */
export function drawCeylonQuill(pen: SvgPen, arc: Arc, width: number, colour: Colour): string {
  const tones = getColourShades(colour)
  const { left, right } = getOutlineSides(sampleArc(arc, 6), width / 2, (along) => 1 - 0.06 * along)
  const line = (share: number, shift: number) =>
    toSmoothPath(
      left.map((point, index) =>
        interpolatePoints(point, right[index] ?? point, share + shift * Math.sin(index * 1.7)),
      ),
      false,
    )
  const far = movePoint(arc.at, arc.heading, arc.length)
  const frayed = [-0.3, 0.06, 0.34].map((side, index) => {
    const from = movePoint(far, arc.heading + 90, side * width)
    return toStraightPath(
      [movePoint(from, arc.heading + 180, width * 0.5), movePoint(from, arc.heading, 4 + index * 5)],
      false,
    )
  })
  const outline = toSmoothPath([...left, ...right.toReversed()])
  return (
    drawFlatShadow(outline, 0.2) +
    strokeSvgPath(frayed.join(''), tones.base, width * 0.26) +
    fillSvgPath(outline, pen.diagonalGradient(tones.bright, tones.light, colour, tones.dark)) +
    strokeSvgPath(line(0.3, 0.02) + line(0.52, 0.03) + line(0.78, 0.02), tones.deep, width / 22, 0.5) +
    strokeSvgPath(line(0.4, 0.02) + line(0.62, 0.03), tones.bright, width / 26, 0.6) +
    drawRolledEnd(arc.at, width * 0.5, 4, colour, mixColours(tones.light, tones.bright, 0.3))
  )
}
