import { movePoint, type Point } from '../geometry/point'
import { fillSvgEllipse } from '../shapes'
import { drawDots, getSpiralPoints } from '../parts/dots'
import { drawLeaf, type LeafDrawingOptions } from '../parts/leaf'
import { reuseDrawing } from '../parts/reuseDrawing'
import type { SvgPen } from '../pen'

/** A sunflower's head: two rings of pointed petals around a disc of tiny flowers in spirals. */
export function drawSunflowerHead(pen: SvgPen, at: Point, radius: number): string {
  const look: LeafDrawingOptions = {
    colour: '#f2b92c',
    form: 'lanceolate',
    widthRatio: 0.34,
    veins: 0,
    vein: '#cf861a',
  }
  const ray = reuseDrawing(pen, radius * 0.66, (arc) => drawLeaf(pen, arc, look))
  const ring = (offset: number, reach: number) =>
    Array.from({ length: 18 }, (_, index) => {
      const heading = index * 20 + offset + pen.random(-5, 5)
      const from = movePoint(at, heading, radius * 0.34)
      return ray({ at: from, heading, length: radius * reach * pen.random(0.94, 1.04), bend: 0 })
    }).join('')
  const florets = getSpiralPoints(at, 150, radius * 0.42)
  return (
    ring(10, 0.66) +
    ring(0, 0.58) +
    fillSvgEllipse(at, radius * 0.45, radius * 0.45, pen.radialGradient('#8a5c34', '#553420', '#33201a')) +
    drawDots(florets.slice(0, 22), '#a9a052', 6) +
    drawDots(florets.slice(22, 60), '#94672f', 6.6) +
    drawDots(florets.slice(60, 112), '#2f1c15', 7) +
    drawDots(florets.slice(112), '#dca53a', 7.4)
  )
}
