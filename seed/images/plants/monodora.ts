import { smooth } from '../geometry/outline'
import { step, type Point } from '../geometry/point'
import { oval, swelling } from '../geometry/profiles'
import { stand, type Walk } from '../geometry/ribbon'
import { ellipse, line } from '../marks'
import { dots, spiral } from '../parts/dots'
import { half } from '../parts/half'
import { lying } from '../parts/pile'
import { repeated } from '../parts/repeated'
import { solid } from '../parts/solid'
import type { Pen } from '../pen'
import { furrows } from './nuts'

const seedForm = swelling(0.5, 0.5)

/** Calabash nutmeg's seed: a smooth brown oval; cut, its pale inside is marbled. */
export function ehuru(pen: Pen, way: Walk, isCut: boolean): string {
  if (!isCut)
    return (
      solid(pen, way, { colour: '#8f6038', slim: 0.62, profile: seedForm, gloss: 0.35 }) +
      furrows(way, 0.62, seedForm, '#5a361d', [0.3, 0.66], 0.35, 2) +
      furrows(way, 0.62, seedForm, '#d0a06c', [-0.5, -0.1], 0.5, 2)
    )
  const marbling = [0.16, 0.27, 0.38, 0.49, 0.6, 0.71, 0.82].flatMap((share) =>
    [-1, 1].map((side) => {
      const { at, heading } = stand(way, share)
      const reach = way.length * 0.23 * seedForm(share)
      const at90 = (out: number, ahead: number) =>
        step(step(at, heading + 90 * side, reach * out), heading, ahead)
      return smooth([at90(0.98, 0), at90(0.66, pen.random(-5, 5)), at90(0.3, pen.random(-6, 6))], false)
    }),
  )
  return (
    half(pen, way, {
      slim: 0.64,
      profile: seedForm,
      skin: '#7d5230',
      depth: 0.08,
      rings: [{ share: 0.9, colour: '#e6cda0' }],
    }) +
    line(marbling.join(''), '#6b4022', way.length / 34, 0.8) +
    furrows(way, 0.6, seedForm, '#f8e8c4', [0.02], 0.8, 2.4)
  )
}

/** Half the great round fruit: a woody shell around pulp in which the seeds lie packed. */
export function halfMonodora(pen: Pen, at: Point, radius: number): string {
  const way: Walk = { at: step(at, 180, radius), heading: 0, length: radius * 2 }
  const length = radius * 0.36
  const seed = repeated(pen, length, (at) =>
    solid(pen, at, { colour: '#94623a', slim: 0.62, profile: seedForm, gloss: 0.4 }),
  )
  const seeds = spiral(at, 15, radius * 0.62).map((place) => seed(lying(pen, place, length)))
  return (
    half(pen, way, {
      slim: 0.98,
      profile: oval,
      skin: '#6f6a3c',
      depth: 0.06,
      rings: [
        { share: 0.95, colour: '#8f6a40' },
        { share: 0.86, colour: '#ead9b0' },
        { share: 0.78, colour: '#dcbf8a' },
      ],
    }) + seeds.join('')
  )
}

/** The whole fruit: round, woody, mottled. */
export function monodoraFruit(pen: Pen, [x, y]: Point, radius: number): string {
  return (
    ellipse([x, y], radius, radius * 0.98, pen.round('#b3ae70', '#7f7c44', '#4f4a28')) +
    dots(spiral([x - 4, y - 4], 70, radius * 0.9), '#d2cb92', 5, 0.4) +
    dots(spiral([x + 5, y + 3], 40, radius * 0.94), '#4a4526', 4, 0.4)
  )
}
