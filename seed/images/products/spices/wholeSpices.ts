import { fillSvgPath } from '../../shapes'
import { drawRhizome } from '../../parts/spiceShapes'
import { defineSeedSymbols, drawHeap, drawScatteredSymbols } from '../../parts/heap'
import { drawLeaf } from '../../parts/leaf'
import { createCentredArc, drawItemsInRows } from '../../parts/pile'
import { reuseDrawing } from '../../parts/reuseDrawing'
import { drawShadow } from '../../parts/shadow'
import { drawRoundShape } from '../../parts/roundObject'
import { drawSprig } from '../../parts/stem'
import { drawTwine } from '../../parts/twine'
import { drawBowl } from '../../parts/vessels'
import type { DrawFunctions } from '../../pen'
import { drawCeylonQuill, drawCinnamonTwig } from '../../plants/cinnamon'
import { drawClove, drawCloveTwig } from '../../plants/clove'
import { drawGingerShoot, drawGingerSlice, drawSplitGinger, drawRootWrinkles } from '../../plants/gingers'
import { drawEhuruSeed, drawHalfMonodora, drawMonodoraFruit } from '../../plants/monodora'
import {
  createBerrySpike,
  createPeppercornShape,
  drawPepperVine,
  createUzizaBerryShape,
} from '../../plants/peppers'

/** Where the quills of a cinnamon bundle start, from back to front, and their colours. */
const quills = [
  [124, 566, '#c08a56'],
  [96, 594, '#b57d4a'],
  [152, 592, '#c99462'],
  [82, 626, '#bd8652'],
  [134, 626, '#c99462'],
  [188, 620, '#b57d4a'],
  [100, 660, '#c79160'],
  [158, 658, '#b9814e'],
] as const

