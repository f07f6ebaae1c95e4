import { defineSeedSymbols, drawHeap, drawScatteredSymbols } from '../../parts/heap'
import { drawLeaf } from '../../parts/leaf'
import { getCentredArcStart, drawItemsInRows } from '../../parts/pile'
import { reuseDrawing } from '../../parts/reuseDrawing'
import { drawShadow } from '../../parts/shadow'
import { drawSprig, drawStem } from '../../parts/stem'
import type { DrawFunctions } from '../../pen'
import {
  drawBitterKola,
  drawBushMango,
  drawHalfBushMango,
  drawBitterKolaFruit,
  drawOgbonoKernel,
  drawPeeledBitterKola,
} from '../../plants/forestSeeds'
import { drawEgusiMelon, drawHalfEgusiMelon, drawPumpkin } from '../../plants/gourds'
import { drawSedge } from '../../plants/sedge'
import {
  egusiSeedShape,
  sunflowerHullShape,
  pumpkinSeedShape,
  sunflowerKernelShape,
  createTigernutShape,
} from '../../plants/seedShapes'
import { drawSunflowerHead } from '../../plants/sunflower'
import {
  drawMoringaLeaf,
  drawMoringaPod,
  drawMoringaSeedOnSide,
  drawOpenMoringaPod,
} from '../../plants/trees'

