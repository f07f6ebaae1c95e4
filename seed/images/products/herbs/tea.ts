import type { Point } from '../../geometry/point'
import { driedShades, shreds } from '../../parts/cutLeaf'
import { heap, scatter } from '../../parts/heap'
import { leaf } from '../../parts/leaf'
import { shadow } from '../../parts/shadow'
import { sprig } from '../../parts/stem'
import { tumbler } from '../../parts/tumbler'
import { bowl } from '../../parts/vessels'
import type { Drawings } from '../../pen'
import { bundle } from '../../plants/bundles'
import { driedLeaves, laid } from '../../plants/dried'
import { guavaFruit, halfGuava, soursopFruit } from '../../plants/fruitTrees'
import { guava, soursop } from '../../plants/leafyHerbs'
import { dice, mallow, mallowRoot } from '../../plants/mallow'
import { rosemary } from '../../plants/mint'
import { neemLeaf } from '../../plants/trees'

const strayed: readonly Point[] = [
  [84, 716],
  [562, 722],
  [540, 736],
]

/** Leaves and a root for teas, rinses and roasts, fresh above what is dried of them. */
export const teaHerbs: Drawings = {
  '25': (pen) => {
    const look = { colour: '#a3ab62', form: 'blade', slim: 0.027, veins: 'along', vein: '#e6e6b4' } as const
    const cut = shreds(pen, 52, 0.3)
    const straw = { colour: '#b5b36e', others: driedShades('#b5b36e') }
    return (
      shadow([300, 664], 240) +
      bundle(
        { at: [300, 500], lean: 6, width: 100, above: 410, below: 200, stems: 26, spread: 34 },
        (way, index) => leaf(pen, { ...way, bend: (way.bend ?? 0) * 4 + (((index * 3) % 7) - 3) * 7 }, look),
      ) +
      heap(pen, cut, { ...straw, at: [330, 704], width: 420, height: 84, pitch: 25 }) +
      scatter(pen, cut, strayed, straw.others)
    )
  },
  '33': (pen) => {
    const dried = driedLeaves(pen, { length: 108, slim: 0.26, form: 'lanceolate', curl: 44 }, 8)
    const olive = { colour: '#6f7c3e', others: driedShades('#6f7c3e') }
    return (
      neemLeaf(pen, { at: [350, 640], heading: -38, length: 480, bend: 36 }, 5) +
      neemLeaf(pen, { at: [350, 640], heading: 8, length: 380, bend: 34 }, 4) +
      heap(pen, dried, { ...olive, at: [318, 692], width: 420, height: 120, pitch: 40 }) +
      scatter(pen, dried, [strayed[0] ?? [84, 716]], olive.others)
    )
  },
  '48': (pen) => {
    const dried = { colour: '#5c6f3c', form: 'elliptic', slim: 0.4, veins: 8, vein: '#c9cf98' } as const
    return (
      soursop(pen, { at: [220, 670], heading: -8, length: 470, bend: 34 }) +
      shadow([430, 676], 230) +
      soursopFruit(pen, { at: [440, 372], heading: 176, length: 316 }) +
      laid(pen, { at: [70, 690], heading: 76, length: 230, bend: 14 }, dried) +
      laid(pen, { at: [180, 740], heading: 58, length: 240, bend: 14 }, dried)
    )
  },
  '60': (pen) => {
    const needles = driedLeaves(pen, { length: 44, slim: 0.13, form: 'needle', curl: 20 }, 9)
    const grey = { colour: '#7c8460', others: ['#929870', '#666e4c', '#8f8a62'] }
    return (
      rosemary(pen, { at: [270, 600], heading: -14, length: 470, bend: -8 }, 4) +
      rosemary(pen, { at: [370, 600], heading: 18, length: 420, bend: 12 }, 3) +
      rosemary(pen, { at: [322, 600], heading: 2, length: 500, bend: 6 }, 5) +
      bowl(
        pen,
        { at: [320, 690], width: 380, height: 130, colour: '#7f8f8a' },
        heap(pen, needles, { ...grey, at: [320, 574], width: 320, height: 76, pitch: 18 }),
      ) +
      shadow([330, 728], 440, 0.07) +
      rosemary(pen, { at: [74, 724], heading: 86, length: 470, bend: 6 }, 4)
    )
  },
  '67': (pen) => {
    const dried = { colour: '#80834e', form: 'oblong', slim: 0.46, veins: 11, vein: '#d3cfa0' } as const
    return (
      guava(pen, { at: [270, 670], heading: -4, length: 470, bend: 18 }) +
      shadow([470, 650], 150) +
      guavaFruit(pen, { at: [484, 660], heading: -6, length: 168 }) +
      laid(pen, { at: [56, 700], heading: 70, length: 210, bend: 16 }, dried) +
      laid(pen, { at: [130, 738], heading: 84, length: 200, bend: -10 }, dried) +
      shadow([400, 716], 150) +
      halfGuava(pen, { at: [330, 668], heading: 84, length: 156 })
    )
  },
  '74': (pen) => {
    const fresh = { colour: '#4d8a48', form: 'ovate', slim: 0.56, teeth: 9, veins: 5 } as const
    const cut = driedLeaves(pen, { length: 40, slim: 0.6, form: 'ovate', curl: 100 }, 9)
    const green = { colour: '#66743e', others: driedShades('#66743e') }
    return (
      tumbler(
        pen,
        { at: [236, 672], width: 236, height: 290, liquid: '#d8c65a' },
        sprig(
          pen,
          { at: [236, 520], heading: 5, length: 320, bend: 10 },
          { along: 'opposite', count: 4, from: 0.42, to: 0.92, angle: [74, 50], colour: '#7c5560', width: 9 },
          (way) => leaf(pen, way, fresh),
          (share) => 160 - share * 66,
        ),
      ) +
      heap(pen, cut, { ...green, at: [410, 712], width: 340, height: 110, pitch: 26 }) +
      scatter(pen, cut, [strayed[0] ?? [84, 716], [150, 728]], green.others)
    )
  },
  '96': (pen) => {
    const cubes = dice(pen, 42)
    const cream = { colour: '#e3cf9f', others: ['#d6bd86', '#ecdcb4', '#cbb078'] }
    return (
      mallow(pen, { at: [300, 640], heading: -4, length: 470, bend: 10 }) +
      heap(pen, cubes, { ...cream, at: [270, 694], width: 360, height: 104, pitch: 32 }) +
      shadow([480, 716], 200, 0.1) +
      mallowRoot(pen, { at: [380, 676], heading: 100, length: 220, bend: -24 }, 50) +
      mallowRoot(pen, { at: [350, 724], heading: 84, length: 230, bend: 18 }, 44)
    )
  },
}
