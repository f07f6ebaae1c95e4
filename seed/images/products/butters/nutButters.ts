import { drawSolidBlock, drawButterCurl, drawKnifeMarks, type SolidBlockOptions } from '../../parts/block'
import { drawWhippedCream } from '../../parts/cream'
import { drawBrokenPiece } from '../../parts/chunk'
import { drawPalmFrond } from '../../parts/foliage'
import { drawLeaf, type LeafDrawingOptions } from '../../parts/leaf'
import { drawShadow } from '../../parts/shadow'
import { drawJar, drawSpoon } from '../../parts/vessels'
import type { DrawFunctions } from '../../pen'
import { drawHalfKanyaFruit, drawKanyaFruit, drawKanyaSeed } from '../../plants/garcinia'
import {
  drawGroundnut,
  drawGroundnutLeaf,
  drawGroundnutKernel,
  drawOpenGroundnut,
  drawSplitGroundnutKernel,
} from '../../plants/groundnut'
import { drawMurumuruFruit, drawMurumuruBunch, drawMurumuruNut } from '../../plants/murumuru'
import { drawHalfShea, drawSheaNut, drawSheaTwig } from '../../plants/shea'
import { drawCocoaBean, drawCocoaPod, drawHalfCocoaPod } from '../../plants/theobroma'

const kanyaLeaf: LeafDrawingOptions = { colour: '#4d7c42', form: 'elliptic', widthRatio: 0.36, veins: 10 }

export const nutButterDrawings: DrawFunctions = {
  '1': (pen) => {
    const look: SolidBlockOptions = {
      at: [204, 622],
      width: 256,
      height: 156,
      depth: 104,
      colour: '#eee0ac',
      worn: 1,
    }
    return (
      drawSheaTwig(pen, { at: [420, 590], heading: -6, length: 310, bend: 10 }, [
        [352, 340],
        [482, 336],
      ]) +
      drawSolidBlock(pen, look, drawKnifeMarks(pen, look)) +
      drawButterCurl(pen, [126, 672], 96, '#eee0ac') +
      drawShadow([452, 704], 270) +
      drawSheaNut(pen, { at: [384, 650], heading: 62, length: 118 }) +
      drawSheaNut(pen, { at: [572, 644], heading: 284, length: 112 }) +
      drawHalfShea(pen, { at: [340, 716], heading: 76, length: 116 }) +
      drawSheaNut(pen, { at: [460, 716], heading: 70, length: 122 })
    )
  },
  '9': (pen) =>
    drawShadow([486, 620], 190) +
    drawCocoaPod(pen, { at: [478, 144], heading: 174, length: 470, bend: 8 }, '#cf8428') +
    drawSolidBlock(pen, {
      at: [208, 590],
      width: 216,
      height: 128,
      depth: 92,
      colour: '#efe0b0',
      worn: 0.02,
    }) +
    drawShadow([130, 650], 190) +
    drawBrokenPiece(pen, [96, 620], 96, '#efe0b0') +
    drawBrokenPiece(pen, [200, 650], 112, '#efe0b0') +
    drawBrokenPiece(pen, [124, 690], 62, '#efe0b0') +
    drawShadow([440, 694], 330) +
    drawHalfCocoaPod(pen, { at: [596, 600], heading: 252, length: 320 }, '#b8702a') +
    drawShadow([250, 728], 140) +
    drawCocoaBean(pen, { at: [176, 726], heading: 76, length: 78 }) +
    drawCocoaBean(pen, { at: [258, 722], heading: 112, length: 74 }),
  '71': (pen) =>
    drawPalmFrond(
      pen,
      { at: [330, 560], heading: -8, length: 420, bend: -48 },
      { colour: '#6f9152', count: 18, length: 140 },
    ) +
    drawMurumuruBunch(pen, { at: [432, 646], heading: 0, length: 380, bend: 12 }, 124, 4) +
    drawSolidBlock(pen, {
      at: [172, 616],
      width: 210,
      height: 140,
      depth: 88,
      colour: '#f0e6c6',
      worn: 0.35,
    }) +
    drawButterCurl(pen, [110, 676], 88, '#f0e6c6') +
    drawShadow([430, 706], 320) +
    drawMurumuruNut(pen, { at: [286, 694], heading: 74, length: 124 }, true) +
    drawMurumuruNut(pen, { at: [408, 706], heading: 60, length: 112 }, false) +
    drawMurumuruFruit(pen, { at: [598, 676], heading: 256, length: 120 }),
  '87': (pen) =>
    [-40, 10, 60]
      .map((heading) => drawLeaf(pen, { at: [440, 250], heading, length: 170, bend: heading / 2 }, kanyaLeaf))
      .join('') +
    drawShadow([470, 620], 210) +
    drawKanyaFruit(pen, { at: [440, 236], heading: 172, length: 390 }) +
    drawSolidBlock(pen, {
      at: [202, 606],
      width: 176,
      height: 164,
      depth: 96,
      colour: '#f0cc66',
      worn: 0.6,
    }) +
    drawSolidBlock(pen, { at: [160, 664], width: 176, height: 26, depth: 96, colour: '#f0cc66', worn: 0.3 }) +
    drawButterCurl(pen, [96, 690], 84, '#f0cc66') +
    drawShadow([440, 704], 260) +
    drawHalfKanyaFruit(pen, { at: [292, 692], heading: 66, length: 270 }) +
    drawKanyaSeed(pen, { at: [540, 722], heading: 70, length: 70 }),
  '100': (pen) =>
    [
      { heading: 8, length: 330, bend: -8 },
      { heading: 40, length: 300, bend: 20 },
    ]
      .map((leafArc) => drawGroundnutLeaf(pen, { at: [300, 540], ...leafArc }))
      .join('') +
    drawJar(pen, { at: [212, 644], width: 264, height: 320, content: '#b98248', lid: 'none', level: 0.8 }) +
    drawShadow([440, 690], 300) +
    drawGroundnut(pen, { at: [384, 640], heading: 62, length: 190 }) +
    drawGroundnut(pen, { at: [588, 690], heading: 286, length: 176 }) +
    drawOpenGroundnut(pen, { at: [316, 716], heading: 82, length: 196 }) +
    drawShadow([180, 712], 260) +
    drawSpoon(
      pen,
      { at: [268, 690], heading: 262, length: 236 },
      88,
      drawWhippedCream(pen, [228, 704], 96, 56, '#b98248'),
    ) +
    drawGroundnutKernel(pen, { at: [530, 722], heading: 60, length: 62 }) +
    drawSplitGroundnutKernel(pen, { at: [318, 736], heading: 96, length: 58 }),
}
