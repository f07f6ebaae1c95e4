import { mix, tonesOf, type Colour } from '../colour'
import { d } from '../geometry/outline'
import type { Point } from '../geometry/point'
import { stand, type Walk } from '../geometry/ribbon'
import { area, ellipse, line } from '../marks'
import type { Pen } from '../pen'
import { mound, type Mound } from './mound'
import { shadow } from './shadow'
import { bowl, spoon, type Bowl } from './vessels'

/** What a powder looks like, wherever it lies. */
export type Powder = Pick<Mound, 'colour' | 'coarse' | 'flecks'>

/** A bowl full of powder, heaped that high above its rim. */
export function bowlful(pen: Pen, look: Bowl, powder: Powder, heaped: number): string {
  const {
    at: [x, y],
    width,
    height,
  } = look
  const inside = mound(pen, { ...powder, at: [x, y - height + 6], width: width * 0.8, height: heaped })
  return bowl(pen, look, inside)
}

/** A glazed bowl with a band of tiles painted on it, full of powder. */
export function tiledBowl(pen: Pen, look: Bowl, powder: Powder, heaped: number): string {
  const {
    at: [x, y],
    width,
    height,
  } = look
  const band = Array.from({ length: 9 }, (_, index) => {
    const share = (index - 4) / 4
    const [wide, drop] = [
      width * 0.052 * Math.cos(share * 1.2),
      width * 0.105 * Math.sqrt(1 - (share * 0.86) ** 2),
    ]
    const at: Point = [x + share * width * 0.41, y - height * 0.72 + drop]
    const tall = height * 0.16
    const star = d`M${at[0]} ${at[1] - tall}l${wide} ${tall}l${-wide} ${tall}l${-wide} ${-tall}z`
    return (
      area(star, pen.lit('#4f96a3', '#2f6f80')) +
      ellipse(at, wide * 0.36, tall * 0.3, '#d9a441') +
      (index < 8
        ? ellipse([at[0] + width * 0.052, at[1] + tall * 0.8], wide * 0.3, tall * 0.2, '#a8452f')
        : '')
    )
  })
  return bowlful(pen, look, powder, heaped) + band.join('')
}

/** A wooden spoon lying on the table, heaped with powder: its bowl at the way's start, its handle along the way. */
export function heapedSpoon(pen: Pen, way: Walk, width: number, powder: Powder): string {
  const [x, y] = stand(way, 0.2).at
  const heaped = mound(pen, {
    ...powder,
    at: [x, y + width * 0.27],
    width: width * 0.92,
    height: width * 0.68,
  })
  return shadow([x, y + width * 0.42], width, 0.2) + spoon(pen, way, width, heaped, undefined, 18)
}

/** A scoop with what it took up; `side` is where its handle points, `at` the middle of its foot. */
export function scoop(
  pen: Pen,
  { at: [x, y], width, side, colour }: { at: Point; width: number; side: -1 | 1; colour: Colour },
  powder: Colour,
): string {
  const tones = tonesOf(colour)
  const high = width * 0.42
  const on = (along: number, up: number): Point => [x + side * along * width, y - up * high]
  const to = (...points: readonly Point[]) => points.map(([px, py]) => d`${px} ${py}`).join(' ')
  const [lip, back] = [on(-0.5, 0.3), on(0.46, 1)]
  const hull = `M${to(lip)}C${to(on(-0.38, 0), on(-0.1, -0.06), on(0.2, 0))}C${to(on(0.44, 0.04), on(0.52, 0.5), back)}C${to(on(0.2, 0.56), on(-0.3, 0.4), lip)}z`
  const mouth = `M${to(lip)}C${to(on(-0.3, 0.4), on(0.2, 0.56), back)}C${to(on(0.2, 1.24), on(-0.34, 0.8), lip)}z`
  const heaped = `M${to(on(-0.42, 0.36))}C${to(on(-0.2, 0.8), on(-0.02, 1.5), on(0.14, 1.46))}C${to(on(0.28, 1.4), on(0.3, 1.1), on(0.4, 0.92))}C${to(on(0.2, 0.5), on(-0.2, 0.36), on(-0.42, 0.36))}z`
  const handle = `M${to(on(0.4, 0.84))}C${to(on(0.6, 0.9), on(0.74, 1.2), on(0.96, 1.34))}C${to(on(1.06, 1.4), on(1.08, 1.2), on(1, 1.1))}C${to(on(0.8, 0.9), on(0.7, 0.5), on(0.46, 0.46))}z`
  return (
    shadow([x, y - 3], width * 0.9, 0.16) +
    area(handle, pen.lit(tones.light, tones.base, tones.dark)) +
    area(mouth, pen.lit(tones.deep, tones.dark)) +
    area(
      heaped,
      pen.lit(tonesOf(powder).bright, mix(powder, tonesOf(powder).light, 0.4), powder, tonesOf(powder).dark),
    ) +
    specks(pen, on, powder) +
    area(hull, pen.lit(mix(tones.light, tones.bright, 0.4), colour, tones.dark, tones.deep)) +
    line(`M${to(lip)}C${to(on(-0.3, 0.4), on(0.2, 0.56), back)}`, tones.bright, 3.4, 0.9) +
    line(`M${to(on(0.5, 0.82))}C${to(on(0.66, 0.94), on(0.78, 1.2), on(0.94, 1.3))}`, tones.bright, 3, 0.6)
  )
}

function specks(pen: Pen, on: (along: number, up: number) => Point, powder: Colour): string {
  return Array.from({ length: 16 }, (_, index) => {
    const share = pen.random(0, 1)
    const place = on(-0.3 + share * 0.6, 0.6 + pen.random(0, 0.7) * Math.min(1, share * 1.3))
    const tones = tonesOf(powder)
    return ellipse(
      place,
      pen.random(1.2, 2.8),
      pen.random(1, 2),
      index % 2 === 0 ? tones.bright : tones.dark,
      0.7,
    )
  }).join('')
}
