import { ovalWidthProfile } from '../../geometry/widthProfiles'
import { defineSeedSymbols, drawHeap, drawScatteredSymbols } from '../../parts/heap'
import { drawLeaf } from '../../parts/leaf'
import { createCentredArc, drawItemsInRows } from '../../parts/pile'
import { reuseDrawing } from '../../parts/reuseDrawing'
import { drawShadow } from '../../parts/shadow'
import { drawSprig, drawStem } from '../../parts/stem'
import { drawBowl } from '../../parts/vessels'
import type { DrawFunctions } from '../../pen'
import { drawCardamom, drawCardamomFlower } from '../../plants/cardamom'
import { drawGingerShoot, drawMeleguetaPod } from '../../plants/gingers'
import { createLocustBeanShape, drawParkiaTwig, drawParkiaFlower, drawParkiaLeaf } from '../../plants/parkia'
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
    const ids = defineSeedSymbols(pen, createLocustBeanShape(pen), 6)
    const look = { colour: '#46291a', others: ['#5d3823', '#331d14'], pitch: 34 }
    const bowlContent = drawHeap(pen, ids, { ...look, at: [280, 556], width: 340, height: 100, isHeld: true })
    return (
      drawStem(pen, { at: [420, 148], heading: 38, length: 84, bend: 20 }, 13, '#8a6a48', 0.8) +
      drawParkiaLeaf(pen, { at: [424, 150], heading: 240, length: 290, bend: 24 }) +
      drawParkiaFlower(pen, { at: [428, 146], heading: 214, length: 250, bend: -20 }, 46) +
      drawParkiaTwig(pen, [436, 142]) +
      drawBowl(pen, { at: [280, 690], width: 410, height: 150, colour: '#cf9448' }, bowlContent) +
      drawScatteredSymbols(
        pen,
        ids,
        [
          [500, 704],
          [546, 690],
          [532, 724],
          [90, 716],
        ],
        ['#46291a', '#5d3823'],
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
