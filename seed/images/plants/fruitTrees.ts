import { mix, tonesOf } from '../colour'
import { straight, smooth } from '../geometry/outline'
import { step, type Point } from '../geometry/point'
import { egg, oval, swelling } from '../geometry/profiles'
import { stand, type Walk } from '../geometry/ribbon'
import { line } from '../marks'
import { half } from '../parts/half'
import { leaf } from '../parts/leaf'
import { dots, spiral } from '../parts/dots'
import { solid } from '../parts/solid'
import { stem } from '../parts/stem'
import type { Pen } from '../pen'

/** A soursop: a great green heart set with soft hooked spines. */
export function soursopFruit(pen: Pen, way: Walk): string {
  const profile = swelling(0.4, 0.6)
  const tones = tonesOf('#6f9440')
  const hooks = [0.07, 0.15, 0.23, 0.31, 0.39, 0.47, 0.55, 0.63, 0.71, 0.79, 0.87, 0.94].flatMap(
    (share, row) =>
      [-0.9, -0.66, -0.4, -0.13, 0.14, 0.4, 0.66, 0.88].map((place): readonly [Point, Point, Point] => {
        const { at, heading } = stand(way, share)
        const across = place + (row % 2) * 0.11
        const root = step(at, heading + 90, across * way.length * 0.37 * profile(share) * 0.94)
        const mid = step(root, heading + across * 60, 8)
        return [root, mid, step(mid, heading - 40 + across * 80, 9)]
      }),
  )
  return (
    stem(pen, { at: way.at, heading: way.heading + 180, length: 70, bend: 30 }, 13, '#84694a', 0.8) +
    solid(pen, way, { colour: '#6f9440', slim: 0.76, profile, gloss: 0 }) +
    line(hooks.map((hook) => smooth(hook, false)).join(''), tones.deep, 6, 0.7) +
    line(
      hooks
        .map((hook) =>
          smooth(
            hook.map(([x, y]): Point => [x - 1.5, y - 1.5]),
            false,
          ),
        )
        .join(''),
      tones.light,
      3,
    )
  )
}

/** A ripe guava with the dry crown of its flower. */
export function guavaFruit(pen: Pen, way: Walk): string {
  const end = stand(way, 0.96)
  const crown = [-64, -30, 0, 32, 66].map((turn) =>
    leaf(
      pen,
      { at: end.at, heading: end.heading + turn, length: way.length * 0.15 },
      { colour: '#7d6a3c', form: 'ovate', slim: 0.6, veins: 0 },
    ),
  )
  const pores = spiral(stand(way, 0.5).at, 34, way.length * 0.36)
  return (
    solid(pen, way, { colour: '#c3cc66', slim: 0.92, profile: egg(0.52), shade: '#8f9a3e', gloss: 0.6 }) +
    dots(pores, '#7d8a34', 2.6, 0.35) +
    crown.join('')
  )
}

/** Half a guava: a pale rind, rosy flesh and a ring of hard little seeds. */
export function halfGuava(pen: Pen, way: Walk): string {
  const middle = stand(way, 0.5).at
  const pips = spiral(middle, 30, way.length * 0.26).map(([x, y]) => [x + 2, y + 2] as const)
  return (
    half(pen, way, {
      slim: 0.94,
      profile: oval,
      skin: '#a3ae4c',
      depth: 0.08,
      rings: [
        { share: 0.94, colour: '#f1e6b4' },
        { share: 0.84, colour: '#ee9a8c' },
        { share: 0.62, colour: '#e27a74' },
      ],
    }) +
    dots(pips, '#a8604a', 9, 0.8) +
    dots(pips, '#f4dfae', 6.4) +
    line(straight([step(middle, way.heading, 4), middle], false), mix('#e27a74', '#fff6e0', 0.4), 7, 0.6)
  )
}
