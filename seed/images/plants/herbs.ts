import { tonesOf } from '../colour'
import { d, smooth } from '../geometry/outline'
import { step } from '../geometry/point'
import { swelling } from '../geometry/profiles'
import { edges, stand, walk, type Walk } from '../geometry/ribbon'
import { area, ellipse, line } from '../marks'
import { half } from '../parts/half'
import { leaf, type Leaf } from '../parts/leaf'
import { repeated } from '../parts/repeated'
import { solid } from '../parts/solid'
import { along, stem } from '../parts/stem'
import type { Pen } from '../pen'
import { furrows } from './nuts'

/** Stalks of lemongrass: pale, swollen feet that unfold into long blades. */
export function lemongrass(pen: Pen, way: Walk, stalks = 4): string {
  return Array.from({ length: stalks }, (_, index) => {
    const aside = (index - (stalks - 1) / 2) * 27
    return stalk(pen, {
      ...way,
      at: step(way.at, way.heading + 90, aside),
      heading: way.heading + aside * 0.16,
      length: way.length * pen.random(0.92, 1.04),
    })
  }).join('')
}

function stalk(pen: Pen, way: Walk): string {
  const look: Leaf = { colour: '#7f9c4c', form: 'blade', slim: 0.055, veins: 'along', vein: '#dbe3a8' }
  const blades = [-17, 15, -5].map((turn, index) => {
    const from = stand(way, 0.42 + index * 0.05)
    return leaf(
      pen,
      {
        at: from.at,
        heading: from.heading + turn * 0.5,
        length: way.length * (0.6 - index * 0.04),
        bend: turn * 3.4,
      },
      look,
    )
  })
  const foot = edges(
    walk({ ...way, length: way.length * 0.56 }, 6),
    17,
    (along) => 0.86 + 0.2 * Math.sin(along * 3) - along * 0.56,
  )
  const tones = tonesOf('#dfe3b4')
  const sheaths = [0.12, 0.24, 0.36].map((share, index) => {
    const [{ at }, end] = [stand(way, share), stand(way, share + 0.14)]
    const side = index % 2 === 0 ? 1 : -1
    const [from, to] = [step(at, way.heading - 90, 13 * side), step(end.at, way.heading + 90, 8 * side)]
    return d`M${from[0]} ${from[1]}L${to[0]} ${to[1]}`
  })
  return (
    blades.join('') +
    area(
      smooth([...foot.left, ...foot.right.toReversed()]),
      pen.across('#a3b56c', '#e9ebc4', '#e6dfb4', '#a39a62'),
    ) +
    line(sheaths.join(''), tones.dark, 2, 0.7) +
    line(smooth(foot.left, false), '#fffdf0', 2.4, 0.8)
  )
}

/** Sesame: narrow leaves, and a pale bell in the armpit of each. */
export function sesame(pen: Pen, way: Walk): string {
  const look: Leaf = { colour: '#6f9450', form: 'lanceolate', slim: 0.28, veins: 6 }
  const bells = repeated(pen, 62, (at) => bell(pen, at))
  const leaves = along(
    way,
    { along: 'opposite', count: 6, from: 0.1, to: 0.98, angle: [66, 30] },
    ({ at, heading }, share, side) =>
      leaf(pen, { at, heading, length: 150 - share * 94, bend: side * 34 }, look) +
      (share > 0.3 && share < 0.86 ? bells({ at, heading: heading + side * 24, length: 62 }) : ''),
  )
  return stem(pen, way, 10, '#8ea865', 0.5) + leaves
}

function bell(pen: Pen, way: Walk): string {
  const profile = (along: number) => 0.3 + 0.5 * along ** 0.7 + (along > 0.85 ? 0.34 : 0)
  const lip = stand(way, 1)
  const lobes = [-90, -40, 10, 60, 110].map((turn) =>
    ellipse(
      stand({ ...lip, heading: lip.heading + turn, length: 11 }, 1).at,
      9.5,
      8,
      pen.round('#fffaf8', '#ecd3e0'),
    ),
  )
  return (
    solid(pen, way, { colour: '#f1dfe8', slim: 0.62, profile, shade: '#cfa9c0', gloss: 0 }) +
    lobes.join('') +
    ellipse(lip.at, 6, 5, '#b986a4')
  )
}

/** A sesame capsule, ribbed and upright; where it is open, its seeds show in rows. */
export function sesamePod(pen: Pen, way: Walk, isOpen: boolean): string {
  const profile = (along: number) => Math.min(1, 0.7 + along * 2) * Math.min(1, (1 - along) * 5 + 0.1)
  if (!isOpen)
    return (
      solid(pen, way, { colour: '#a2ad68', slim: 0.3, profile, gloss: 0.2 }) +
      furrows(way, 0.3, profile, '#66763c', [-0.2, 0.5], 0.8)
    )
  const grain = repeated(pen, 15, (at) =>
    solid(pen, at, { colour: '#f3e6c4', slim: 0.66, profile: swelling(0.4, 0.8), gloss: 0.4 }),
  )
  const rows = along(
    way,
    { along: 'opposite', count: 7, from: 0.14, to: 0.84, angle: [90, 90] },
    ({ at, heading }) =>
      grain({ at: step(step(at, heading, 8), way.heading + 180, 6), heading: way.heading, length: 15 }),
  )
  return (
    half(pen, way, {
      slim: 0.34,
      profile,
      skin: '#b59a5e',
      depth: 0.05,
      rings: [{ share: 0.86, colour: '#7d6338' }],
    }) + rows
  )
}
