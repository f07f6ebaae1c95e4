import { drawTransformedGroup } from '../shapes'

/** Parts drawn in a product picture's coordinates, moved and scaled as a group in a scene. */
export function placeInScene(x: number, y: number, size: number, ...parts: readonly string[]): string {
  return drawTransformedGroup([x, y], 0, [size, size], ...parts)
}
