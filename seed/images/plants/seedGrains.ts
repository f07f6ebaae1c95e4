import { smooth } from '../geometry/outline'
import { step } from '../geometry/point'
import { egg, oval, swelling } from '../geometry/profiles'
import { around, edges, stand, walk, type Profile, type Walk } from '../geometry/ribbon'
import { area, ellipse, line } from '../marks'
import type { Grain } from '../parts/heap'
import type { Pen } from '../pen'
import { furrows } from './nuts'

// Seeds as they are, much enlarged: what `grains` keeps and `heap` lays.

const drop = swelling(0.4, 0.78)

/** Chia: ovals mottled dark and pale. */
export const chiaGrain = (pen: Pen): Grain => ({
  length: 34,
  slim: 0.68,
  profile: egg(0.44),
  gloss: 0.55,
  marking: (way) =>
    line(mottles(pen, way, 5), '#2d2422', 3, 0.62) + line(mottles(pen, way, 3), '#e9ddc9', 2, 0.7),
})

function mottles(pen: Pen, way: Walk, count: number): string {
  return Array.from({ length: count }, (_, index) => {
    const { at } = stand(way, 0.18 + (0.64 * index) / count + pen.random(0, 0.1))
    const place = step(at, way.heading + 90, pen.random(-0.22, 0.2) * way.length)
    return smooth(
      [
        place,
        step(place, way.heading + pen.random(-70, 70), way.length * 0.1),
        step(place, way.heading + pen.random(-30, 30), way.length * 0.22),
      ],
      false,
    )
  }).join('')
}

/** Black seed: matt wedges with sharp edges. */
export const nigellaGrain: Grain = {
  length: 38,
  slim: 0.62,
  profile: (along) => (along < 0.42 ? 0.34 + (0.66 * along) / 0.42 : 0.2 + (0.8 * (1 - along)) / 0.58),
  gloss: 0,
  marking: (way) => line(smooth([way.at, stand(way, 0.42).at, stand(way, 1).at], false), '#8d847c', 1.6, 0.7),
}

/** Flax: flat, glossy drops with a small beak. */
export const flaxGrain: Grain = {
  length: 46,
  slim: 0.52,
  profile: swelling(0.42, 0.84),
  gloss: 0.9,
  marking: (way) => line(inner(way, 0.52, swelling(0.42, 0.84), 0.74), '#f0bd83', 1.4, 0.4),
}

/** Egusi: flat and cream, with a raised rim. */
export const egusiGrain: Grain = {
  length: 66,
  slim: 0.58,
  profile: swelling(0.44, 0.66),
  gloss: 0.2,
  marking: (way) =>
    area(inner(way, 0.58, swelling(0.44, 0.66), 0.7), '#fff8df', 0.5) +
    line(inner(way, 0.58, swelling(0.44, 0.66), 0.76), '#b08a50', 1.8, 0.6) +
    ellipse(stand(way, 0.94).at, 3.4, 3, '#8f6a3c', 0.8),
}

/** Sesame: small pale drops. */
export const sesameGrain: Grain = {
  length: 34,
  slim: 0.62,
  profile: swelling(0.38, 0.8),
  gloss: 0.6,
  marking: (way) => ellipse(stand(way, 0.93).at, 2.2, 2, '#a17a43', 0.7),
}

/** Pumpkin: green and flat, its skin faintly lined. */
export const pumpkinGrain: Grain = {
  length: 66,
  slim: 0.5,
  profile: swelling(0.42, 0.7),
  gloss: 0.35,
  marking: (way) =>
    furrows(way, 0.5, swelling(0.42, 0.7), '#3f4d22', [0.5, 0.76], 0.5) +
    furrows(way, 0.5, swelling(0.42, 0.7), '#dfe3a4', [-0.2, -0.56], 0.6) +
    ellipse(stand(way, 0.95).at, 3, 2.6, '#e3dcae', 0.9),
}

/** Fenugreek: hard little blocks, cut across by a groove. */
export const fenugreekGrain: Grain = {
  length: 36,
  slim: 0.7,
  profile: (along) => Math.min(1, 0.5 + along * 2.2) * Math.min(1, (1 - along) * 2 + 0.42),
  gloss: 0.45,
  marking: (way) => {
    const [from, to] = [stand(way, 0.02), stand(way, 0.62)]
    const end = step(to.at, way.heading + 90, way.length * 0.3)
    return line(smooth([from.at, stand(way, 0.4).at, end], false), '#5f3d12', 2.4, 0.7)
  },
}

/** Sunflower without its hull: grey cream, pointed at one end. */
export const sunflowerGrain: Grain = {
  length: 56,
  slim: 0.46,
  profile: drop,
  gloss: 0.25,
  marking: (way) => furrows(way, 0.46, drop, '#7d7258', [-0.3, 0.2, 0.62], 0.6),
}

/** Fennel: slightly bent, with pale ribs along it. */
export const fennelGrain: Grain = {
  length: 62,
  slim: 0.3,
  profile: swelling(0.46, 0.66),
  bend: 22,
  gloss: 0,
  marking: (way) =>
    furrows(way, 0.3, swelling(0.46, 0.66), '#eef0bd', [-0.62, -0.12, 0.4], 0.95) +
    furrows(way, 0.3, swelling(0.46, 0.66), '#4f5726', [-0.36, 0.16, 0.68], 0.6),
}

/** A tigernut: a wrinkled little tuber with a ring or two and a dark tip. */
export const tigernutGrain = (pen: Pen): Grain => ({
  length: 70,
  slim: 0.74,
  profile: oval,
  gloss: 0,
  marking: (way) =>
    line(wrinkles(pen, way, 4), '#ecc996', 2.6, 0.6) +
    line(wrinkles(pen, way, 6), '#54331c', 2.2, 0.6) +
    line(ring(way, pen.random(0.2, 0.34)), '#4d2d17', 2.4, 0.7) +
    ellipse(stand(way, 0.95).at, 7, 5.5, '#432614', 0.85),
})

/** Short, crooked lines that run more or less along. */
function wrinkles(pen: Pen, way: Walk, count: number): string {
  return Array.from({ length: count }, () => {
    const share = pen.random(0.14, 0.56)
    const place = step(
      stand(way, share).at,
      way.heading + 90,
      pen.random(-0.3, 0.3) * oval(share) * way.length,
    )
    const middle = step(place, way.heading + pen.random(-40, 40), way.length * 0.13)
    return smooth([place, middle, step(middle, way.heading + pen.random(-40, 40), way.length * 0.14)], false)
  }).join('')
}

function ring(way: Walk, share: number): string {
  const { at, heading } = stand(way, share)
  const reach = way.length * 0.35 * oval(share)
  return smooth(
    [
      step(at, heading - 90, reach),
      step(at, heading + 180, way.length * 0.05),
      step(at, heading + 90, reach),
    ],
    false,
  )
}

/** The outline within a seed's own, a share as wide. */
function inner(way: Walk, slim: number, profile: Profile, share: number): string {
  const from = (1 - share) / 2
  const part = { ...stand(way, from), length: way.length * share, bend: (way.bend ?? 0) * share }
  return smooth(around(edges(walk(part, 6), (way.length * slim * share) / 2, profile)))
}

/** A sunflower's seed in its striped hull. */
export const hullGrain: Grain = {
  length: 74,
  slim: 0.5,
  profile: drop,
  gloss: 0.3,
  marking: (way) => furrows(way, 0.5, drop, '#f3ead6', [-0.76, -0.4, 0.02, 0.44, 0.78], 0.9, 3.2),
}
