import type { Walk } from '../geometry/ribbon'
import { leaf, type Leaf } from '../parts/leaf'
import { sprig } from '../parts/stem'
import type { Pen } from '../pen'

/** A cinnamon twig: glossy leaves with three veins from foot to tip, the youngest red. */
export function cinnamonTwig(pen: Pen, way: Walk): string {
  const look: Leaf = { colour: '#5a8a48', form: 'ovate', slim: 0.46, veins: 'along' }
  return sprig(
    pen,
    way,
    { along: 'opposite', count: 3, from: 0.2, to: 0.86, angle: [64, 50], colour: '#8a6a48', width: 9 },
    (at, share) => leaf(pen, at, share < 0.8 ? look : { ...look, colour: '#b0604a' }),
    (share) => 176 - share * 60,
  )
}
