import { tonesOf } from '../colour'
import { smooth } from '../geometry/outline'
import { between } from '../geometry/point'
import { egg, oval, swelling } from '../geometry/profiles'
import { edges, walk, type Walk } from '../geometry/ribbon'
import { line } from '../marks'
import { flower } from '../parts/flower'
import { half } from '../parts/half'
import { leaf, type Leaf } from '../parts/leaf'
import { solid } from '../parts/solid'
import { sprig } from '../parts/stem'
import type { Pen } from '../pen'

const drop = swelling(0.4, 0.72)

/** Lines from one end of something to the other, as on an almond's skin. */
export function furrows(
  way: Walk,
  slim: number,
  profile: (along: number) => number,
  colour: string,
  shares = [-0.6, -0.25, 0.12, 0.5],
  opacity = 0.5,
  width = Math.max(1, way.length / 60),
): string {
  const stances = walk({ ...way }, 8)
  const sides = edges(stances, (way.length * slim) / 2, profile)
  const lines = shares.map((share) => {
    const edge = share < 0 ? sides.left : sides.right
    return smooth(
      stances.slice(1, -1).map(({ at }, index) => between(at, edge[index + 1] ?? at, Math.abs(share))),
      false,
    )
  })
  return line(lines.join(''), colour, width, opacity)
}

/** An almond in its brown, furrowed skin. */
export function almond(pen: Pen, way: Walk): string {
  return (
    solid(pen, way, { colour: '#b0703c', slim: 0.58, profile: drop, gloss: 0.15 }) +
    furrows(way, 0.58, drop, tonesOf('#b0703c').deep) +
    furrows(way, 0.58, drop, '#dca873', [-0.42, -0.08])
  )
}

/** An almond in the lower half of its pitted shell. */
export function almondInShell(pen: Pen, way: Walk): string {
  const kernel = { ...way, at: between(way.at, walk(way)[7]?.at ?? way.at, 0.12), length: way.length * 0.76 }
  return (
    half(pen, way, {
      slim: 0.64,
      profile: drop,
      skin: '#c79a63',
      depth: 0.08,
      rings: [{ share: 0.88, colour: '#8a5f38' }],
    }) + almond(pen, kernel)
  )
}

/** Two almond flowers and narrow leaves on a twig. */
export function almondTwig(pen: Pen, way: Walk): string {
  const look: Leaf = { colour: '#6d8f4e', form: 'lanceolate', slim: 0.26, teeth: 16, veins: 6 }
  const bloom = {
    petals: 5,
    form: 'round',
    slim: 0.86,
    colour: '#f8e4e4',
    heart: '#d9758c',
    notch: 0.1,
    centre: { colour: '#c2506a', size: 0.12, stamens: 14 },
  } as const
  const [lower, upper] = [walk(way)[3], walk(way)[6]]
  return (
    sprig(
      pen,
      way,
      { along: 'alternate', count: 6, colour: '#7a5540', width: 10 },
      (at) => leaf(pen, at, look),
      (share) => 150 - share * 50,
    ) +
    flower(pen, { ...bloom, at: lower?.at ?? way.at, radius: 70, tilt: 0.9 }) +
    flower(pen, { ...bloom, at: upper?.at ?? way.at, radius: 56, tilt: 0.8, turn: 30 })
  )
}

/** A jojoba seed: brown, oblong, finely wrinkled. */
export function jojobaSeed(pen: Pen, way: Walk): string {
  return (
    solid(pen, way, { colour: '#6f432a', slim: 0.66, profile: egg(0.45), gloss: 0.5 }) +
    furrows(way, 0.66, egg(0.45), '#a3734e', [-0.3, 0.2, 0.6], 0.4)
  )
}

/** A jojoba fruit: green, pointed, held by five sepals. */
export function jojobaFruit(pen: Pen, way: Walk): string {
  const sepals = [-70, -36, 36, 70].map((turn) =>
    leaf(
      pen,
      { at: way.at, heading: way.heading + turn, length: way.length * 0.5 },
      { colour: '#93a06c', form: 'lanceolate', slim: 0.42, veins: 0 },
    ),
  )
  return (
    solid(pen, way, { colour: '#8ca052', slim: 0.66, profile: swelling(0.42, 0.7), gloss: 0.5 }) +
    furrows(way, 0.66, swelling(0.42, 0.7), '#c9d592', [-0.4, 0.1]) +
    sepals.join('')
  )
}

/** Argan's fruit: yellow green, pointed, freckled by the sun. */
export function arganFruit(pen: Pen, way: Walk): string {
  return (
    solid(pen, way, {
      colour: '#b9b544',
      slim: 0.76,
      profile: swelling(0.44, 0.66),
      shade: '#868030',
      gloss: 0.6,
    }) + furrows(way, 0.76, swelling(0.44, 0.66), '#e4dd8a', [-0.5, -0.2], 0.4)
  )
}

/** Argan's nut, striped, or cracked so that its pale kernel shows. */
export function arganNut(pen: Pen, way: Walk, isCracked: boolean): string {
  if (isCracked)
    return half(pen, way, {
      slim: 0.7,
      profile: oval,
      skin: '#a5713f',
      depth: 0.1,
      rings: [
        { share: 0.86, colour: '#7d5230' },
        { share: 0.68, colour: '#f0dfb4' },
      ],
    })
  return (
    solid(pen, way, { colour: '#b07c48', slim: 0.68, profile: oval, gloss: 0.4 }) +
    furrows(way, 0.68, oval, '#e0b783', [-0.66, -0.2, 0.3], 0.8)
  )
}
