import type { Point } from '../../geometry/point'
import { drawCuttingBoard } from '../../parts/board'
import { drawEnamelBowl } from '../../parts/enamelBowl'
import { drawKnife } from '../../parts/knife'
import { getDriedLeafColours, defineShreddedLeafSvgSymbols } from '../../parts/leafShreds'
import { drawHeap, drawScatteredSymbols } from '../../parts/heap'
import { drawBowl, drawJar } from '../../parts/vessels'
import { drawShadow } from '../../parts/shadow'
import { drawStem } from '../../parts/stem'
import type { DrawFunctions } from '../../pen'
import { drawStemBundle } from '../../plants/stemBundle'
import { defineDriedLeafSvgSymbols, drawLeafOnTable } from '../../plants/driedLeaves'
import { defineCrinkledLeafSvgSymbols } from '../../plants/crinkledLeaves'
import { drawHeartLeaf } from '../../plants/heartLeaf'
import { drawBitterLeaf, drawLaurel, drawScentLeaf, drawThyme } from '../../plants/leafyHerbs'
import { drawLeafRoll } from '../../plants/leafRoll'
import { drawThreadHeap } from '../../plants/leafThreads'
import { drawAfangVine, drawPepperSpike, drawUtaziVine, drawUzizaVine } from '../../plants/vines'

const scatteredPositions: readonly Point[] = [
  [84, 716],
  [562, 722],
  [540, 736],
]

