import { placedAt } from '../marks'

/** Parts that were drawn for a product's frame, as a group in a scene: its corner at a place, so much larger. */
export function group(x: number, y: number, size: number, ...parts: readonly string[]): string {
  return placedAt([x, y], 0, [size, size], ...parts)
}
