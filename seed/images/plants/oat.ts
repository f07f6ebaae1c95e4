import { getColourShades } from '../colour'
import { toSmoothPath, toStraightPath } from '../geometry/svgPathData'
import { movePoint, type Point } from '../geometry/point'
import { ovalWidthProfile } from '../geometry/widthProfiles'
import { getPointOnArc, type Arc } from '../geometry/arc'
import { strokeSvgPath } from '../shapes'
import { defineSeedSymbols, type PlantSeedShape } from '../parts/heap'
import { drawLeaf } from '../parts/leaf'
import { reuseDrawing } from '../parts/reuseDrawing'
import { drawAlongStem, drawStem } from '../parts/stem'
import type { SvgPen } from '../pen'

/** An oat plant: a stem with thin branches, from which ripe grains hang in their husks. */
export function drawOat(pen: SvgPen, arc: Arc): string {
  const hanging = reuseDrawing(pen, 62, (at) => drawOatSpikelet(pen, at))
  const branches = drawAlongStem(
    arc,
    { along: 'opposite', count: 5, from: 0.4, to: 0.98, angle: [58, 30] },
    ({ at, heading }, share, side) => {
      const twig = { at, heading: heading + pen.random(-8, 8), length: 136 - share * 92, bend: side * 82 }
      const [end, half] = [getPointOnArc(twig, 1), getPointOnArc(twig, 0.55)]
      return (
        drawStem(pen, twig, 2.8, '#c2a255', 0.6) +
        hanging({ at: end.at, heading: 180 - side * 12, length: 64 }) +
        (share < 0.8 ? hanging({ at: half.at, heading: 180 + side * 8, length: 56 }) : '')
      )
    },
  )
  const blade = getPointOnArc(arc, 0.2)
  return (
    drawLeaf(
      pen,
      { at: blade.at, heading: blade.heading + 30, length: arc.length * 0.44, bend: 64 },
      { colour: '#b5a45c', form: 'blade', widthRatio: 0.07, veins: 'along' },
    ) +
    drawStem(pen, arc, 7, '#c9ab5e', 0.4) +
    branches +
    hanging({ at: getPointOnArc(arc, 1).at, heading: 172, length: 64 })
  )
}

/** An oat grain with its long bristle, between two husks that are thin as paper. */
function drawOatSpikelet(pen: SvgPen, arc: Arc): string {
  const husk = (turn: number, length: number, colour: string) =>
    drawLeaf(
      pen,
      { ...arc, heading: arc.heading + turn, length: arc.length * length, bend: -turn },
      { colour, form: 'lanceolate', widthRatio: 0.32, veins: 0, vein: '#f6e6b4' },
    )
  const awn = toStraightPath(
    [getPointOnArc(arc, 0.7).at, movePoint(getPointOnArc(arc, 0.7).at, arc.heading + 8, arc.length * 0.5)],
    false,
  )
  return (
    strokeSvgPath(awn, '#b08c42', 1.8) +
    husk(-16, 0.96, '#d3b05e') +
    husk(16, 1, '#c79f4c') +
    husk(0, 0.8, '#e3c67c')
  )
}

/** SVG symbols of oat flakes: flat ovals with a fold line and an uneven edge. */
export function defineOatFlakeSvgSymbols(pen: SvgPen, length: number): string[] {
  const crease = (arc: Arc) => {
    const points: Point[] = [
      getPointOnArc(arc, 0.16).at,
      movePoint(getPointOnArc(arc, 0.5).at, arc.heading + 90, 2),
      getPointOnArc(arc, 0.84).at,
    ]
    return strokeSvgPath(toSmoothPath(points, false), getColourShades('#dcc08c').dark, 2, 0.7)
  }
  const flake: PlantSeedShape = {
    length,
    widthRatio: 0.7,
    profile: ovalWidthProfile,
    marking: crease,
    gloss: 0,
  }
  return defineSeedSymbols(pen, flake)
}
