import type { Colour } from '../colour'
import type { Walk } from '../geometry/ribbon'
import { leaf } from '../parts/leaf'
import { repeated } from '../parts/repeated'
import { along, stem, type Arrangement } from '../parts/stem'
import type { Pen } from '../pen'

/** A branch that divides twice: twigs along it, each with its pairs of leaflets. */
export type TwiceDivided = {
  twigs: Arrangement & {
    length: (share: number) => number
    bend: number
    width: number
    colour: Colour
    tip?: number
  }
  leaflets: Omit<Arrangement, 'along'> & {
    colour: Colour
    slim: number
    /** The length at which one is drawn, and its length along the twig. */
    drawn: number
    length: (share: number) => number
  }
}

/** The twigs and leaflets of such a branch; what they stand on is drawn by who knows it. */
export function twiceDivided(pen: Pen, way: Walk, { twigs, leaflets }: TwiceDivided): string {
  const { colour, slim } = leaflets
  const leaflet = repeated(pen, leaflets.drawn, (at) =>
    leaf(pen, at, { colour, form: 'oblong', slim, veins: 0 }),
  )
  return along(way, twigs, ({ at, heading }, share, side) => {
    const twig = { at, heading, length: twigs.length(share), bend: side * twigs.bend }
    return (
      stem(pen, twig, twigs.width, twigs.colour, twigs.tip) +
      along(twig, { ...leaflets, along: 'opposite' }, (stance, part) =>
        leaflet({ ...stance, length: leaflets.length(part) }),
      )
    )
  })
}
