import { quill } from '../parts/bark'
import { grains, heap, scatter } from '../parts/heap'
import { lying, pile } from '../parts/pile'
import { bowlful } from '../parts/powderWare'
import { repeated } from '../parts/repeated'
import { sack } from '../parts/sack'
import { shadow } from '../parts/shadow'
import { stem } from '../parts/stem'
import { twine } from '../parts/twine'
import { stand } from '../geometry/ribbon'
import type { Drawing, Pen } from '../pen'
import { bundle } from '../plants/bundles'
import { cardamom } from '../plants/cardamom'
import { spike } from '../plants/mint'
import { peppercornGrain } from '../plants/peppers'
import { turmericRoot, turmericSlice } from '../plants/turmeric'
import { group } from './still'

/** What stands on a market table: powders in bowls, a sack, spices whole. */
export const market: Drawing = (pen) =>
  group(452, -30, 1.1, lavender(pen)) +
  group(
    130,
    -20,
    1.1,
    sack(
      pen,
      { at: [240, 690], width: 300, height: 300, colour: '#cdb894' },
      { colour: '#e3cf9f', coarse: 0.4 },
    ),
  ) +
  bowlful(
    pen,
    { at: [940, 770], width: 330, height: 150, colour: '#d9cdb6' },
    { colour: '#7f9a45', coarse: 0.2 },
    160,
  ) +
  bowlful(
    pen,
    { at: [650, 784], width: 400, height: 170, colour: '#b0633f', grain: true },
    { colour: '#e39a1c', coarse: 0.15 },
    240,
  ) +
  group(656, 138, 1, cinnamon(pen)) +
  group(170, 140, 1, corns(pen)) +
  group(420, 158, 1, roots(pen))

function lavender(pen: Pen): string {
  return bundle(
    { at: [330, 470], lean: 4, width: 74, above: 380, below: 200, stems: 8, spread: 54 },
    (way) =>
      stem(pen, way, 5, '#869a6b', 0.6) +
      spike(
        pen,
        { ...stand(way, 0.66), length: way.length * 0.34, bend: (way.bend ?? 0) * 0.34 },
        '#7d6bb0',
        6,
        1.45,
      ),
  )
}

function cinnamon(pen: Pen): string {
  return (
    shadow([300, 722], 400, 0.14) +
    quill(pen, { at: [128, 672], heading: 82, length: 360, bend: 2 }, 52, '#a8663a') +
    quill(pen, { at: [100, 706], heading: 84, length: 380, bend: -4 }, 54, '#a5643a') +
    quill(pen, { at: [150, 722], heading: 80, length: 350, bend: 2 }, 54, '#b97a48') +
    twine([300, 668], 82, 112)
  )
}

function corns(pen: Pen): string {
  const ids = grains(pen, peppercornGrain(pen), 6)
  return (
    heap(pen, ids, {
      at: [130, 690],
      width: 250,
      height: 80,
      colour: '#40342e',
      others: ['#54453b', '#2f2725'],
      pitch: 30,
    }) +
    scatter(
      pen,
      ids,
      [
        [-20, 700],
        [270, 706],
        [290, 690],
      ],
      ['#40342e', '#54453b'],
    )
  )
}

function roots(pen: Pen): string {
  const shell = repeated(pen, 104, (way) => cardamom(pen, way, false))
  return (
    shadow([120, 700], 200) +
    turmericRoot(pen, { at: [10, 690], heading: 76, length: 210 }) +
    turmericSlice(pen, { at: [150, 716], heading: 84, length: 78 }) +
    pile(pen, { at: [290, 706], rows: [2, 3], pitch: [76, 34] }, (place) => shell(lying(pen, place, 104)))
  )
}
