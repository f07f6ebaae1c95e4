import { glaze, type Colour } from '../colour'
import type { Point } from '../geometry/point'
import { oval } from '../geometry/profiles'
import { d } from '../geometry/outline'
import { area, ellipse, line } from '../marks'
import { block } from '../parts/block'
import { bottle } from '../parts/bottle'
import { grains, heap, scatter } from '../parts/heap'
import { leaf, type Leaf } from '../parts/leaf'
import { shadow } from '../parts/shadow'
import { stem } from '../parts/stem'
import { bowl, jar, spoon } from '../parts/vessels'
import type { Drawings, Pen } from '../pen'
import { laid } from '../plants/dried'
import { bee, comb, dipper, pool } from '../plants/honey'
import { loofah, loofahSlice, loofahVine } from '../plants/loofah'
import { roseBranch } from '../plants/rose'
import { roseBloom } from '../plants/roseBloom'
import { vanillaFlower, vanillaPod } from '../plants/vanilla'

const vanillaLeaf: Leaf = { colour: '#5f8c48', form: 'elliptic', slim: 0.34, veins: 'along' }
const soyLeaf: Leaf = { colour: '#6a9a52', form: 'ovate', slim: 0.5, veins: 7 }
const wax: Colour = '#e3ab36'

/** A drop of something clear and thick, with its light and the shade that it throws. */
const drop = (pen: Pen, [x, y]: Point, radius: number) =>
  ellipse([x + radius * 0.16, y + radius * 0.2], radius * 1.02, radius * 0.8, '#2c4a34', 0.35) +
  ellipse([x, y], radius, radius * 0.8, pen.lit('#a9c4b4', '#e6f1ea', '#ffffff'), 0.82) +
  ellipse([x - radius * 0.36, y - radius * 0.3], radius * 0.26, radius * 0.16, '#ffffff')

/** What runs slowly off a spoon: a thread that widens at both its ends. */
const strand = (pen: Pen, [x, y]: Point, length: number) =>
  area(
    d`M${x - 22} ${y}C${x - 6} ${y + 30} ${x - 6} ${y + length * 0.4} ${x - 6} ${y + length * 0.8}Q${x - 7} ${y + length} ${x - 22} ${y + length}H${x + 22}Q${x + 7} ${y + length} ${x + 6} ${y + length * 0.8}C${x + 6} ${y + length * 0.4} ${x + 8} ${y + 30} ${x + 22} ${y}z`,
    pen.across('#c3dadd', '#ffffff', '#a5c4ca'),
    0.95,
  ) + line(d`M${x - 2} ${y + 30}V${y + length * 0.86}`, '#ffffff', 3, 0.9)

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
    bottle(pen, {
      form: 'apothecary',
      glass: 'clear',
      liquid: '#d6e9ea',
      stopper: 'cork',
      at: [202, 652],
      scale: 1.22,
      shades: ['#b4ccd0', '#88a8ae'],
    }) +
    bowl(
      pen,
      { at: [450, 676], width: 270, height: 104, colour: '#5f8f86' },
      ellipse([450, 578], 122, 22, pen.lit('#f6fbfa', '#cfe0e0', glaze('#cfe0e0', '#a8c0c6'))) +
        ellipse([436, 580], 34, 9, '#ffffff', 0.7) +
        strand(pen, [436, 392], 186),
    ) +
    spoon(
      pen,
      { at: [424, 404], heading: 50, length: 230 },
      92,
      ellipse([460, 380], 32, 24, pen.lit('#ffffff', '#dfeeee', '#a9c8cc')) +
        ellipse([450, 372], 10, 6, '#ffffff'),
    ) +
    laid(pen, { at: [64, 700], heading: 76, length: 200, bend: 14 }, soyLeaf) +
    laid(pen, { at: [180, 734], heading: 64, length: 180, bend: -12 }, soyLeaf) +
    drop(pen, [150, 690], 17) +
    drop(pen, [270, 706], 13) +
    drop(pen, [400, 724], 26) +
    drop(pen, [450, 734], 15) +
    drop(pen, [500, 728], 11),
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
