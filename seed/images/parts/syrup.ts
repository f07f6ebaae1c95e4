import { svgPathData } from '../geometry/svgPathData'
import type { Point } from '../geometry/point'
import { fillSvgEllipse, fillSvgPath, strokeSvgPath } from '../shapes'
import type { SvgPen } from '../pen'

const edgeColour = '#5f8f94'

/** A thick, clear liquid that flows down, folds onto itself in coils and spreads slowly; `at` is the pool's middle. */
export function drawSyrup(
  pen: SvgPen,
  { at: [x, y], width, fall }: { at: Point; width: number; fall: number },
): string {
  const coils = [0, 1, 2, 3, 4].map((index) =>
    drawCoil([x, y - 16 - index * 17], width * (0.2 - index * 0.026)),
  )
  return drawPool(pen, [x, y], width) + coils.join('') + drawStream(pen, [x, y - fall], fall - 96)
}

/** A thick drop that holds its round shape. */
export function drawThickDrop(pen: SvgPen, [x, y]: Point, radius: number): string {
  return (
    fillSvgEllipse([x + radius * 0.14, y + radius * 0.2], radius * 1.04, radius * 0.66, '#3d4f3c', 0.35) +
    fillSvgEllipse(
      [x, y],
      radius,
      radius * 0.64,
      pen.diagonalGradient('#b7cbc8', '#eef5f3', '#ffffff'),
      0.94,
    ) +
    fillSvgEllipse([x - radius * 0.34, y - radius * 0.26], radius * 0.3, radius * 0.14, '#ffffff')
  )
}

function drawPool(pen: SvgPen, [x, y]: Point, width: number): string {
  const [half, depth] = [width / 2, width * 0.115]
  return (
    fillSvgEllipse([x + 4, y + 7], half, depth, '#123a3d', 0.5) +
    fillSvgEllipse([x, y], half, depth, pen.diagonalGradient('#f4faf8', '#8fb9ba', '#e6f2f0'), 0.5) +
    strokeSvgPath(
      svgPathData`M${x - half} ${y}A${half} ${depth} 0 0 0 ${x + half} ${y}`,
      '#f2faf8',
      4,
      0.75,
    ) +
    strokeSvgPath(
      svgPathData`M${x - half * 0.9} ${y - depth * 0.2}A${half * 0.92} ${depth * 0.84} 0 0 1 ${x - half * 0.1} ${y - depth * 0.84}`,
      '#ffffff',
      7,
      0.95,
    )
  )
}

/** One loop of the liquid's thread, seen slightly from above. */
function drawCoil([x, y]: Point, rx: number): string {
  const loop = svgPathData`M${x - rx} ${y}a${rx} ${rx * 0.34} 0 1 0 ${rx * 2} 0a${rx} ${rx * 0.34} 0 1 0 ${-rx * 2} 0`
  const front = svgPathData`M${x - rx} ${y}a${rx} ${rx * 0.34} 0 0 0 ${rx * 2} 0`
  const glint = svgPathData`M${x - rx * 0.94} ${y + 1}a${rx} ${rx * 0.34} 0 0 0 ${rx * 0.9} ${rx * 0.3}`
  return (
    strokeSvgPath(loop, edgeColour, 21, 0.4) +
    strokeSvgPath(front, edgeColour, 21, 0.5) +
    strokeSvgPath(front, '#e4f0ee', 15, 0.62) +
    strokeSvgPath(glint, '#ffffff', 6)
  )
}

/** The falling thread: broad where it leaves the spoon, thin where it folds. */
function drawStream(pen: SvgPen, [x, y]: Point, length: number): string {
  const low = y + length
  return (
    fillSvgPath(
      svgPathData`M${x - 40} ${y}C${x - 30} ${y + 44} ${x - 15} ${y + 60} ${x - 13} ${y + length * 0.5}L${x - 10} ${low}H${x + 10}L${x + 13} ${y + length * 0.5}C${x + 15} ${y + 60} ${x + 30} ${y + 44} ${x + 40} ${y}z`,
      pen.horizontalGradient(edgeColour, '#dcebe8', '#c3d9d8', '#eef6f4', edgeColour),
      0.8,
    ) + strokeSvgPath(svgPathData`M${x - 14} ${y + 16}Q${x - 6} ${y + 56} ${x - 4} ${low - 10}`, '#ffffff', 5)
  )
}
