import { drawStem } from '../../parts/stem'
import { drawBowl } from '../../parts/vessels'
import { drawHeap, drawScatteredSymbols } from '../../parts/heap'
import type { DrawFunctions } from '../../pen'
import { drawButterflyPea, drawButterflyPeaVine, drawTendril } from '../../plants/butterflyPea'
import { defineDriedPetalSvgSymbols } from '../../plants/driedLeaves'
import { defineDriedFlowerSvgSymbols } from '../../plants/driedFlowers'
import { drawJasmine, drawJasmineBud, drawJasmineLeaves } from '../../plants/jasmine'
import { drawRoseBranch } from '../../plants/rose'
import { drawRoseBloom } from '../../plants/roseBloom'
import {
  defineDriedCalyxSvgSymbols,
  driedRoselleColours,
  drawHibiscus,
  drawRoselleStalk,
  drawRoselleCalyx,
} from '../../plants/roselle'

/** The product drawings of flowers with broad petals: the fresh flower is drawn above the dried petals. */
export const broadPetalDrawings: DrawFunctions = {
  '4': (pen) => {
    const sepals = defineDriedCalyxSvgSymbols(pen, 92)
    return (
      drawRoselleStalk(pen, { at: [330, 640], heading: 2, length: 420, bend: -14 }) +
      drawHibiscus(pen, { at: [318, 200], heading: 118, length: 0 }, 138) +
      drawHeap(pen, sepals, {
        ...driedRoselleColours,
        at: [318, 692],
        width: 410,
        height: 140,
        pitch: 54,
      }) +
      drawScatteredSymbols(
        pen,
        sepals,
        [
          [92, 706],
          [560, 712],
          [520, 728],
        ],
        driedRoselleColours.others,
      ) +
      drawRoselleCalyx(pen, { at: [480, 724], heading: -64, length: 112 })
    )
  },
  '13': (pen) => {
    const dried = defineDriedPetalSvgSymbols(pen, { length: 74, widthRatio: 1, form: 'round', curl: 24 }, 9)
    const shades = ['#e39aad', '#c25f7c', '#ecb3bf']
    return (
      drawRoseBranch(pen, { at: [330, 590], heading: -4, length: 350, bend: 4 }) +
      drawRoseBloom(pen, [318, 226], 150, '#e0809c') +
      drawBowl(
        pen,
        { at: [322, 716], width: 440, height: 130, colour: '#d8c7b4' },
        drawHeap(pen, dried, {
          at: [318, 596],
          width: 330,
          height: 96,
          pitch: 40,
          colour: '#d47a94',
          others: shades,
        }),
      ) +
      drawScatteredSymbols(
        pen,
        dried,
        [
          [96, 706],
          [560, 720],
        ],
        shades,
      )
    )
  },
  '82': (pen) => {
    const dried = defineDriedFlowerSvgSymbols(pen, {
      length: 84,
      lobes: [-40, 34, -8],
      widthRatio: [0.44, 0.66],
      light: '#8a90d4',
      foot: { colour: '#8a8a58', length: 0.16, width: 0.13 },
    })
    const indigo = { colour: '#2f3270', others: ['#3d4288', '#262550', '#4a4484'] }
    return (
      drawButterflyPeaVine(pen, { at: [300, 640], heading: -16, length: 540, bend: 66 }, 6) +
      drawTendril([438, 130], 60) +
      drawButterflyPea(pen, [226, 330], -24, 190) +
      drawButterflyPea(pen, [446, 440], 28, 170) +
      drawHeap(pen, dried, { ...indigo, at: [320, 694], width: 420, height: 126, pitch: 48 }) +
      drawScatteredSymbols(
        pen,
        dried,
        [
          [88, 708],
          [560, 722],
        ],
        indigo.others,
      )
    )
  },
  '99': (pen) => {
    const dried = defineDriedFlowerSvgSymbols(pen, {
      length: 70,
      lobes: [-64, 60, -34, 30, -4],
      widthRatio: [0.3, 0.42],
      light: '#fff3cf',
      foot: { colour: '#a58d52', length: 0.34, width: 0.13 },
    })
    const straw = { colour: '#d2b67c', others: ['#c2a05f', '#dfc894', '#b8955a'] }
    return (
      drawStem(pen, { at: [330, 600], heading: -4, length: 400, bend: -10 }, 9, '#7c8a4c') +
      drawJasmineLeaves(pen, [
        { at: [322, 480], heading: -74, length: 190, bend: -16 },
        { at: [326, 480], heading: 70, length: 190, bend: 16 },
        { at: [310, 330], heading: -64, length: 190, bend: -20 },
        { at: [310, 330], heading: 66, length: 200, bend: 20 },
        { at: [296, 230], heading: -8, length: 150 },
      ]) +
      drawJasmineBud(pen, { at: [300, 260], heading: 40, length: 150 }) +
      drawJasmineBud(pen, { at: [296, 270], heading: -50, length: 130 }) +
      drawJasmine(pen, [268, 320], 100, 10) +
      drawJasmine(pen, [398, 400], 88, 40) +
      drawBowl(
        pen,
        { at: [322, 716], width: 430, height: 126, colour: '#5f7f78' },
        drawHeap(pen, dried, { ...straw, at: [320, 600], width: 350, height: 92, pitch: 42 }),
      ) +
      drawScatteredSymbols(
        pen,
        dried,
        [
          [90, 716],
          [566, 722],
        ],
        straw.others,
      )
    )
  },
}
