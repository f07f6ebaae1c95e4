import { getColourShades, type Colour } from '../colour'
import { svgPathData } from '../geometry/svgPathData'
import type { Point } from '../geometry/point'
import { strokeSvgPath } from '../shapes'
import type { SvgPen } from '../pen'
import { drawSolidBlock } from './block'

/** A wooden cutting board; `at` is the middle of its front edge. Things on it are drawn over it. */
export function drawCuttingBoard(
  pen: SvgPen,
  { at, width, depth, colour = '#c9995f' }: { at: Point; width: number; depth: number; colour?: Colour },
): string {
  const tones = getColourShades(colour)
  const [x, y] = at
  const grain = [0.16, 0.34, 0.52, 0.7, 0.86].map((share) => {
    const rise = depth * 0.5 * share
    const from = x - width / 2 + depth * share
    return svgPathData`M${from} ${y - 24 - rise}q${width * 0.3} ${pen.random(-6, 6)} ${width * 0.5} ${pen.random(-3, 3)}t${width * 0.5} ${pen.random(-3, 3)}`
  })
  return drawSolidBlock(
    pen,
    { at, width, height: 24, depth, colour, worn: 0.3 },
    '',
    strokeSvgPath(grain.join(''), tones.dark, 2, 0.4),
  )
}
