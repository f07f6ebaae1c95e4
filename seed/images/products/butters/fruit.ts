import { block, curl } from '../../parts/block'
import { cream } from '../../parts/cream'
import { chunk } from '../../parts/facets'
import { leaf, type Leaf } from '../../parts/leaf'
import { repeated } from '../../parts/repeated'
import { shadow } from '../../parts/shadow'
import { sprig } from '../../parts/stem'
import { bowl } from '../../parts/vessels'
import type { Drawings } from '../../pen'
import { avocado, halfAvocado } from '../../plants/fruits'
import { halfKokum, kokum, kokumSeed } from '../../plants/garcinia'
import { halfMango, mango } from '../../plants/mango'
import { cupuacu, halfCupuacu } from '../../plants/theobroma'

const mangoLeaf: Leaf = { colour: '#527f42', form: 'lanceolate', slim: 0.24, veins: 10 }
const kokumLeaf: Leaf = { colour: '#44733f', form: 'elliptic', slim: 0.38, veins: 5 }
const cupuacuLeaf: Leaf = { colour: '#5f8a48', form: 'oblong', slim: 0.32, veins: 9 }

/** Butters from a fruit that one knows whole. */
export const fruitButters: Drawings = {
  '24': (pen) =>
    [
      { heading: -26, bend: -30 },
      { heading: 20, bend: 36 },
      { heading: 64, bend: 40 },
      { heading: -66, bend: -40 },
    ]
      .map((way) => leaf(pen, { at: [420, 250], ...way, length: 186 }, mangoLeaf))
      .join('') +
    shadow([470, 620], 230) +
    mango(pen, { at: [424, 250], heading: 158, length: 370, bend: 46 }) +
    block(pen, { at: [184, 606], width: 220, height: 136, depth: 92, colour: '#f1e6c8', worn: 0.7 }) +
    curl(pen, [120, 668], 92, '#f1e6c8') +
    shadow([420, 706], 260) +
    halfMango(pen, { at: [282, 690], heading: 62, length: 280, bend: 40 }),
  '40': (pen) => {
    const blade = repeated(pen, 140, (way) => leaf(pen, way, kokumLeaf))
    return (
      sprig(
        pen,
        { at: [330, 580], heading: 4, length: 450, bend: 40 },
        { along: 'opposite', count: 5, colour: '#7d7a48', width: 8 },
        (way) => blade({ ...way, bend: 0 }),
        (share) => 160 - share * 40,
      ) +
      [
        [344, 310, 186],
        [462, 272, 172],
        [430, 400, 180],
      ]
        .map(([x = 0, y = 0, heading = 0]) => kokum(pen, { at: [x, y], heading, length: 112 }))
        .join('') +
      block(pen, { at: [200, 640], width: 270, height: 64, depth: 112, colour: '#ebdfc4', worn: 0 }) +
      block(pen, { at: [214, 570], width: 210, height: 58, depth: 90, colour: '#ebdfc4', worn: 0 }) +
      shadow([120, 696], 130) +
      chunk(pen, [92, 680], 62, '#ebdfc4', 1) +
      chunk(pen, [164, 700], 46, '#ebdfc4', 1) +
      shadow([456, 706], 300) +
      kokum(pen, { at: [478, 600], heading: 150, length: 124 }) +
      halfKokum(pen, { at: [324, 706], heading: 56, length: 146 }) +
      kokumSeed(pen, { at: [474, 724], heading: 70, length: 58 }) +
      kokumSeed(pen, { at: [546, 716], heading: 110, length: 56 })
    )
  },
  '55': (pen) =>
    leaf(pen, { at: [410, 230], heading: -40, length: 190, bend: -40 }, cupuacuLeaf) +
    leaf(pen, { at: [420, 230], heading: 40, length: 190, bend: 40 }, cupuacuLeaf) +
    shadow([456, 620], 220) +
    cupuacu(pen, { at: [416, 206], heading: 172, length: 420 }) +
    bowl(
      pen,
      { at: [188, 666], width: 270, height: 116, colour: '#b5784c' },
      cream(pen, [188, 562], 230, 190, '#f2e4c0'),
    ) +
    shadow([460, 706], 300) +
    halfCupuacu(pen, { at: [312, 700], heading: 70, length: 286 }),
  '84': (pen) =>
    sprig(
      pen,
      { at: [330, 480], heading: -14, length: 300, bend: -10 },
      { along: 'alternate', count: 5, colour: '#7d7350', from: 0.3 },
      (way) => leaf(pen, way, { colour: '#4f7a3c', form: 'elliptic', slim: 0.4, veins: 7 }),
      (share) => 176 - share * 40,
    ) +
    shadow([500, 620], 200) +
    avocado(pen, { at: [470, 640], heading: 4, length: 340 }) +
    block(pen, { at: [206, 646], width: 350, height: 20, depth: 124, colour: '#b9865a', worn: 0.1 }) +
    block(pen, { at: [234, 604], width: 220, height: 134, depth: 90, colour: '#cdd88e', worn: 0.5 }) +
    curl(pen, [92, 622], 84, '#cdd88e') +
    shadow([450, 712], 220) +
    halfAvocado(pen, { at: [404, 722], heading: 50, length: 262 }),
}
