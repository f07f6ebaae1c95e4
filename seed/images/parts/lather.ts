import { toSmoothPath } from '../geometry/svgPathData'
import { movePoint, type Point } from '../geometry/point'
import type { SvgPen } from '../pen'
import { drawSvgSymbol, fillSvgEllipse, strokeSvgPath } from '../shapes'
import { drawShadow } from './shadow'

/** A pile of large and small soap bubbles on the table. */
export function drawLather(pen: SvgPen, [x, y]: Point, width: number, height: number): string {
  const bubbles = Array.from({ length: 44 }, (_, index): { at: Point; radius: number } => {
    const along = ((index * 0.618) % 1) * 2 - 1
    const low = (index % 4) / 4
    const top = height * (1 - along ** 2) ** 0.7
    return {
      at: [x + along * width * 0.48, y - low * top - height * 0.1],
      radius: pen.random(0.13, 0.3) * height * (1.1 - low * 0.4),
    }
  })
  const bubbleId = pen.defineSymbol(drawBubble(pen, [0, 0], 20))
  const symbols = bubbles
    .toSorted((first, second) => first.at[1] - second.at[1])
    .map(({ at, radius }) => drawSvgSymbol(bubbleId, at, 0, radius / 20))
  return drawShadow([x, y + height * 0.1], width * 0.9, 0.12) + symbols.join('')
}

/** A soap bubble with a rim and the bright reflection of a window. */
export function drawBubble(pen: SvgPen, [x, y]: Point, radius: number): string {
  return (
    fillSvgEllipse([x, y], radius, radius, pen.radialGradient('#ffffff', '#f3f8fa', '#bfd3de'), 0.85) +
    fillSvgEllipse([x - radius * 0.34, y - radius * 0.38], radius * 0.24, radius * 0.17, '#ffffff') +
    strokeSvgPath(
      toSmoothPath(
        [
          movePoint([x, y], 100, radius * 0.78),
          movePoint([x, y], 130, radius * 0.82),
          movePoint([x, y], 165, radius * 0.78),
        ],
        false,
      ),
      '#f2dce4',
      Math.max(1, radius * 0.1),
      0.9,
    )
  )
}
