import { getColourShades, mixColours, type Colour } from '../colour'
import { toSmoothPath } from '../geometry/svgPathData'
import { movePoint, type Point } from '../geometry/point'
import { sampleArc } from '../geometry/arc'
import { drawSvgSymbol, fillSvgPath, strokeSvgPath } from '../shapes'
import { drawShadow } from '../parts/shadow'
import type { SvgPen } from '../pen'

/** The look of a heap of hair-thin shreds; `at` is the middle of its base. */
export type ThreadHeapLook = { at: Point; width: number; height: number; colour: Colour }

/** A loose heap of leaves that are shredded as thin as hair. */
export function drawThreadHeap(pen: SvgPen, { at: [x, y], width, height, colour }: ThreadHeapLook): string {
  const tones = getColourShades(colour)
  const half = width / 2
  const mound: Point[] = [-1, -0.74, -0.4, 0, 0.4, 0.74, 1].map((share) => [
    x + share * half * 0.92,
    y - height * 0.92 * (1 - share ** 2) ** 0.7,
  ])
  const tufts = [
    colour,
    tones.light,
    mixColours(colour, tones.dark, 0.6),
    mixColours(colour, '#c9d088', 0.35),
  ].map((shade) => pen.defineSymbol(drawTuft(pen, height * 0.62, shade)))
  const rows = Array.from({ length: 7 }, (_, row) => {
    const up = 1 - row / 6
    const reach = half * (1 - up * 0.72)
    const last = 11 - Math.round(up * 6)
    return Array.from({ length: last + 1 }, (_, index) => {
      const along = (2 * index) / last - 1
      const at: Point = [
        x + along * reach * 0.86 + pen.random(-10, 10),
        y - height * (up * 0.8 + 0.04) * (1 - 0.2 * along ** 2) + pen.random(-8, 8),
      ]
      return drawSvgSymbol(tufts[Math.floor(pen.random(0, tufts.length))] ?? '', at, pen.random(-180, 180))
    }).join('')
  })
  return (
    drawShadow([x, y], width * 0.94, 0.16) +
    fillSvgPath(
      toSmoothPath([...mound, [x, y + height * 0.1]]),
      pen.diagonalGradient(tones.dark, tones.deep),
    ) +
    rows.join('')
  )
}

/** A few curved threads around the origin. */
function drawTuft(pen: SvgPen, length: number, colour: Colour): string {
  const threads = Array.from({ length: 9 }, () => {
    const heading = pen.random(0, 360)
    const from = movePoint(movePoint([0, 0], heading + 180, length / 2), pen.random(0, 360), length * 0.16)
    const arc = { at: from, heading, length: length * pen.random(0.7, 1.1), bend: pen.random(-120, 120) }
    return toSmoothPath(
      sampleArc(arc, 3).map(({ at }) => at),
      false,
    )
  })
  return strokeSvgPath(threads.join(''), '#1c2814', 3.2, 0.5) + strokeSvgPath(threads.join(''), colour, 2)
}
