import type { Arc } from '../geometry/arc'
import { drawLeaf, type LeafDrawingOptions } from '../parts/leaf'
import { drawSprig } from '../parts/stem'
import type { SvgPen } from '../pen'

/** A cinnamon twig: glossy leaves with three veins from base to tip; the youngest are red. */
export function drawCinnamonTwig(pen: SvgPen, arc: Arc): string {
  const look: LeafDrawingOptions = { colour: '#5a8a48', form: 'ovate', widthRatio: 0.46, veins: 'along' }
  return drawSprig(
    pen,
    arc,
    { along: 'opposite', count: 3, from: 0.2, to: 0.86, angle: [64, 50], colour: '#8a6a48', width: 9 },
    (at, share) => drawLeaf(pen, at, share < 0.8 ? look : { ...look, colour: '#b0604a' }),
    (share) => 176 - share * 60,
  )
}
