import { bottle } from '../parts/bottle'
import { frond } from '../parts/foliage'
import { shadow } from '../parts/shadow'
import type { Drawing, Pen } from '../pen'
import { olive, oliveFruit } from '../plants/fruits'
import { coconut, halfCoconut, halfPalmFruit, palmFruit } from '../plants/palms'
import { group } from './still'

/** What runs from the press, beside the fruit that it was pressed from. */
export const press: Drawing = (pen) =>
  frond(
    pen,
    { at: [640, 620], heading: 14, length: 620, bend: 86 },
    { colour: '#6f9a4a', count: 22, length: 220 },
  ) +
  group(130, 60, 1.1, olive(pen, { at: [150, 690], heading: -12, length: 560, bend: 6 })) +
  group(
    320,
    -20,
    1.12,
    bottle(pen, { form: 'tall', glass: 'clear', liquid: '#b5371a', stopper: 'cork', at: [160, 650] }),
  ) +
  group(
    180,
    30,
    1.1,
    bottle(pen, {
      form: 'apothecary',
      glass: 'clear',
      liquid: '#b5a632',
      stopper: 'ball',
      at: [130, 656],
      scale: 1.1,
    }),
  ) +
  group(
    520,
    20,
    1.16,
    bottle(pen, {
      form: 'flask',
      glass: 'clear',
      liquid: '#f4f0df',
      stopper: 'cork',
      level: 0.86,
      at: [190, 652],
      scale: 1.18,
    }),
  ) +
  coconut(pen, [1010, 700], 118) +
  halfCoconut(pen, [900, 790], 108) +
  fruits(pen)

const heaped = [
  [420, 800, -24],
  [480, 790, 10],
  [532, 806, 40],
  [384, 846, -52],
  [446, 852, -14],
  [508, 856, 24],
] as const

function fruits(pen: Pen): string {
  return (
    shadow([460, 862], 300) +
    heaped.map(([x, y, heading]) => palmFruit(pen, { at: [x, y], heading, length: 96 })).join('') +
    shadow([650, 872], 120) +
    halfPalmFruit(pen, { at: [620, 880], heading: 34, length: 110 }) +
    shadow([290, 850], 150) +
    oliveFruit(pen, { at: [220, 846], heading: 74, length: 76 }, '#8a9440') +
    oliveFruit(pen, { at: [300, 850], heading: 108, length: 72 }, '#4e3443')
  )
}
