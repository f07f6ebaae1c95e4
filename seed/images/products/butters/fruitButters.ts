import { drawSolidBlock, drawButterCurl } from '../../parts/block'
import { drawWhippedCream } from '../../parts/cream'
import { drawBrokenPiece } from '../../parts/chunk'
import { drawLeaf, type LeafDrawingOptions } from '../../parts/leaf'
import { reuseDrawing } from '../../parts/reuseDrawing'
import { drawShadow } from '../../parts/shadow'
import { drawSprig } from '../../parts/stem'
import { drawBowl } from '../../parts/vessels'
import type { DrawFunctions } from '../../pen'
import { drawAvocado, drawHalfAvocado } from '../../plants/softFruits'
import { drawHalfKokumFruit, drawKokumFruit, drawKokumSeed } from '../../plants/garcinia'
import { drawHalfMango, drawMango } from '../../plants/mango'
import { drawCupuacuFruit, drawHalfCupuacuFruit } from '../../plants/theobroma'

const mangoLeaf: LeafDrawingOptions = { colour: '#527f42', form: 'lanceolate', widthRatio: 0.24, veins: 10 }
const kokumLeaf: LeafDrawingOptions = { colour: '#44733f', form: 'elliptic', widthRatio: 0.38, veins: 5 }
const cupuacuLeaf: LeafDrawingOptions = { colour: '#5f8a48', form: 'oblong', widthRatio: 0.32, veins: 9 }

/** The product drawings of plant butters that are made from fruits. The whole fruit is shown. */
export const fruitButterDrawings: DrawFunctions = {
  '24': (pen) =>
    [
      { heading: -26, bend: -30 },
      { heading: 20, bend: 36 },
      { heading: 64, bend: 40 },
      { heading: -66, bend: -40 },
    ]
      .map((leafArc) => drawLeaf(pen, { at: [420, 250], ...leafArc, length: 186 }, mangoLeaf))
      .join('') +
    drawShadow([470, 620], 230) +
    drawMango(pen, { at: [424, 250], heading: 158, length: 370, bend: 46 }) +
    drawSolidBlock(pen, {
      at: [184, 606],
      width: 220,
      height: 136,
      depth: 92,
      colour: '#f1e6c8',
      worn: 0.7,
    }) +
    drawButterCurl(pen, [120, 668], 92, '#f1e6c8') +
    drawShadow([420, 706], 260) +
    drawHalfMango(pen, { at: [282, 690], heading: 62, length: 280, bend: 40 }),
  '40': (pen) => {
    const blade = reuseDrawing(pen, 140, (arc) => drawLeaf(pen, arc, kokumLeaf))
    return (
      drawSprig(
        pen,
        { at: [330, 580], heading: 4, length: 450, bend: 40 },
        { along: 'opposite', count: 5, colour: '#7d7a48', width: 8 },
        (arc) => blade({ ...arc, bend: 0 }),
        (share) => 160 - share * 40,
      ) +
      [
        [344, 310, 186],
        [462, 272, 172],
        [430, 400, 180],
      ]
        .map(([x = 0, y = 0, heading = 0]) => drawKokumFruit(pen, { at: [x, y], heading, length: 112 }))
        .join('') +
      drawSolidBlock(pen, {
        at: [200, 640],
        width: 270,
        height: 64,
        depth: 112,
        colour: '#ebdfc4',
        worn: 0,
      }) +
      drawSolidBlock(pen, { at: [214, 570], width: 210, height: 58, depth: 90, colour: '#ebdfc4', worn: 0 }) +
      drawShadow([120, 696], 130) +
      drawBrokenPiece(pen, [92, 680], 62, '#ebdfc4', 1) +
      drawBrokenPiece(pen, [164, 700], 46, '#ebdfc4', 1) +
      drawShadow([456, 706], 300) +
      drawKokumFruit(pen, { at: [478, 600], heading: 150, length: 124 }) +
      drawHalfKokumFruit(pen, { at: [324, 706], heading: 56, length: 146 }) +
      drawKokumSeed(pen, { at: [474, 724], heading: 70, length: 58 }) +
      drawKokumSeed(pen, { at: [546, 716], heading: 110, length: 56 })
    )
  },
  '55': (pen) =>
    drawLeaf(pen, { at: [410, 230], heading: -40, length: 190, bend: -40 }, cupuacuLeaf) +
    drawLeaf(pen, { at: [420, 230], heading: 40, length: 190, bend: 40 }, cupuacuLeaf) +
    drawShadow([456, 620], 220) +
    drawCupuacuFruit(pen, { at: [416, 206], heading: 172, length: 420 }) +
    drawBowl(
      pen,
      { at: [188, 666], width: 270, height: 116, colour: '#b5784c' },
      drawWhippedCream(pen, [188, 562], 230, 190, '#f2e4c0'),
    ) +
    drawShadow([460, 706], 300) +
    drawHalfCupuacuFruit(pen, { at: [312, 700], heading: 70, length: 286 }),
  '84': (pen) =>
    drawSprig(
      pen,
      { at: [330, 480], heading: -14, length: 300, bend: -10 },
      { along: 'alternate', count: 5, colour: '#7d7350', from: 0.3 },
      (arc) => drawLeaf(pen, arc, { colour: '#4f7a3c', form: 'elliptic', widthRatio: 0.4, veins: 7 }),
      (share) => 176 - share * 40,
    ) +
    drawShadow([500, 620], 200) +
    drawAvocado(pen, { at: [470, 640], heading: 4, length: 340 }) +
    drawSolidBlock(pen, {
      at: [206, 646],
      width: 350,
      height: 20,
      depth: 124,
      colour: '#b9865a',
      worn: 0.1,
    }) +
    drawSolidBlock(pen, {
      at: [234, 604],
      width: 220,
      height: 134,
      depth: 90,
      colour: '#cdd88e',
      worn: 0.5,
    }) +
    drawButterCurl(pen, [92, 622], 84, '#cdd88e') +
    drawShadow([450, 712], 220) +
    drawHalfAvocado(pen, { at: [404, 722], heading: 50, length: 262 }),
}
