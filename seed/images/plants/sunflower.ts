import { step, type Point } from '../geometry/point'
import { ellipse } from '../marks'
import { dots, spiral } from '../parts/dots'
import { leaf, type Leaf } from '../parts/leaf'
import { repeated } from '../parts/repeated'
import type { Pen } from '../pen'

/** A sunflower's head: two rings of pointed rays around a disc whose florets stand in spirals. */
export function sunflower(pen: Pen, at: Point, radius: number): string {
  const look: Leaf = { colour: '#f2b92c', form: 'lanceolate', slim: 0.34, veins: 0, vein: '#cf861a' }
  const ray = repeated(pen, radius * 0.66, (way) => leaf(pen, way, look))
  const ring = (offset: number, reach: number) =>
    Array.from({ length: 18 }, (_, index) => {
      const heading = index * 20 + offset + pen.random(-5, 5)
      const from = step(at, heading, radius * 0.34)
      return ray({ at: from, heading, length: radius * reach * pen.random(0.94, 1.04), bend: 0 })
    }).join('')
  const florets = spiral(at, 150, radius * 0.42)
  return (
    ring(10, 0.66) +
    ring(0, 0.58) +
    ellipse(at, radius * 0.45, radius * 0.45, pen.round('#8a5c34', '#553420', '#33201a')) +
    dots(florets.slice(0, 22), '#a9a052', 6) +
    dots(florets.slice(22, 60), '#94672f', 6.6) +
    dots(florets.slice(60, 112), '#2f1c15', 7) +
    dots(florets.slice(112), '#dca53a', 7.4)
  )
}
