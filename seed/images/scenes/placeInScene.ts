import { drawTransformedGroup } from '../shapes'

/** Moves and scales parts of a product picture, to reuse them in a picture on Home or About. */
export function placeInScene(x: number, y: number, size: number, ...parts: readonly string[]): string {
  return drawTransformedGroup([x, y], 0, [size, size], ...parts)
}
