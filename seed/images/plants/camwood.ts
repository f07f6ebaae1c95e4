import { tonesOf } from '../colour'
import { d, smooth, straight } from '../geometry/outline'
import { shrunk, step, type Point } from '../geometry/point'
import { area, line } from '../marks'
import { leaf } from '../parts/leaf'
import { shadow, under } from '../parts/shadow'
import { sprig } from '../parts/stem'
import type { Walk } from '../geometry/ribbon'
import type { Pen } from '../pen'

const bark = tonesOf('#8d735b')
const heart = tonesOf('#a63a23')

/** A billet of camwood, its sawn end to the left: bark, a pale ring of sapwood and the red heart. */
export function camwoodLog(
  pen: Pen,
  { at: [x, y], length, radius, rise }: { at: Point; length: number; radius: number; rise: number },
): string {
  const end: Point = [x, y - radius]
  const round = Array.from({ length: 14 }, (_, index): Point => {
    const [dx, dy] = step([0, 0], (index * 360) / 14, radius * pen.random(0.95, 1.03))
    return [end[0] + dx * 0.8, end[1] + dy]
  })
  const body = d`M${x} ${y - 2 * radius}L${x + length} ${y - 2 * radius - rise}q${radius * 0.7} ${radius} 0 ${radius * 1.9}L${x} ${y}z`
  const grooves = Array.from({ length: 9 }, (_, index) => {
    const at = y - radius * (1.86 - index * 0.22)
    const from = x + radius * 0.7 + pen.random(0, 20)
    return d`M${from} ${at}q${length * 0.3} ${-rise * 0.3 + pen.random(-5, 5)} ${(length - radius) * pen.random(0.5, 0.96)} ${-rise * 0.8}`
  })
  const rings = [0.74, 0.56, 0.38, 0.2].map((share) => smooth(shrunk(round, share, [-radius * 0.03, 2])))
  return (
    shadow([x + length * 0.5, y - 4], length + radius, 0.14) +
    area(body, pen.down(bark.light, bark.base, bark.dark, bark.deep)) +
    line(grooves.filter((_, index) => index % 2 === 0).join(''), bark.deep, 3, 0.6) +
    line(grooves.filter((_, index) => index % 2 === 1).join(''), bark.bright, 2.2, 0.5) +
    area(smooth(round), pen.lit(bark.base, bark.deep)) +
    area(smooth(shrunk(round, 0.91)), pen.lit('#f3dba8', '#d8b176')) +
    area(smooth(shrunk(round, 0.78)), pen.lit('#cc5c38', heart.base, heart.dark)) +
    line(rings.join(''), heart.deep, 2, 0.5) +
    line(
      d`M${end[0]} ${end[1]}l${radius * 0.3} ${-radius * 0.42}m${-radius * 0.3} ${radius * 0.42}l${-radius * 0.4} ${radius * 0.16}`,
      heart.deep,
      2.4,
      0.7,
    )
  )
}

/** Splinters of the red heartwood. */
export function camwoodChips(pen: Pen, places: readonly Point[]): string {
  return places
    .map((at) => {
      const heading = pen.random(62, 118)
      const [length, wide] = [pen.random(66, 104), pen.random(15, 22)]
      const [far, top] = [step(at, heading, length), step(at, heading + 84, wide)]
      const face = straight([
        at,
        step(at, heading - 20, length * 0.3),
        far,
        step(far, heading + 120, wide),
        top,
      ])
      return (
        under(face) +
        area(face, pen.lit('#d8734a', heart.base, heart.dark)) +
        line(
          straight([step(at, heading + 40, wide * 0.6), step(far, heading + 150, wide * 0.6)], false),
          heart.deep,
          1.6,
          0.6,
        )
      )
    })
    .join('')
}

/** A twig of camwood with its glossy pointed leaves. */
export function camwoodTwig(pen: Pen, way: Walk): string {
  return sprig(
    pen,
    way,
    { along: 'alternate', count: 6, colour: '#86704c', width: 8, from: 0.2 },
    (at) => leaf(pen, at, { colour: '#4f7d42', form: 'ovate', slim: 0.44, veins: 7 }),
    (share) => 150 - share * 40,
  )
}
