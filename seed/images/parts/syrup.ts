import { svgPathData } from '../geometry/svgPathData'
import type { Point } from '../geometry/point'
import { fillSvgEllipse, fillSvgPath, strokeSvgPath } from '../shapes'
import type { SvgPen } from '../pen'

const edgeColour = '#7f9ba0'

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
    fillSvgEllipse([x, y + 5], half, depth, edgeColour, 0.7) +
    fillSvgEllipse([x, y], half, depth, pen.diagonalGradient('#d3e2e1', '#f3f8f6', '#b4cbcc'), 0.94) +
    strokeSvgPath(
      svgPathData`M${x - half * 0.86} ${y - depth * 0.2}A${half * 0.9} ${depth * 0.84} 0 0 1 ${x - half * 0.1} ${y - depth * 0.84}`,
      '#ffffff',
      6,
      0.9,
    )
  )
}

/** One loop of the liquid's thread, seen slightly from above. */
function drawCoil([x, y]: Point, rx: number): string {
  const loop = svgPathData`M${x - rx} ${y}a${rx} ${rx * 0.34} 0 1 0 ${rx * 2} 0a${rx} ${rx * 0.34} 0 1 0 ${-rx * 2} 0`
  const glint = svgPathData`M${x - rx * 0.92} ${y + 2}a${rx} ${rx * 0.34} 0 0 0 ${rx} ${rx * 0.3}`
  return (
    strokeSvgPath(loop, edgeColour, 21) +
    strokeSvgPath(loop, '#dfebe9', 16) +
    strokeSvgPath(glint, '#ffffff', 6, 0.95)
  )
}

/** The falling thread: broad where it leaves the spoon, thin where it folds. */
function drawStream(pen: SvgPen, [x, y]: Point, length: number): string {
  const low = y + length
  return (
    fillSvgPath(
      svgPathData`M${x - 40} ${y}C${x - 30} ${y + 44} ${x - 13} ${y + 60} ${x - 11} ${y + length * 0.5}L${x - 8} ${low}H${x + 8}L${x + 11} ${y + length * 0.5}C${x + 13} ${y + 60} ${x + 30} ${y + 44} ${x + 40} ${y}z`,
      pen.horizontalGradient(edgeColour, '#f6faf9', '#dfebe9', '#8fabaf'),
    ) +
    strokeSvgPath(
      svgPathData`M${x - 6} ${y + 26}Q${x - 5} ${y + 60} ${x - 3} ${low - 10}`,
      '#ffffff',
      5,
      0.95,
    )
  )
}