/** Leaves for soups: fresh leaves are drawn above dried leaves. */
export const soupHerbDrawings: DrawFunctions = {
  '12': (pen) => {
    const flakes = defineDriedLeafSvgSymbols(
      pen,
      { length: 46, widthRatio: 0.6, form: 'ovate', curl: 110 },
      5,
    )
    const green = { colour: '#77803f', others: getDriedLeafColours('#77803f') }
    const low = { pairs: 2, from: 0.56, isInFlower: false }
    return (
      drawScentLeaf(pen, { at: [290, 620], heading: -36, length: 290, bend: 6 }, low) +
      drawScentLeaf(pen, { at: [356, 620], heading: 34, length: 300, bend: -6 }, low) +
      drawScentLeaf(
        pen,
        { at: [320, 620], heading: -2, length: 400, bend: 6 },
        { pairs: 4, from: 0.22, isInFlower: true },
      ) +
      drawBowl(
        pen,
        { at: [324, 716], width: 400, height: 124, colour: '#b98a5c', grain: true },
        drawHeap(pen, flakes, { ...green, at: [322, 604], width: 330, height: 84, pitch: 31 }),
      ) +
      drawScatteredSymbols(pen, flakes, scatteredPositions, green.others)
    )
  },
  '19': (pen) => {
    const crushed = defineCrinkledLeafSvgSymbols(pen, 104)
    const dark = { colour: '#40522f', others: ['#2f3f25', '#566a3c', '#4a4d2c'], pitch: 42 }
    return (
      drawBitterLeaf(pen, { at: [408, 560], heading: 4, length: 380, bend: 12 }) +
      drawEnamelBowl(
        pen,
        { at: [280, 690], width: 460, height: 146 },
        drawHeap(pen, crushed, { ...dark, at: [280, 556], width: 350, height: 170, isHeld: true }),
      ) +
      drawHeap(pen, crushed, { ...dark, at: [510, 716], width: 110, height: 70 })
    )
  },
  '39': (pen) => {
    const strips = defineShreddedLeafSvgSymbols(pen, 58, 0.2)
    const green = { colour: '#5c6b3a', others: getDriedLeafColours('#5c6b3a') }
    return (
      drawUzizaVine(pen, { at: [380, 640], heading: -26, length: 470, bend: 50 }) +
      drawPepperSpike(pen, { at: [286, 360], heading: 200, length: 150, bend: -14 }) +
      drawPepperSpike(pen, { at: [330, 250], heading: 168, length: 150, bend: 14 }) +
      drawBowl(
        pen,
        { at: [316, 716], width: 420, height: 118, colour: '#8a5f48' },
        drawHeap(pen, strips, { ...green, at: [314, 608], width: 350, height: 90, pitch: 24 }),
      ) +
      drawScatteredSymbols(pen, strips, scatteredPositions, green.others)
    )
  },
  '54': (pen) => {
    const look = { colour: '#8f9a54', widthRatio: 0.8, vein: '#d8d6a0', gloss: 0.15, isLaid: true }
    const pile = [
      [290, 646, -78, 156],
      [356, 644, 76, 156],
      [250, 694, -100, 150],
      [404, 692, 100, 144],
      [318, 668, 196, 84],
    ] as const
    return (
      drawShadow([324, 676], 120) +
      drawUtaziVine(pen, { at: [250, 650], heading: -32, length: 640, bend: 186 }, 4) +
      pile
        .map(([x, y, heading, length]) => drawHeartLeaf(pen, { at: [x, y], heading, length, bend: 12 }, look))
        .join('')
    )
  },
  '80': (pen) => {
    const tiny = defineDriedLeafSvgSymbols(pen, { length: 26, widthRatio: 0.46, form: 'oblong', curl: 40 }, 7)
    const grey = { colour: '#87895c', others: ['#9a9a70', '#747850', '#a39a68'] }
    return (
      drawShadow([330, 660], 200) +
      drawStemBundle(
        { at: [336, 500], lean: -7, width: 70, above: 380, below: 170, stems: 9, spread: 46 },
        (arc) => drawThyme(pen, arc),
      ) +
      drawHeap(pen, tiny, { ...grey, at: [322, 702], width: 400, height: 84, pitch: 20 }) +
      drawScatteredSymbols(pen, tiny, scatteredPositions, grey.others)
    )
  },
  '90': (pen) => {
    const leaf = { colour: '#37693a', form: 'elliptic', widthRatio: 0.44, veins: 6, vein: '#a9c98a' } as const
    return (
      drawAfangVine(pen, { at: [110, 500], heading: 34, length: 470, bend: 40 }, 3) +
      drawCuttingBoard(pen, { at: [256, 716], width: 440, depth: 150 }) +
      drawLeafOnTable(pen, { at: [110, 640], heading: 60, length: 210, bend: 10 }, leaf) +
      drawLeafRoll(pen, { at: [168, 690], heading: 64, length: 190 }, 54) +
      drawThreadHeap(pen, { at: [400, 680], width: 310, height: 160, colour: '#55793a' }) +
      drawKnife(pen, { at: [140, 742], heading: 86, length: 430 })
    )
  },
  '105': (pen) => {
    const dried = {
      colour: '#929a5e',
      form: 'elliptic',
      widthRatio: 0.36,
      veins: 6,
      vein: '#e3dfb0',
    } as const
    const leaves = defineDriedLeafSvgSymbols(
      pen,
      { length: 84, widthRatio: 0.4, form: 'elliptic', curl: 30 },
      9,
    )
    const shades = getDriedLeafColours('#868e52')
    const inside = Array.from({ length: 42 }, (_, index): Point => [
      128 + (index % 6) * 31 + pen.random(-8, 8),
      458 + Math.floor(index / 6) * 28,
    ])
    return (
      drawLaurel(pen, { at: [380, 690], heading: -2, length: 540, bend: 30 }) +
      drawJar(
        pen,
        { at: [206, 676], width: 240, height: 320, content: '#5a6034', level: 0.74, lid: 'cork' },
        drawScatteredSymbols(pen, leaves, inside, shades),
      ) +
      drawLeafOnTable(pen, { at: [340, 724], heading: 74, length: 160, bend: 14 }, dried) +
      drawLeafOnTable(pen, { at: [420, 742], heading: 58, length: 160, bend: -12 }, dried) +
      drawStem(pen, { at: [340, 724], heading: 254, length: 22 }, 5, '#8a8250', 0.8)
    )
  },
}
