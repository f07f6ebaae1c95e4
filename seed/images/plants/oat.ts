import { tonesOf } from '../colour'
import { smooth, straight } from '../geometry/outline'
import { step, type Point } from '../geometry/point'
import { oval } from '../geometry/profiles'
import { stand, type Walk } from '../geometry/ribbon'
import { line } from '../marks'
import { grains, type Grain } from '../parts/heap'
import { leaf } from '../parts/leaf'
import { repeated } from '../parts/repeated'
import { along, stem } from '../parts/stem'
import type { Pen } from '../pen'

/** Oat: a stem whose thin branches let their ripe spikelets hang. */
export function oat(pen: Pen, way: Walk): string {
  const hanging = repeated(pen, 62, (at) => spikelet(pen, at))
  const branches = along(
    way,
    { along: 'opposite', count: 5, from: 0.4, to: 0.98, angle: [58, 30] },
    ({ at, heading }, share, side) => {
      const twig = { at, heading: heading + pen.random(-8, 8), length: 136 - share * 92, bend: side * 82 }
      const [end, half] = [stand(twig, 1), stand(twig, 0.55)]
      return (
        stem(pen, twig, 2.8, '#c2a255', 0.6) +
        hanging({ at: end.at, heading: 180 - side * 12, length: 64 }) +
        (share < 0.8 ? hanging({ at: half.at, heading: 180 + side * 8, length: 56 }) : '')
      )
    },
  )
  const blade = stand(way, 0.2)
  return (
    leaf(
      pen,
      { at: blade.at, heading: blade.heading + 30, length: way.length * 0.44, bend: 64 },
      { colour: '#b5a45c', form: 'blade', slim: 0.07, veins: 'along' },
    ) +
    stem(pen, way, 7, '#c9ab5e', 0.4) +
    branches +
    hanging({ at: stand(way, 1).at, heading: 172, length: 64 })
  )
}

/** Two papery husks with the grain between them and its awn. */
function spikelet(pen: Pen, way: Walk): string {
  const husk = (turn: number, length: number, colour: string) =>
    leaf(
      pen,
      { ...way, heading: way.heading + turn, length: way.length * length, bend: -turn },
      { colour, form: 'lanceolate', slim: 0.32, veins: 0, vein: '#f6e6b4' },
    )
  const awn = straight(
    [stand(way, 0.7).at, step(stand(way, 0.7).at, way.heading + 8, way.length * 0.5)],
    false,
  )
  return (
    line(awn, '#b08c42', 1.8) + husk(-16, 0.96, '#d3b05e') + husk(16, 1, '#c79f4c') + husk(0, 0.8, '#e3c67c')
  )
}

/** Rolled oats: flat, oval, with a crease and a ragged rim. */
export function oatFlakes(pen: Pen, length: number): string[] {
  const crease = (way: Walk) => {
    const points: Point[] = [
      stand(way, 0.16).at,
      step(stand(way, 0.5).at, way.heading + 90, 2),
      stand(way, 0.84).at,
    ]
    return line(smooth(points, false), tonesOf('#dcc08c').dark, 2, 0.7)
  }
  const flake: Grain = { length, slim: 0.7, profile: oval, marking: crease, gloss: 0 }
  return grains(pen, flake)
}
