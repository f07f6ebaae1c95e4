import { mix, tonesOf } from '../colour'
import { smooth } from '../geometry/outline'
import { step, type Point } from '../geometry/point'
import { egg, swelling } from '../geometry/profiles'
import { around, edges, stand, walk, type Walk } from '../geometry/ribbon'
import { area, ellipse } from '../marks'
import { repeated } from '../parts/repeated'
import { under } from '../parts/shadow'
import { solid } from '../parts/solid'
import { stem } from '../parts/stem'
import type { Pen } from '../pen'
import { furrows } from './nuts'

const hair = '#3b2a25'

/** A plait of dark hair along a way, held by cuffs, with its loose ends after the last. */
export function plait(pen: Pen, way: Walk, width: number): string {
  const count = Math.round(way.length / (width * 0.44))
  const lock = {
    '-1': repeated(pen, width, (at) => strand(pen, at)),
    '1': repeated(pen, width, (at) => strand(pen, at)),
  }
  const strands = Array.from({ length: count }, (_, index) => {
    const { at, heading } = stand(way, (index / count) * 0.82)
    const side = index % 2 === 0 ? 1 : -1
    const from = step(at, heading + 90 * side, width * 0.34)
    return lock[side]({ at: from, heading: heading - side * 34, length: width, bend: side * 24 })
  })
  const tail = [-12, -4, 5, 13].map((turn) => {
    const { at, heading } = stand(way, 0.85)
    return stem(
      pen,
      { at, heading: heading + turn, length: way.length * 0.15, bend: -turn },
      width * 0.26,
      hair,
      0.3,
    )
  })
  const cuffs = [0.02, 0.87].map((share) => cuff(pen, stand(way, share), width * 0.34))
  return under(bodyOf(way, width)) + tail.join('') + strands.join('') + cuffs.join('')
}

function bodyOf(way: Walk, width: number): string {
  return smooth(around(edges(walk(way, 8), width / 2, () => 1)))
}

function strand(pen: Pen, way: Walk): string {
  const form = swelling(0.5, 0.6)
  const tones = tonesOf(hair)
  return (
    solid(pen, way, { colour: hair, slim: 0.52, profile: form, gloss: 0 }) +
    furrows(way, 0.5, form, mix(hair, '#c79a74', 0.5), [-0.5, -0.1], 0.7) +
    furrows(way, 0.5, form, tones.deep, [0.3, 0.6], 0.8)
  )
}

function cuff(pen: Pen, { at, heading }: Pick<Walk, 'at' | 'heading'>, reach: number): string {
  const gold = tonesOf('#c99a45')
  const corner = (turn: number, far: number): Point =>
    step(step(at, heading + 90, turn * reach), heading, far)
  return area(
    smooth([corner(-1, -11), corner(0, -13), corner(1, -11), corner(1, 11), corner(0, 9), corner(-1, 11)]),
    pen.lit(gold.bright, gold.base, gold.deep),
  )
}

/** A clove: a nail with a ball in its four-pointed head. The way points to its head. */
export function cloveNail(pen: Pen, way: Walk): string {
  const head = stand(way, 0.72)
  const points = [-74, -34, 34, 74].map((turn) => {
    const tip = step(head.at, head.heading + turn, way.length * 0.26)
    return area(
      smooth([
        step(head.at, head.heading - 90, way.length * 0.09),
        tip,
        step(head.at, head.heading + 90, way.length * 0.09),
      ]),
      '#4f3022',
    )
  })
  return (
    solid(
      pen,
      { ...way, length: way.length * 0.82 },
      { colour: '#6b4029', slim: 0.2, profile: swelling(0.7, 0.5), gloss: 0 },
    ) +
    points.join('') +
    solid(pen, { ...head, length: way.length * 0.28 }, { colour: '#9a6a42', slim: 0.96, gloss: 0.2 })
  )
}

/** A croton seed: like a bean, brown, with a pale line along it. */
export function crotonSeed(pen: Pen, way: Walk): string {
  return (
    solid(pen, way, { colour: '#8a5a3a', slim: 0.66, profile: egg(0.46), gloss: 0.7 }) +
    furrows(way, 0.66, egg(0.46), '#dcb98a', [-0.1], 0.8)
  )
}

/** The kernel of a mahleb cherry: a small beige drop. */
export function mahlebKernel(pen: Pen, way: Walk): string {
  return (
    solid(pen, way, { colour: '#d8b583', slim: 0.72, profile: swelling(0.4, 0.7), gloss: 0.2 }) +
    ellipse(stand(way, 0.1).at, 3, 3, '#8a623c')
  )
}
