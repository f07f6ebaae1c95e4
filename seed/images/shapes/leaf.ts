import { path, placed } from '../svg'

/** A leaf of that length that points up from where it is attached: one half in the light, one in the shade. */
export function leaf(
  x: number,
  y: number,
  turn: number,
  length: number,
  width: number,
  fills: LeafFills,
): string {
  const half = (side: number) => [
    'M',
    0,
    0,
    'C',
    side * width,
    -length * 0.28,
    side * width * 0.8,
    -length * 0.78,
    0,
    -length,
    'Z',
  ]
  return placed(
    x,
    y,
    turn,
    path(half(-1), { fill: fills.light }),
    path(half(1), { fill: fills.dark }),
    path(['M', 0, 0, 'L', 0, -length * 0.94], { stroke: fills.vein, 'stroke-width': 2, fill: 'none' }),
  )
}

/** The colours of a leaf's two halves, and of the line between them. */
export type LeafFills = { light: string; dark: string; vein: string }
