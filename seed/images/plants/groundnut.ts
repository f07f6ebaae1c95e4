import { tonesOf } from '../colour'
import { smooth } from '../geometry/outline'
import { between } from '../geometry/point'
import { egg, oval } from '../geometry/profiles'
import { edges, walk, type Profile, type Walk } from '../geometry/ribbon'
import { line } from '../marks'
import { half } from '../parts/half'
import { leaf } from '../parts/leaf'
import { solid } from '../parts/solid'
import { sprig } from '../parts/stem'
import type { Pen } from '../pen'

const shell: Profile = (share) => oval(share) ** 0.9 * (0.86 + 0.14 * Math.cos((share - 0.25) * 4 * Math.PI))
const slim = 0.5

/** A groundnut's shell with its waist and its net of veins. */
export function groundnut(pen: Pen, way: Walk): string {
  return solid(pen, way, { colour: '#cfa263', slim, profile: shell, gloss: 0, steps: 16 }) + net(way)
}

/** The veins of a groundnut's shell: ribs along it and the steps between them. */
function net(way: Walk): string {
  const tones = tonesOf('#cfa263')
  const stances = walk(way, 14)
  const { left, right } = edges(stances, (way.length * slim) / 2, shell)
  const at = (index: number, share: number) => between(left[index] ?? way.at, right[index] ?? way.at, share)
  const ribs = [0.14, 0.33, 0.52, 0.71, 0.88]
  const long = ribs.map((share) => smooth(stances.map((_, index) => at(index, share)).slice(1, -1), false))
  const cross = ribs
    .slice(1)
    .flatMap((share, rib) =>
      [2, 4, 6, 8, 10, 12].map((index) =>
        smooth([at(index + (rib % 2), ribs[rib] ?? 0), at(index + (rib % 2), share)], false),
      ),
    )
  return (
    line(long.join('') + cross.join(''), tones.deep, Math.max(1.2, way.length / 75), 0.5) +
    line(long.slice(0, 3).join(''), tones.bright, Math.max(1, way.length / 110), 0.6)
  )
}

/** A groundnut opened: two kernels in their red skins in half a shell. */
export function openGroundnut(pen: Pen, way: Walk): string {
  const kernels = [0.13, 0.53].map((share) =>
    kernel(pen, {
      ...way,
      at: walk(way, 100)[Math.round(share * 100)]?.at ?? way.at,
      length: way.length * 0.34,
    }),
  )
  return (
    half(pen, way, {
      slim,
      profile: shell,
      skin: '#cfa263',
      depth: 0.04,
      steps: 16,
      rings: [
        { share: 0.9, colour: '#efdcb0' },
        { share: 0.8, colour: '#c39a62' },
      ],
    }) + kernels.join('')
  )
}

/** A groundnut kernel in its red skin. */
export function kernel(pen: Pen, way: Walk): string {
  return solid(pen, way, { colour: '#b4593a', slim: 0.72, profile: egg(0.46), gloss: 0.4 })
}

/** Half a roasted kernel, its flat side up with the germ's notch. */
export function splitKernel(pen: Pen, way: Walk): string {
  const middle = walk(way, 8)
    .slice(1, 7)
    .map(({ at }) => at)
  return (
    solid(pen, way, { colour: '#e3bd7c', slim: 0.66, profile: egg(0.46), shade: '#b98a4e', gloss: 0 }) +
    line(smooth(middle, false), '#a87840', 2.4, 0.7)
  )
}

/** Groundnut's leaf: two pairs of round leaflets. */
export function groundnutLeaf(pen: Pen, way: Walk): string {
  return sprig(
    pen,
    way,
    {
      along: 'opposite',
      count: 2,
      from: 0.74,
      to: 0.98,
      angle: [70, 40],
      colour: '#9aa65c',
      width: 6,
      isOpen: true,
    },
    (at) => leaf(pen, at, { colour: '#66994a', form: 'obovate', slim: 0.6, veins: 7 }),
    () => way.length * 0.36,
  )
}
