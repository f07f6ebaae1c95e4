import { getColourShades, type Colour } from '../colour'
import { toSmoothPath } from '../geometry/svgPathData'
import { joinOutlineSides, getOutlineSides, getPointOnArc, sampleArc, type Arc } from '../geometry/arc'
import { fillSvgPath, strokeSvgPath } from '../shapes'
import type { SvgPen } from '../pen'
import { drawFlatShadow } from './shadow'

/** A broad cosmetic brush with a product on its bristles; the arc runs from the bristles to the handle. */
export function drawMaskBrush(pen: SvgPen, arc: Arc, width: number, dipped: Colour): string {
  const tracePart = (from: number, to: number, partWidth: number, profile: (along: number) => number) => {
    const { at, heading } = getPointOnArc(arc, from)
    return getOutlineSides(
      sampleArc({ at, heading, length: arc.length * (to - from) }, 5),
      partWidth / 2,
      profile,
    )
  }
  const bristles = tracePart(
    0,
    0.4,
    width,
    (along) => 0.86 + 0.14 * Math.sin(along * Math.PI) - 0.34 * along ** 2,
  )
  const paste = tracePart(
    -0.01,
    0.17,
    width * 0.98,
    (along) => 0.7 + 0.3 * Math.sin(Math.min(1, along * 1.6) * Math.PI * 0.5),
  )
  const ferrule = tracePart(0.36, 0.52, width * 0.62, (along) => 1 - 0.24 * along)
  const handle = tracePart(0.5, 1, width * 0.36, (along) => 1 - 0.5 * along + 0.6 * along ** 3)
  const [hair, wood, wet] = [getColourShades('#b98f62'), getColourShades('#a9713f'), getColourShades(dipped)]
  const strands = Array.from({ length: 6 }, (_, index) => {
    const share = (index + 1) / 7
    return toSmoothPath(
      bristles.left.map(([x, y], index) => {
        const [ox, oy] = bristles.right[index] ?? [x, y]
        return [x + (ox - x) * share, y + (oy - y) * share] as const
      }),
      false,
    )
  })
  const outlines = [bristles, ferrule, handle].map((sides) => toSmoothPath(joinOutlineSides(sides)))
  return (
    outlines.map((outline) => drawFlatShadow(outline)).join('') +
    fillSvgPath(
      toSmoothPath(joinOutlineSides(handle)),
      pen.diagonalGradient(wood.light, wood.base, wood.dark),
    ) +
    strokeSvgPath(toSmoothPath(handle.left, false), wood.bright, 3, 0.7) +
    fillSvgPath(
      toSmoothPath(joinOutlineSides(bristles)),
      pen.diagonalGradient(hair.light, hair.base, hair.dark),
    ) +
    strokeSvgPath(strands.join(''), hair.deep, 1.8, 0.45) +
    fillSvgPath(
      toSmoothPath(joinOutlineSides(ferrule)),
      pen.diagonalGradient('#f0e2c0', '#c9ab6c', '#8f7440'),
    ) +
    strokeSvgPath(toSmoothPath(ferrule.left.slice(1), false), '#fff6dc', 3, 0.7) +
    fillSvgPath(toSmoothPath(joinOutlineSides(paste)), pen.diagonalGradient(wet.bright, dipped, wet.dark)) +
    strokeSvgPath(toSmoothPath(paste.left.slice(1, -1), false), '#ffffff', 5, 0.7)
  )
}
