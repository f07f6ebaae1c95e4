import { getPointOnArc, type Arc } from '../geometry/arc'
import { strokeSvgPath } from '../shapes'
import { toSmoothPath } from '../geometry/svgPathData'
import { drawLeaf } from '../parts/leaf'
import { reuseDrawing } from '../parts/reuseDrawing'
import { drawAlongStem, drawStem } from '../parts/stem'
import type { SvgPen } from '../pen'

/** The tigernut plant: arching leaves, and a stem with golden flower spikes above small leaves. */
export function drawSedge(pen: SvgPen, arc: Arc): string {
  const blades = [-34, 30, -20, 18, -8, 9].map((turn, index) =>
    drawLeaf(
      pen,
      {
        ...arc,
        heading: arc.heading + turn,
        length: arc.length * (0.94 - Math.abs(turn) * 0.005 - (index % 2) * 0.08),
        bend: turn * 2.1,
      },
      { colour: '#7f9f4e', form: 'blade', widthRatio: 0.05, veins: 'along', vein: '#dbe5a8' },
    ),
  )
  const top = getPointOnArc(arc, 1)
  const bracts = [-96, 88, -58, 54].map((turn) =>
    drawLeaf(
      pen,
      { at: top.at, heading: top.heading + turn, length: 120, bend: turn * 0.3 },
      { colour: '#8aa757', form: 'blade', widthRatio: 0.07, veins: 0 },
    ),
  )
  const ear = reuseDrawing(pen, 26, (at) =>
    drawLeaf(pen, at, { colour: '#c79b45', form: 'lanceolate', widthRatio: 0.3, veins: 0, vein: '#f1d892' }),
  )
  const rays = [-62, 60, -34, 34, -10, 12].map((turn, index) => {
    const ray = { at: top.at, heading: top.heading + turn, length: 84 + (index % 3) * 14 }
    return (
      strokeSvgPath(toSmoothPath([ray.at, getPointOnArc(ray, 1).at], false), '#a3a45c', 2.6) +
      drawAlongStem(ray, { along: 'opposite', count: 5, from: 0.5, to: 1, angle: [74, 50] }, (at) =>
        ear({ ...at, length: 24 }),
      )
    )
  })
  return drawStem(pen, arc, 8, '#8aa757', 0.8) + blades.join('') + bracts.join('') + rays.join('')
}
