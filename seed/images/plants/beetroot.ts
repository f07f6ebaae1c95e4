import { tonesOf } from '../colour'
import { smooth } from '../geometry/outline'
import { step } from '../geometry/point'
import { oval } from '../geometry/profiles'
import { stand, type Walk } from '../geometry/ribbon'
import { line } from '../marks'
import { half } from '../parts/half'
import { leaf } from '../parts/leaf'
import { solid } from '../parts/solid'
import { stem } from '../parts/stem'
import type { Pen } from '../pen'

/** A beetroot with its leaves: the way starts at its crown and points to its root. */
export function beetroot(pen: Pen, way: Walk): string {
  const bulb = (along: number) =>
    along < 0.72 ? oval(0.08 + along * 1.1) : oval(0.872) * ((1 - along) / 0.28) ** 1.9
  const leaves = [-30, 30, -12, 14].map((turn, index) => {
    const stalk = {
      at: way.at,
      heading: way.heading + 180 + turn,
      length: way.length * 0.6,
      bend: turn * 0.7,
    }
    const end = stand(stalk, 0.9)
    return (
      stem(pen, { ...stalk, at: step(stalk.at, stalk.heading, -14) }, 15, '#9c2650', 0.5) +
      leaf(
        pen,
        { ...end, length: way.length * (1 - index * 0.05), bend: turn },
        { colour: '#5c8a43', form: 'ovate', slim: 0.46, veins: 7, vein: '#c2476c' },
      )
    )
  })
  const rings = [0.1, 0.17, 0.25].map((share) => {
    const { at, heading } = stand(way, share)
    const wide = way.length * 0.38 * bulb(share)
    return smooth(
      [step(at, heading - 90, wide * 0.8), step(at, heading, 9), step(at, heading + 90, wide * 0.5)],
      false,
    )
  })
  return (
    leaves.join('') +
    solid(pen, way, {
      colour: '#8d2548',
      slim: 0.84,
      profile: bulb,
      shade: '#571a35',
      gloss: 0.3,
      steps: 18,
    }) +
    line(rings.join(''), tonesOf('#8d2548').light, 2.4, 0.5)
  )
}

/** Half a beetroot with its paler rings. */
export function halfBeetroot(pen: Pen, way: Walk): string {
  return half(pen, way, {
    slim: 1,
    profile: oval,
    steps: 16,
    skin: '#6d1f3e',
    depth: 0.1,
    rings: [
      { share: 0.93, colour: '#a01f4e' },
      { share: 0.8, colour: '#c95780' },
      { share: 0.75, colour: '#97194a' },
      { share: 0.56, colour: '#c95780' },
      { share: 0.51, colour: '#9c1c4c' },
      { share: 0.32, colour: '#c95780' },
      { share: 0.26, colour: '#941848' },
    ],
  })
}
