import { mix, tonesOf, type Colour } from '../colour'
import { smooth } from '../geometry/outline'
import { step } from '../geometry/point'
import { oval } from '../geometry/profiles'
import { around, edges, stand, walk, type Profile, type Walk } from '../geometry/ribbon'
import { area, line } from '../marks'
import { repeated } from '../parts/repeated'
import { under } from '../parts/shadow'
import { solid } from '../parts/solid'
import { stem } from '../parts/stem'
import type { Pen } from '../pen'
import { twiceDivided, type TwiceDivided } from './twiceDivided'

/** A dried shikakai pod: flat and brown, its edges waved, swollen over each of its seeds. */
export function shikakaiPod(pen: Pen, way: Walk, colour: Colour = '#7a4c31'): string {
  const tones = tonesOf(colour)
  const waved: Profile = (along) =>
    Math.min(1, along * 7) ** 0.6 *
    Math.min(1, (1 - along) * 6) ** 0.6 *
    (0.88 - 0.12 * Math.cos(along * seeds * 2 * Math.PI))
  const sides = edges(walk(way, seeds * 4), way.length * 0.088, waved)
  const look = { colour: mix(colour, tones.light, 0.3), slim: 0.86, profile: oval, gloss: 0.1 }
  const swelling = repeated(pen, 40, (at) => solid(pen, at, look))
  const swellings = Array.from({ length: seeds }, (_, index) => {
    const { at, heading } = stand(way, (index + 0.5) / seeds)
    const size = way.length * (index === 0 || index === seeds - 1 ? 0.1 : 0.124)
    return swelling({ at: step(at, heading + 180, size / 2), heading, length: size })
  })
  return (
    under(smooth(around(sides))) +
    stem(pen, { ...way, heading: way.heading + 180, length: 26, bend: 20 }, 7, '#6d5138') +
    area(smooth(around(sides)), pen.lit(tones.light, colour, tones.dark, tones.deep)) +
    line(smooth(sides.left.slice(1, -1), false), tones.bright, 2.4, 0.5) +
    swellings.join('')
  )
}

const seeds = 7

const divided: TwiceDivided = {
  twigs: {
    ...{ along: 'opposite', count: 5, from: 0.22, to: 0.98, angle: [66, 34] },
    ...{ length: (share) => 146 - share * 60, bend: 20, width: 3, colour: '#93a35c' },
  },
  leaflets: {
    ...{ count: 7, from: 0.12, to: 1, angle: [72, 50] },
    ...{ colour: '#6d9450', slim: 0.34, drawn: 24, length: (share) => 30 - share * 9 },
  },
}

/** A leaf of the climber: divided twice over into narrow leaflets, like a fern. */
export function shikakaiLeaf(pen: Pen, way: Walk): string {
  return twiceDivided(pen, way, divided) + stem(pen, way, 6, '#8f7a50', 0.4)
}
