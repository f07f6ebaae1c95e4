import { glaze, type Colour } from '../colour'
import type { Point } from '../geometry/point'
import { oval } from '../geometry/profiles'
import { ellipse, line } from '../marks'
import { block } from '../parts/block'
import { bottle } from '../parts/bottle'
import { grains, heap, scatter } from '../parts/heap'
import { leaf, type Leaf } from '../parts/leaf'
import { shadow } from '../parts/shadow'
import { sprig, stem } from '../parts/stem'
import { bowl, jar } from '../parts/vessels'
import type { Drawings, Pen } from '../pen'
import { bee, comb, dipper, pool } from '../plants/honey'
import { loofah, loofahSlice, loofahVine } from '../plants/loofah'
import { roseBranch } from '../plants/rose'
import { roseBloom } from '../plants/roseBloom'
import { vanillaFlower, vanillaPod } from '../plants/vanilla'

const vanillaLeaf: Leaf = { colour: '#5f8c48', form: 'elliptic', slim: 0.34, veins: 'along' }
const wax: Colour = '#e3ab36'

/** A drop of something clear and thick, with its light and the shade that it throws. */
const drop = (pen: Pen, [x, y]: Point, radius: number) =>
  ellipse([x + radius * 0.16, y + radius * 0.2], radius * 1.02, radius * 0.8, '#2c4a34', 0.35) +
  ellipse([x, y], radius, radius * 0.8, pen.lit('#a9c4b4', '#e6f1ea', '#ffffff'), 0.82) +
  ellipse([x - radius * 0.36, y - radius * 0.3], radius * 0.26, radius * 0.16, '#ffffff')

/** What is neither pressed, dried nor milled: each thing itself. */
export const others: Drawings = {
  '8': (pen) =>
    shadow([480, 632], 220) +
    comb(pen, { at: [476, 500], width: 230, height: 260, cell: 27, turn: 8 }) +
    jar(pen, { at: [216, 650], width: 280, height: 390, content: '#d98f1c', lid: 'none', level: 0.8 }) +
    pool(pen, [450, 694], 280, '#d98f1c') +
    dipper({ at: [384, 676], heading: 66, length: 240 }, 108) +
    bee(pen, { at: [400, 196], heading: 58, length: 92 }),
  '30': (pen) =>
    roseBranch(pen, { at: [380, 680], heading: 6, length: 430, bend: 16 }) +
    roseBloom(pen, [450, 226], 128, '#e58fa6') +
    bottle(pen, {
      form: 'flask',
      glass: 'clear',
      liquid: '#eaa3ae',
      stopper: 'ball',
      at: [190, 668],
      scale: 1.22,
      shades: ['#e6bcc0', '#c98f9c'],
    }) +
    shadow([470, 690], 230) +
    roseBloom(pen, [440, 642], 84, '#d9708e'),
  '47': (pen) =>
    stem(pen, { at: [400, 660], heading: 2, length: 470, bend: -10 }, 13, '#7d9a4c', 0.8) +
    [
      [404, 560, 64],
      [408, 440, -60],
      [404, 330, 66],
    ]
      .map(([x = 0, y = 0, heading = 0]) =>
        leaf(pen, { at: [x, y], heading, length: 190, bend: heading / 4 }, vanillaLeaf),
      )
      .join('') +
    vanillaFlower(pen, [402, 220], 116) +
    bottle(pen, {
      form: 'serum',
      glass: 'clear',
      liquid: '#b06a2c',
      stopper: 'wood',
      at: [190, 664],
      scale: 1.3,
    }) +
    shadow([400, 704], 400) +
    [0, 1, 2, 3]
      .map((index) =>
        vanillaPod(pen, {
          at: [236 - index * 12, 722 - index * 16],
          heading: 82 + index * 4,
          length: 360,
          bend: -26 + index * 9,
        }),
      )
      .join(''),
  '65': (pen) => {
    const pellet = grains(pen, { length: 27, slim: 0.86, profile: oval, gloss: 0.5 })
    return (
      shadow([420, 600], 290) +
      comb(pen, { at: [424, 372], width: 300, height: 420, cell: 29, turn: 6 }) +
      block(pen, { at: [186, 590], width: 190, height: 180, depth: 84, colour: wax, worn: 0.9 }) +
      heap(pen, pellet, {
        at: [324, 706],
        width: 440,
        height: 130,
        colour: wax,
        others: ['#eec460', '#d79a28'],
        pitch: 21,
      }) +
      scatter(
        pen,
        pellet,
        [
          [74, 712],
          [110, 732],
          [560, 716],
          [590, 702],
          [520, 734],
        ],
        [wax, '#eec460'],
      )
    )
  },
  '83': (pen) =>
    sprig(
      pen,
      { at: [380, 640], heading: 8, length: 440, bend: 20 },
      { along: 'alternate', count: 6, colour: '#86a052', width: 9 },
      (way) => leaf(pen, way, { colour: '#6a9a52', form: 'ovate', slim: 0.56, veins: 7 }),
      (share) => 180 - share * 60,
    ) +
    bottle(pen, {
      form: 'apothecary',
      glass: 'clear',
      liquid: '#e4f0f0',
      stopper: 'cap',
      at: [202, 666],
      scale: 1.22,
      shades: ['#c6d6d8', '#9fb6ba'],
    }) +
    bowl(
      pen,
      { at: [450, 690], width: 240, height: 92, colour: '#b4cfc4' },
      ellipse([450, 602], 108, 20, pen.lit('#f6fbfa', '#cfe0e0', glaze('#cfe0e0', '#c6d2d6'))) +
        line('M372 600q30 -14 80 -14', '#ffffff', 5, 0.9),
    ) +
    drop(pen, [300, 716], 30) +
    drop(pen, [350, 730], 17) +
    drop(pen, [246, 732], 13) +
    drop(pen, [500, 352], 16) +
    drop(pen, [394, 356], 15) +
    drop(pen, [486, 482], 14) +
    drop(pen, [540, 184], 12),
  '102': (pen) =>
    stem(pen, { at: [356, 640], heading: 4, length: 440, bend: 36 }, 11, '#8a9a52', 0.6) +
    loofahVine(pen, [476, 230]) +
    shadow([200, 650], 170) +
    loofah(pen, { at: [170, 660], heading: 2, length: 500, bend: 20 }, 0.32) +
    shadow([400, 690], 250) +
    loofah(pen, { at: [290, 652], heading: 80, length: 270, bend: 8 }, 0.44) +
    shadow([400, 726], 190) +
    loofahSlice(pen, [376, 654], 84),
}