export const wholeSpiceDrawings: DrawFunctions = {
  '14': (pen) => {
    const nail = reuseDrawing(pen, 118, (arc) => drawClove(pen, arc))
    return (
      drawCloveTwig(pen, { at: [320, 590], heading: -2, length: 420, bend: 6 }) +
      drawShadow([322, 704], 470, 0.14) +
      fillSvgPath('M110 696Q150 640 316 588Q480 640 530 696Q320 712 110 696z', '#3b2015') +
      drawItemsInRows(pen, { at: [318, 692], rows: [3, 5, 7, 8, 8], pitch: [58, 30] }, (position) =>
        nail(createCentredArc(pen, position, 118)),
      ) +
      nail({ at: [500, 744], heading: 50, length: 118 }) +
      nail({ at: [50, 736], heading: 90, length: 118 })
    )
  },
  '16': (pen) =>
    drawCinnamonTwig(pen, { at: [270, 560], heading: 10, length: 390, bend: 34 }) +
    drawShadow([330, 664], 450, 0.12) +
    quills
      .map(([x, y, colour], index) =>
        drawCeylonQuill(
          pen,
          { at: [x, y], heading: 72 + (index % 3), length: 440 - (index % 2) * 26 },
          38,
          colour,
        ),
      )
      .join('') +
    drawTwine([330, 560], 74, 140) +
    drawCeylonQuill(pen, { at: [70, 728], heading: 86, length: 300 }, 38, '#c08a56') +
    drawCeylonQuill(pen, { at: [430, 736], heading: 76, length: 150 }, 38, '#c99462'),
  '21': (pen) => {
    const seed = reuseDrawing(pen, 106, (arc) => drawEhuruSeed(pen, arc, false))
    return (
      drawSprig(
        pen,
        { at: [250, 450], heading: 6, length: 262, bend: 30 },
        { along: 'alternate', count: 5, colour: '#7d6a44', width: 10 },
        (arc) => drawLeaf(pen, arc, { colour: '#4f8040', form: 'obovate', widthRatio: 0.44, veins: 7 }),
        (share) => 180 - share * 30,
      ) +
      drawShadow([210, 600], 230) +
      drawMonodoraFruit(pen, [196, 490], 118) +
      drawShadow([410, 620], 270) +
      drawHalfMonodora(pen, [398, 488], 142) +
      drawShadow([320, 704], 440, 0.12) +
      drawItemsInRows(pen, { at: [300, 676], rows: [4, 5], pitch: [98, 46] }, (position) =>
        seed(createCentredArc(pen, position, 106)),
      ) +
      drawEhuruSeed(pen, { at: [452, 724], heading: 74, length: 112 }, true) +
      drawEhuruSeed(pen, { at: [210, 736], heading: 96, length: 108 }, true)
    )
  },
  '31': (pen) => {
    const body = { at: [140, 560], heading: 74, length: 360, bend: 16 } as const
    return (
      drawGingerShoot(pen, { at: [300, 520], heading: -4, length: 286, bend: 10 }, 0.17) +
      drawShadow([330, 606], 420) +
      drawRhizome(pen, body, 118, '#b98f58', [
        { from: 0.24, turn: -74, length: 120 },
        { from: 0.52, turn: -56, length: 150 },
        { from: 0.62, turn: 66, length: 110 },
        { from: 0.9, turn: -28, length: 110 },
      ]) +
      drawRootWrinkles(body, 118) +
      drawShadow([330, 704], 460, 0.12) +
      drawSplitGinger(pen, { at: [66, 676], heading: 78, length: 230, bend: 14 }, 0.34) +
      drawSplitGinger(pen, { at: [262, 716], heading: 72, length: 200, bend: -10 }, 0.38) +
      drawGingerSlice(pen, { at: [456, 730], heading: 20, length: 92 }) +
      drawGingerSlice(pen, { at: [530, 716], heading: -30, length: 86 })
    )
  },
  '51': (pen) => {
    const ids = defineSeedSymbols(pen, createUzizaBerryShape(pen), 5)
    const spike = createBerrySpike(pen, 24, ['#c9472f', '#dd6b3a'])
    return (
      drawPepperVine(pen, { at: [250, 640], heading: -4, length: 500, bend: 26 }, '#5f8a48', true) +
      spike({ at: [270, 330], heading: 150, length: 200, bend: 26 }) +
      spike({ at: [330, 240], heading: 120, length: 210, bend: 56 }) +
      spike({ at: [232, 440], heading: 214, length: 170, bend: -30 }) +
      drawHeap(pen, ids, {
        at: [330, 694],
        width: 430,
        height: 116,
        colour: '#5a4033',
        others: ['#6e4f3d', '#46322a'],
        pitch: 33,
      }) +
      drawScatteredSymbols(
        pen,
        ids,
        [
          [84, 706],
          [568, 712],
          [540, 736],
          [118, 734],
        ],
        ['#5a4033'],
      )
    )
  },
  '92': (pen) => {
    const ids = defineSeedSymbols(pen, createPeppercornShape(pen), 6)
    const look = { colour: '#40342e', others: ['#54453b', '#2f2725'], pitch: 32 }
    const bowlContent = drawHeap(pen, ids, { ...look, at: [330, 548], width: 320, height: 76, isHeld: true })
    const spike = createBerrySpike(pen, 27, ['#7fa046', '#a8b85a'])
    return (
      drawPepperVine(pen, { at: [200, 560], heading: -10, length: 420, bend: 40 }, '#4f7f42', false) +
      spike({ at: [226, 250], heading: 196, length: 230, bend: -16 }) +
      spike({ at: [160, 340], heading: 200, length: 200, bend: -20 }) +
      drawRoundShape(
        pen,
        { at: [424, 560], heading: 26, length: 290 },
        {
          colour: '#a97b4c',
          widthRatio: 0.2,
          profile: (along) => 0.5 + 0.5 * along ** 2 * Math.min(1, (1 - along) * 8) ** 0.5,
          gloss: 0.2,
        },
      ) +
      drawBowl(
        pen,
        { at: [330, 690], width: 390, height: 150, colour: '#9c6b3f', grain: true },
        bowlContent,
      ) +
      drawScatteredSymbols(
        pen,
        ids,
        [
          [96, 706],
          [132, 726],
          [540, 706],
          [572, 688],
          [510, 730],
        ],
        ['#40342e', '#54453b'],
      )
    )
  },
}
