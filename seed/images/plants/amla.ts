import { tonesOf } from '../colour'
import { step } from '../geometry/point'
import { oval } from '../geometry/profiles'
import { stand, type Walk } from '../geometry/ribbon'
import { line } from '../marks'
import { smooth } from '../geometry/outline'
import { half } from '../parts/half'
import { solid } from '../parts/solid'
import { stem } from '../parts/stem'
import type { Pen } from '../pen'
import { furrows } from './nuts'
import { twiceDivided, type TwiceDivided } from './twiceDivided'

const skin = '#c3cc6a'

/** An amla berry: pale green, nearly round, marked into six like a tiny pumpkin. */
export function amlaBerry(pen: Pen, way: Walk): string {
  const shares = [-0.82, -0.34, 0.2, 0.72]
  return (
    solid(pen, way, { colour: skin, slim: 1.06, profile: oval, shade: '#8b9a48', gloss: 0.8 }) +
    furrows(way, 1.06, oval, tonesOf(skin).deep, shares, 0.5) +
    line(smooth([stand(way, 0.02).at, stand(way, 0.08).at], false), '#6d6a3a', way.length * 0.08)
  )
}

/** Half a berry with its stone. */
export function halfAmla(pen: Pen, way: Walk): string {
  const core = stand(way, 0.5).at
  const size = way.length * 0.34
  return (
    half(pen, way, {
      slim: 1.04,
      profile: oval,
      steps: 16,
      skin: '#aab557',
      rings: [
        { share: 0.93, colour: '#e6eab4' },
        { share: 0.5, colour: '#d4d894' },
      ],
    }) +
    solid(
      pen,
      { at: step(core, way.heading + 180, size / 2), heading: way.heading, length: size },
      { colour: '#a98a54', slim: 0.96, profile: oval, gloss: 0.2 },
    )
  )
}

const branch: TwiceDivided = {
  twigs: {
    ...{ along: 'alternate', count: 7, from: 0.34, to: 1, angle: [70, 20] },
    ...{ length: (share) => 216 - share * 70, bend: 24, width: 4, colour: '#95a35c', tip: 0.5 },
  },
  leaflets: {
    ...{ count: 13, from: 0.08, to: 0.98, angle: [70, 44] },
    ...{ colour: '#7f9c4c', slim: 0.26, drawn: 32, length: (share) => 34 - share * 12 },
  },
}

/** A branch of amla: leaflets as close and fine as a feather's, the berries sitting on the wood below. */
export function amlaBranch(pen: Pen, way: Walk): string {
  const twigs = twiceDivided(pen, way, branch)
  const berries = [0.3, 0.42, 0.54, 0.66, 0.78].map((share, index) => {
    const { at, heading } = stand(way, share)
    const side = index % 2 === 0 ? 1 : -1
    return amlaBerry(pen, {
      at: step(at, heading + 90 * side, 6),
      heading: heading + side * (90 + index * 6),
      length: 70,
    })
  })
  return twigs + stem(pen, way, 11, '#8f8264', 0.5) + berries.join('')
}
