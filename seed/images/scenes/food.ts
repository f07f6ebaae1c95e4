import { quill, rhizome } from '../parts/bark'
import { grains, heap, scatter } from '../parts/heap'
import { leaf } from '../parts/leaf'
import { shadow } from '../parts/shadow'
import { sprig } from '../parts/stem'
import { tumbler } from '../parts/tumbler'
import { bowl } from '../parts/vessels'
import type { Drawing, Pen } from '../pen'
import { gingerSlice, wrinkled } from '../plants/gingers'
import { pumpkin } from '../plants/gourds'
import { pumpkinGrain } from '../plants/seedGrains'
import { group } from './still'

/** What goes on the table: seeds, a tea, spices. */
export const food: Drawing = (pen) =>
  group(640, 10, 1.15, shadow([240, 590], 360), pumpkin(pen, [240, 600], 330)) +
  group(150, 10, 1.18, tea(pen)) +
  group(400, 60, 1.1, seeds(pen)) +
  group(740, 110, 1, ginger(pen)) +
  group(60, 130, 1, cinnamon(pen))

function tea(pen: Pen): string {
  return tumbler(
    pen,
    { at: [170, 640], width: 220, height: 270, liquid: '#c8503c' },
    sprig(
      pen,
      { at: [170, 500], heading: 5, length: 320, bend: 10 },
      { along: 'opposite', count: 4, from: 0.42, to: 0.92, angle: [74, 50], colour: '#7c5560', width: 9 },
      (way) => leaf(pen, way, { colour: '#4d8a48', form: 'ovate', slim: 0.56, teeth: 9, veins: 5 }),
      (share) => 160 - share * 66,
    ),
  )
}

function seeds(pen: Pen): string {
  const ids = grains(pen, pumpkinGrain, 9)
  const look = { colour: '#7f8f48', others: ['#96a45c', '#6a7a38'], pitch: 40 }
  const held = heap(pen, ids, { ...look, at: [240, 566], width: 320, height: 110, isHeld: true })
  return (
    bowl(pen, { at: [240, 690], width: 390, height: 140, colour: '#b0633f', grain: true }, held) +
    scatter(
      pen,
      ids,
      [
        [40, 716],
        [90, 730],
        [440, 736],
      ],
      ['#7f8f48', '#96a45c'],
    )
  )
}

function ginger(pen: Pen): string {
  const body = { at: [90, 690], heading: 76, length: 250, bend: 14 } as const
  return (
    shadow([230, 722], 300) +
    rhizome(pen, body, 84, '#c59c64', [
      { from: 0.24, turn: -74, length: 84 },
      { from: 0.56, turn: -56, length: 100 },
      { from: 0.62, turn: 66, length: 70 },
    ]) +
    wrinkled(body, 84) +
    gingerSlice(pen, { at: [40, 740], heading: 40, length: 84 })
  )
}

function cinnamon(pen: Pen): string {
  return (
    shadow([260, 706], 300, 0.14) +
    quill(pen, { at: [100, 690], heading: 80, length: 280, bend: 2 }, 46, '#a8663a') +
    quill(pen, { at: [120, 716], heading: 98, length: 270, bend: -4 }, 46, '#b97a48')
  )
}
