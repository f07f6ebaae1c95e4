import type { Point } from '../../geometry/point'
import { getDriedLeafColours, defineShreddedLeafSvgSymbols } from '../../parts/leafShreds'
import { drawHeap, drawScatteredSymbols } from '../../parts/heap'
import { drawLeaf } from '../../parts/leaf'
import { drawShadow } from '../../parts/shadow'
import { drawStem } from '../../parts/stem'
import { drawBowl } from '../../parts/vessels'
import type { DrawFunctions } from '../../pen'
import { drawStemBundle } from '../../plants/stemBundle'
import { defineCutLeafSvgSymbols } from '../../plants/crinkledLeaves'
import { defineDriedLeafSvgSymbols, drawLeafOnTable } from '../../plants/driedLeaves'
import { drawGuavaFruit, drawHalfGuava, drawSoursopFruit } from '../../plants/fruitTrees'
import { drawGuava, drawSoursop } from '../../plants/leafyHerbs'
import { defineDicedRootSvgSymbols, drawMallow, drawMallowRoot } from '../../plants/mallow'
import { drawMintTip, drawRosemary } from '../../plants/mint'
import { createNeemLeaf } from '../../plants/trees'

const scatteredPositions: readonly Point[] = [
  [84, 716],
  [562, 722],
  [540, 736],
]

/** The product drawings of herbs for teas and hair rinses: the fresh plant is drawn above the dried one. */
export const teaHerbDrawings: DrawFunctions = {
  '25': (pen) => {
    const look = {
      colour: '#a3ab62',
      form: 'blade',
      widthRatio: 0.027,
      veins: 'along',
      vein: '#e6e6b4',
    } as const
    const cut = defineShreddedLeafSvgSymbols(pen, 52, 0.3)
    const straw = { colour: '#b5b36e', others: getDriedLeafColours('#b5b36e') }
    return (
      drawShadow([300, 664], 240) +
      drawStemBundle(
        { at: [300, 500], lean: 6, width: 100, above: 410, below: 200, stems: 26, spread: 34 },
        (arc, index) =>
          drawLeaf(pen, { ...arc, bend: (arc.bend ?? 0) * 4 + (((index * 3) % 7) - 3) * 7 }, look),
      ) +
      drawHeap(pen, cut, { ...straw, at: [330, 704], width: 420, height: 84, pitch: 25 }) +
      drawScatteredSymbols(pen, cut, scatteredPositions, straw.others)
    )
  },
  '33': (pen) => {
    const dried = defineDriedLeafSvgSymbols(
      pen,
      { length: 104, widthRatio: 0.22, form: 'lanceolate', curl: 40 },
      8,
    )
    const olive = { colour: '#7d8644', others: getDriedLeafColours('#7d8644') }
    const neemLeaf = createNeemLeaf(pen)
    return (
      drawStem(pen, { at: [70, 190], heading: 40, length: 130, bend: 30 }, 22, '#8a6f50', 0.6) +
      neemLeaf({ at: [166, 108], heading: 182, length: 440, bend: -16 }, 6) +
      neemLeaf({ at: [172, 106], heading: 118, length: 560, bend: 44 }, 9) +
      drawHeap(pen, dried, { ...olive, at: [330, 712], width: 420, height: 84, pitch: 40 })
    )
  },
  '48': (pen) => {
    const dried = { colour: '#5c6f3c', form: 'elliptic', widthRatio: 0.4, veins: 8, vein: '#c9cf98' } as const
    return (
      drawSoursop(pen, { at: [220, 670], heading: -8, length: 470, bend: 34 }) +
      drawShadow([430, 676], 230) +
      drawSoursopFruit(pen, { at: [440, 372], heading: 176, length: 316 }) +
      drawLeafOnTable(pen, { at: [70, 690], heading: 76, length: 230, bend: 14 }, dried) +
      drawLeafOnTable(pen, { at: [180, 740], heading: 58, length: 240, bend: 14 }, dried)
    )
  },
  '60': (pen) => {
    const needles = defineDriedLeafSvgSymbols(
      pen,
      { length: 44, widthRatio: 0.13, form: 'needle', curl: 20 },
      9,
    )
    const grey = { colour: '#7c8460', others: ['#929870', '#666e4c', '#8f8a62'] }
    return (
      drawRosemary(pen, { at: [270, 600], heading: -14, length: 470, bend: -8 }, 4) +
      drawRosemary(pen, { at: [370, 600], heading: 18, length: 420, bend: 12 }, 3) +
      drawRosemary(pen, { at: [322, 600], heading: 2, length: 500, bend: 6 }, 5) +
      drawBowl(
        pen,
        { at: [320, 690], width: 380, height: 130, colour: '#7f8f8a' },
        drawHeap(pen, needles, { ...grey, at: [320, 574], width: 320, height: 76, pitch: 18 }),
      ) +
      drawShadow([330, 728], 440, 0.07) +
      drawRosemary(pen, { at: [74, 724], heading: 86, length: 470, bend: 6 }, 4)
    )
  },
  '67': (pen) => {
    const dried = { colour: '#80834e', form: 'oblong', widthRatio: 0.46, veins: 11, vein: '#d3cfa0' } as const
    return (
      drawGuava(pen, { at: [270, 670], heading: -4, length: 470, bend: 18 }) +
      drawShadow([470, 650], 150) +
      drawGuavaFruit(pen, { at: [484, 660], heading: -6, length: 168 }) +
      drawLeafOnTable(pen, { at: [56, 700], heading: 70, length: 210, bend: 16 }, dried) +
      drawLeafOnTable(pen, { at: [130, 738], heading: 84, length: 200, bend: -10 }, dried) +
      drawShadow([400, 716], 150) +
      drawHalfGuava(pen, { at: [330, 668], heading: 84, length: 156 })
    )
  },
  '74': (pen) => {
    const cut = defineCutLeafSvgSymbols(pen, 40)
    const green = { colour: '#5f8040', others: getDriedLeafColours('#5f8040') }
    return (
      drawMintTip(pen, [320, 320], 236) +
      drawHeap(pen, cut, { ...green, at: [324, 694], width: 480, height: 130, pitch: 25 }) +
      drawScatteredSymbols(pen, cut, scatteredPositions, green.others)
    )
  },
  '96': (pen) => {
    const cubes = defineDicedRootSvgSymbols(pen, 42)
    const cream = { colour: '#e3cf9f', others: ['#d6bd86', '#ecdcb4', '#cbb078'] }
    return (
      drawMallow(pen, { at: [300, 640], heading: -4, length: 470, bend: 10 }) +
      drawHeap(pen, cubes, { ...cream, at: [270, 694], width: 360, height: 104, pitch: 32 }) +
      drawShadow([480, 716], 200, 0.1) +
      drawMallowRoot(pen, { at: [380, 676], heading: 100, length: 220, bend: -24 }, 50) +
      drawMallowRoot(pen, { at: [350, 724], heading: 84, length: 230, bend: 18 }, 44)
    )
  },
}
