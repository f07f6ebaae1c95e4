import { step, type Point } from '../geometry/point'
import { oval, swelling } from '../geometry/profiles'
import { stand, type Walk } from '../geometry/ribbon'
import { ellipse } from '../marks'
import { half } from '../parts/half'
import { leaf } from '../parts/leaf'
import { repeated } from '../parts/repeated'
import { solid } from '../parts/solid'
import { sprig, stem } from '../parts/stem'
import type { Pen } from '../pen'

/** A guarana fruit split open: a red shell, white flesh, and the black seed that looks out like an eye. */
function guaranaEye(pen: Pen, way: Walk): string {
  const { at } = stand(way, 0.54)
  const size = way.length * 0.42
  return (
    half(pen, way, {
      slim: 0.94,
      profile: swelling(0.5, 0.55),
      steps: 12,
      skin: '#c8301f',
      depth: 0.05,
      rings: [
        { share: 0.88, colour: '#e0603a' },
        { share: 0.74, colour: '#fbf5e8' },
      ],
    }) +
    solid(
      pen,
      { at: step(at, way.heading + 180, size / 2), heading: way.heading, length: size },
      { colour: '#33211d', slim: 0.98, profile: oval, gloss: 1 },
    )
  )
}

/** Guarana: a cluster of red fruits, most of them open, hanging from a leafy twig. */
export function guarana(pen: Pen, way: Walk, cluster: Point): string {
  const open = repeated(pen, 92, (at) => guaranaEye(pen, at))
  const shut = repeated(pen, 80, (at) =>
    solid(pen, at, {
      colour: '#d0442a',
      slim: 0.9,
      profile: swelling(0.5, 0.6),
      shade: '#8a2218',
      gloss: 0.8,
    }),
  )
  const places: readonly (readonly [x: number, y: number, heading: number])[] = [
    [-44, 0, 190],
    [34, -6, 170],
    [-82, 64, 220],
    [-6, 56, 180],
    [74, 58, 140],
    [-44, 122, 200],
    [38, 120, 160],
    [0, 186, 180],
  ]
  const fruits = places.map(([x, y, heading], index) => {
    const at: Point = [cluster[0] + x, cluster[1] + y]
    const from = { at: step(at, heading + 180, 40), heading, length: index % 4 === 1 ? 84 : 96 }
    return index % 4 === 1 ? shut(from) : open(from)
  })
  return (
    sprig(
      pen,
      way,
      { along: 'alternate', count: 5, colour: '#8a6f4c', width: 9, from: 0.2 },
      (at) => leaf(pen, at, { colour: '#4f7f45', form: 'elliptic', slim: 0.42, veins: 8, teeth: 9 }),
      (share) => 176 - share * 40,
    ) +
    stem(pen, { at: [cluster[0], cluster[1] - 34], heading: 180, length: 180, bend: 4 }, 8, '#b0603c') +
    fruits.join('')
  )
}

/** A roasted guarana seed: dark and round, with the pale scar where it was held. */
export function guaranaSeed(pen: Pen, [x, y]: Point, size: number): string {
  return (
    solid(
      pen,
      { at: [x, y + size / 2], heading: 12, length: size },
      { colour: '#5a3324', slim: 1, profile: oval, gloss: 0.8 },
    ) + ellipse([x + size * 0.16, y + size * 0.22], size * 0.16, size * 0.12, '#cdb08a', 0.9)
  )
}
