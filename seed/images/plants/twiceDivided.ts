import type { Colour } from '../colour'
import type { Arc } from '../geometry/arc'
import { drawLeaf } from '../parts/leaf'
import { reuseDrawing } from '../parts/reuseDrawing'
import { drawAlongStem, drawStem, type StemArrangement } from '../parts/stem'
import type { SvgPen } from '../pen'

/** Options for drawing a branch that carries twigs, each with pairs of leaflets. */
export type LeafletBranchDrawingOptions = {
  twigs: StemArrangement & {
    length: (share: number) => number
    bend: number
    width: number
    colour: Colour
    tip?: number
  }
  leaflets: Omit<StemArrangement, 'along'> & {
    colour: Colour
    widthRatio: number
    /** `drawn` is the length of the leaflet's SVG symbol, `length` a leaflet's length by its position on a twig. */
    drawn: number
    length: (share: number) => number
  }
}

/** Draws only the twigs and their leaflets; the caller draws the main stalk of the branch. */
export function drawLeafletBranch(
  pen: SvgPen,
  arc: Arc,
  { twigs, leaflets }: LeafletBranchDrawingOptions,
): string {
  const { colour, widthRatio } = leaflets
  const leaflet = reuseDrawing(pen, leaflets.drawn, (at) =>
    drawLeaf(pen, at, { colour, form: 'oblong', widthRatio, veins: 0 }),
  )
  return drawAlongStem(arc, twigs, ({ at, heading }, share, side) => {
    const twig = { at, heading, length: twigs.length(share), bend: side * twigs.bend }
    return (
      drawStem(pen, twig, twigs.width, twigs.colour, twigs.tip) +
      drawAlongStem(twig, { ...leaflets, along: 'opposite' }, (stance, part) =>
        leaflet({ ...stance, length: leaflets.length(part) }),
      )
    )
  })
}
