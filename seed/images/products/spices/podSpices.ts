import { ovalWidthProfile } from '../../geometry/widthProfiles'
import { defineSeedSymbols, drawHeap, drawScatteredSymbols } from '../../parts/heap'
import { drawLeaf } from '../../parts/leaf'
import { createCentredArc, drawItemsInRows } from '../../parts/pile'
import { reuseDrawing } from '../../parts/reuseDrawing'
import { drawShadow } from '../../parts/shadow'
import { drawSprig, drawStem } from '../../parts/stem'
import type { DrawFunctions } from '../../pen'
import { drawCardamom, drawCardamomFlower } from '../../plants/cardamom'
import { drawLeafOnTable } from '../../plants/driedLeaves'
import { drawGingerShoot, drawMeleguetaPod } from '../../plants/gingers'
import { createIruShape, drawParkiaLeaf, drawParkiaTwig, drawStickyThreads } from '../../plants/parkia'
import { drawPrekesePod, drawPrekeseSlice, drawUdaBunch, drawUdaPod } from '../../plants/spicePods'

/** Spices that are pods or come from pods. */
export const podSpiceDrawings: DrawFunctions = {
  '42': (pen) => {
    const ids = defineSeedSymbols(pen, { length: 28, widthRatio: 0.8, gloss: 0.4 }, 6)
    return (
      drawGingerShoot(pen, { at: [400, 616], heading: 0, length: 380, bend: 6 }, 0.14) +
      drawShadow([230, 630], 200) +
      drawMeleguetaPod(pen, { at: [196, 640], heading: -6, length: 300 }, false) +
      drawMeleguetaPod(pen, { at: [330, 640], heading: 10, length: 270 }, false) +
      drawHeap(pen, ids, {
        at: [350, 696],
        width: 330,
        height: 70,
        colour: '#8f4f2c',
        others: ['#a4623a', '#773d20'],
        pitch: 22,
      }) +
      drawShadow([220, 716], 270, 0.12) +
      drawMeleguetaPod(pen, { at: [62, 690], heading: 82, length: 270 }, true) +
      drawScatteredSymbols(
        pen,
        ids,
        [
          [540, 706],
          [566, 690],
          [360, 732],
          [400, 738],
        ],
        ['#8f4f2c'],
      )
    )
  },
  '62': (pen) => {
    const beans = defineSeedSymbols(pen, createIruShape(pen), 7)
    const dark = { colour: '#452717', others: ['#57341f', '#301b11', '#633c24'], pitch: 32 }
    const leaf = {
      colour: '#5f9248',
      form: 'elliptic',
      widthRatio: 0.44,
      veins: 11,
      vein: '#c6dc96',
    } as const
    return (
      drawStem(pen, { at: [420, 138], heading: 38, length: 84, bend: 20 }, 13, '#8a6a48', 0.8) +
      drawParkiaLeaf(pen, { at: [424, 140], heading: 240, length: 290, bend: 24 }) +
      drawParkiaTwig(pen, [436, 132]) +
      drawLeafOnTable(pen, { at: [56, 560], heading: 96, length: 560, bend: 6 }, leaf) +
      drawLeafOnTable(pen, { at: [40, 690], heading: 78, length: 570, bend: 10 }, leaf) +
      drawShadow([308, 672], 400, 0.16) +
      drawHeap(pen, beans, { ...dark, at: [308, 670], width: 400, height: 170, isHeld: true }) +
      drawStickyThreads([308, 640]) +
      drawScatteredSymbols(
        pen,
        beans,
        [
          [560, 716],
          [538, 724],
          [556, 730],
        ],
        dark.others,
      )
    )
  },
  '72': (pen) =>
    drawShadow([300, 676], 360, 0.12) +
    drawPrekesePod(pen, { at: [452, 668], heading: -26, length: 540, bend: -14 }, 104) +
    drawPrekesePod(pen, { at: [196, 676], heading: 18, length: 560, bend: 12 }, 112) +
    drawShadow([330, 706], 420, 0.14) +
    drawPrekeseSlice(pen, [326, 664], 78, 20) +
    drawPrekeseSlice(pen, [486, 686], 84, 48),
  '81': (pen) => {
    const ids = defineSeedSymbols(
      pen,
      { length: 26, widthRatio: 0.7, profile: ovalWidthProfile, gloss: 0.9 },
      5,
    )
    return (
      drawSprig(
        pen,
        { at: [336, 290], heading: -30, length: 110, bend: 50 },
        { along: 'alternate', count: 4, colour: '#7d6a44', width: 9 },
        (arc) => drawLeaf(pen, arc, { colour: '#5f8848', form: 'lanceolate', widthRatio: 0.36, veins: 6 }),
        () => 136,
      ) +
      drawUdaBunch(pen, [330, 286]) +
      drawShadow([320, 690], 470, 0.12) +
      drawUdaPod(pen, { at: [560, 630], heading: 262, length: 300, bend: -12 }) +
      drawUdaPod(pen, { at: [70, 650], heading: 84, length: 290, bend: 16 }) +
      drawUdaPod(pen, { at: [320, 692], heading: 66, length: 270, bend: 24 }) +
      drawUdaPod(pen, { at: [80, 700], heading: 78, length: 300, bend: 20 }) +
      drawUdaPod(pen, { at: [190, 730], heading: 90, length: 270, bend: -16 }) +
      drawScatteredSymbols(
        pen,
        ids,
        [
          [490, 726],
          [520, 712],
          [544, 730],
          [110, 736],
        ],
        ['#3a2a26'],
      )
    )
  },
  '103': (pen) => {
    const ids = defineSeedSymbols(
      pen,
      { length: 26, widthRatio: 0.84, profile: ovalWidthProfile, gloss: 0.6 },
      5,
    )
    const shell = reuseDrawing(pen, 132, (arc) => drawCardamom(pen, arc, false))
    const raceme = { at: [300, 600], heading: 28, length: 380, bend: 26 } as const
    return (
      drawGingerShoot(pen, { at: [240, 620], heading: -6, length: 388, bend: 4 }, 0.2) +
      drawStem(pen, raceme, 8, '#9bb06a', 0.7) +
      drawCardamomFlower(pen, { at: [520, 330], heading: 150, length: 86 }) +
      drawCardamomFlower(pen, { at: [452, 420], heading: 200, length: 76 }) +
      drawShadow([320, 700], 460, 0.14) +
      drawItemsInRows(pen, { at: [310, 682], rows: [3, 4, 5], pitch: [98, 42] }, (position) =>
        shell(createCentredArc(pen, position, 132)),
      ) +
      drawCardamom(pen, { at: [392, 724], heading: 70, length: 150 }, true) +
      drawScatteredSymbols(
        pen,
        ids,
        [
          [560, 726],
          [584, 706],
          [360, 738],
          [540, 742],
        ],
        ['#4a3226'],
      )
    )
  },
}