/** Large, countable seeds in front of their fruit, flower or pod. */
export const largeSeedDrawings: DrawFunctions = {
  '29': (pen) => {
    const ids = defineSeedSymbols(pen, egusiSeedShape, 7)
    return (
      drawShadow([260, 560], 260) +
      drawEgusiMelon(pen, { at: [252, 566], heading: 10, length: 270 }) +
      drawShadow([440, 580], 220) +
      drawHalfEgusiMelon(pen, [434, 474], 116) +
      drawHeap(pen, ids, {
        at: [316, 696],
        width: 460,
        height: 140,
        colour: '#e3cc92',
        others: ['#efdfb2', '#d8bd80'],
        shade: '#c9a565',
        pitch: 40,
      }) +
      drawScatteredSymbols(
        pen,
        ids,
        [
          [70, 706],
          [576, 712],
        ],
        ['#e3cc92'],
      )
    )
  },
  '44': (pen) => {
    const ids = defineSeedSymbols(pen, createTigernutShape(pen), 7)
    return (
      drawSedge(pen, { at: [310, 640], heading: 2, length: 430 }) +
      drawHeap(pen, ids, {
        at: [318, 690],
        width: 420,
        height: 140,
        colour: '#b07f4a',
        others: ['#c2955c', '#996a3a'],
        shade: '#87582f',
        pitch: 47,
      }) +
      drawScatteredSymbols(
        pen,
        ids,
        [
          [76, 700],
          [562, 706],
        ],
        ['#b07f4a'],
      )
    )
  },
  '52': (pen) => {
    const half = reuseDrawing(pen, 128, (arc) => drawOgbonoKernel(pen, arc, true))
    const back = reuseDrawing(pen, 128, (arc) => drawOgbonoKernel(pen, arc, false))
    return (
      drawSprig(
        pen,
        { at: [190, 470], heading: 10, length: 270, bend: 40 },
        { along: 'alternate', count: 5, colour: '#7d6a44', width: 9 },
        (arc) => drawLeaf(pen, arc, { colour: '#4f7a3c', form: 'elliptic', widthRatio: 0.42, veins: 8 }),
        (share) => 150 - share * 30,
      ) +
      drawShadow([226, 584], 220) +
      drawBushMango(pen, { at: [222, 590], heading: -8, length: 220 }) +
      drawShadow([424, 590], 220) +
      drawHalfBushMango(pen, { at: [424, 596], heading: 10, length: 216 }) +
      drawShadow([320, 704], 460, 0.12) +
      drawItemsInRows(pen, { at: [318, 680], rows: [3, 4, 4], pitch: [108, 44] }, (position, row) => {
        const heading = pen.random(30, 150)
        const draw = (Math.round(position[0] / 100) + row) % 2 === 0 ? half : back
        return draw({ at: getCentredArcStart(position, heading, 124), heading, length: 124 })
      })
    )
  },
  '61': (pen) => {
    const ids = defineSeedSymbols(pen, pumpkinSeedShape, 9)
    return (
      drawShadow([314, 590], 380) +
      drawPumpkin(pen, [314, 600], 330) +
      drawHeap(pen, ids, {
        at: [320, 698],
        width: 470,
        height: 136,
        colour: '#7f8f48',
        others: ['#96a45c', '#6a7a38'],
        pitch: 42,
      }) +
      drawScatteredSymbols(
        pen,
        ids,
        [
          [64, 706],
          [580, 712],
        ],
        ['#7f8f48'],
      )
    )
  },
  '76': (pen) => {
    const winged = (x: number, y: number, size: number, turn: number) =>
      drawShadow([x, y + size * 0.4], size * 1.2, 0.2) + drawMoringaSeedOnSide(pen, [x, y], size, turn)
    return (
      drawMoringaLeaf(pen, { at: [330, 540], heading: 2, length: 420, bend: 30 }) +
      drawMoringaPod(pen, { at: [120, 600], heading: 4, length: 470, bend: 14 }) +
      drawShadow([330, 606], 470, 0.1) +
      drawOpenMoringaPod(pen, { at: [80, 590], heading: 84, length: 470, bend: 4 }) +
      winged(142, 652, 88, -24) +
      winged(276, 648, 84, 40) +
      winged(510, 644, 88, 70) +
      winged(396, 656, 90, 14) +
      winged(224, 704, 92, 64) +
      winged(474, 712, 88, -36)
    )
  },
  '88': (pen) => {
    const ids = defineSeedSymbols(pen, sunflowerKernelShape, 6)
    const hulls = defineSeedSymbols(pen, sunflowerHullShape, 3)
    const broad = { colour: '#5f8a3f', form: 'heart', widthRatio: 0.76, veins: 7 } as const
    return (
      drawStem(pen, { at: [330, 660], heading: -2, length: 360 }, 18, '#87a352', 0.8) +
      drawLeaf(pen, { at: [332, 600], heading: 46, length: 230, bend: 40 }, broad) +
      drawLeaf(pen, { at: [326, 610], heading: -48, length: 220, bend: -34 }, broad) +
      drawSunflowerHead(pen, [322, 286], 206) +
      drawHeap(pen, ids, {
        at: [316, 692],
        width: 430,
        height: 120,
        colour: '#c2b796',
        others: ['#d6ccae', '#ab9f7f'],
        shade: '#94866a',
        pitch: 33,
      }) +
      drawScatteredSymbols(
        pen,
        hulls,
        [
          [150, 716],
          [470, 722],
          [540, 696],
          [86, 694],
          [520, 738],
          [214, 736],
        ],
        ['#35302d'],
      )
    )
  },
  '95': (pen) =>
    drawSprig(
      pen,
      { at: [236, 450], heading: -4, length: 300, bend: 34 },
      { along: 'opposite', count: 3, from: 0.2, colour: '#7d6a44', width: 10 },
      (arc) => drawLeaf(pen, arc, { colour: '#4a7440', form: 'elliptic', widthRatio: 0.4, veins: 8 }),
      (share) => 190 - share * 40,
    ) +
    drawShadow([250, 622], 250) +
    drawBitterKolaFruit(pen, { at: [246, 640], heading: 4, length: 270 }) +
    drawShadow([350, 700], 470, 0.12) +
    drawBitterKola(pen, { at: [372, 612], heading: 70, length: 190 }) +
    drawBitterKola(pen, { at: [344, 660], heading: 104, length: 190 }) +
    drawBitterKola(pen, { at: [78, 684], heading: 82, length: 196 }) +
    drawPeeledBitterKola(pen, { at: [470, 726], heading: 56, length: 140 }, false) +
    drawPeeledBitterKola(pen, { at: [346, 732], heading: 12, length: 130 }, true),
}
