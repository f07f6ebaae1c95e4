import { smooth } from '../geometry/outline'
import { step } from '../geometry/point'
import { egg } from '../geometry/profiles'
import { stand, type Walk } from '../geometry/ribbon'
import { area } from '../marks'
import { half } from '../parts/half'
import { leaf } from '../parts/leaf'
import { repeated } from '../parts/repeated'
import { solid } from '../parts/solid'
import { along, sprig, stem } from '../parts/stem'
import type { Pen } from '../pen'

/** A rose hip with the dried sepals at its end. */
export function hip(pen: Pen, way: Walk): string {
  const end = stand(way, 0.97)
  const sepals = [-50, -18, 16, 48].map((turn) =>
    leaf(
      pen,
      { at: end.at, heading: end.heading + turn, length: way.length * 0.32 },
      { colour: '#8a7240', form: 'lanceolate', slim: 0.3, veins: 0 },
    ),
  )
  return (
    sepals.join('') +
    solid(pen, way, { colour: '#c9341f', slim: 0.72, profile: egg(0.45), shade: '#851a18', gloss: 1 })
  )
}

/** A rose hip cut open: a thin red wall around pale seeds. */
export function halfHip(pen: Pen, way: Walk): string {
  const seeds = [
    [0.3, -6],
    [0.42, 5],
    [0.54, -5],
    [0.66, 4],
    [0.44, -13],
    [0.56, 12],
  ].map(([share = 0, aside = 0]) => {
    const { at, heading } = stand(way, share)
    return solid(
      pen,
      { at: step(at, heading + 90, aside), heading: heading + aside * 2, length: way.length * 0.2 },
      { colour: '#e8cf9c', slim: 0.56, gloss: 0.3 },
    )
  })
  return (
    half(pen, way, {
      slim: 0.78,
      profile: egg(0.45),
      skin: '#b52a1c',
      rings: [
        { share: 0.9, colour: '#e8663a' },
        { share: 0.7, colour: '#c98a4a' },
      ],
    }) + seeds.join('')
  )
}

/** A rose's branch with its thorns and toothed leaflets, five to a leaf. */
export function roseBranch(pen: Pen, way: Walk): string {
  const blade = repeated(pen, 64, (at) =>
    leaf(pen, at, { colour: '#628546', form: 'ovate', slim: 0.56, teeth: 9, veins: 4 }),
  )
  const leaves = along(way, { along: 'alternate', count: 4, from: 0.2, to: 0.86 }, (stance) =>
    sprig(
      pen,
      { ...stance, length: 128, bend: 10 },
      { along: 'opposite', count: 2, from: 0.4, to: 0.78, angle: [66, 56], colour: '#8b8f52', width: 4 },
      (at) => blade({ ...at, bend: 0 }),
      (share) => 70 - share * 6,
    ),
  )
  const thorns = along(way, { along: 'alternate', count: 7, from: 0.1, to: 0.9, angle: [80, 80] }, (stance) =>
    thorn(stance, 15),
  )
  return leaves + stem(pen, way, 10, '#8b7a48') + thorns
}

function thorn({ at: [x, y], heading }: Pick<Walk, 'at' | 'heading'>, size: number): string {
  const tip = step([x, y], heading, size)
  const [one, other] = [step([x, y], heading - 90, size * 0.4), step([x, y], heading + 90, size * 0.4)]
  return area(smooth([one, tip, other]), '#9a5a48')
}
