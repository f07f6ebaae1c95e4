import { drawWhippedCream } from '../../parts/cream'
import { drawMaskBrush } from '../../parts/maskBrush'
import { drawPowderBowl, drawPowderSpoon, drawPowderInPatternedBowl } from '../../parts/powderContainers'
import { drawCrackedClay } from '../../parts/crackedClay'
import { drawRock } from '../../parts/rock'
import { drawShadow } from '../../parts/shadow'
import { drawBowl, drawJar } from '../../parts/vessels'
import type { DrawFunctions } from '../../pen'
import { drawHalfCoconut } from '../../plants/palms'

/** Clays and charcoal: the raw lumps and the powder milled from them. */
export const mineralPowderDrawings: DrawFunctions = {
  '23': (pen) =>
    drawJar(pen, { at: [456, 560], width: 220, height: 330, content: '#eceade', level: 0.78, lid: 'wood' }) +
    drawRock(pen, { at: [226, 540], width: 250, height: 190, colour: '#d6d1c0', contrast: 0.6 }) +
    drawBowl(
      pen,
      { at: [290, 680], width: 400, height: 150, colour: '#4d6f80' },
      drawWhippedCream(pen, [286, 552], 310, 130, '#f1efe3'),
    ) +
    drawMaskBrush(pen, { at: [318, 700], heading: 62, length: 330 }, 104, '#f1efe3') +
    drawRock(pen, { at: [130, 724], width: 110, height: 74, colour: '#e6e3d6', contrast: 0.3 }),
  '38': (pen) =>
    drawHalfCoconut(pen, [410, 340], 130) +
    drawShadow([330, 560], 380) +
    [
      [220, 480, 170, 140],
      [340, 500, 190, 150],
      [470, 520, 180, 130],
      [150, 560, 170, 120],
      [290, 580, 180, 130],
      [430, 590, 190, 120],
    ]
      .map(([x = 0, y = 0, width = 0, height = 0]) =>
        drawRock(pen, { at: [x, y], width, height, colour: '#3b3836', contrast: 1, layers: 2 }),
      )
      .join('') +
    drawPowderBowl(
      pen,
      { at: [300, 706], width: 340, height: 120, colour: '#e9e2d2' },
      { colour: '#2b2829', coarse: 0.1 },
      110,
    ),
  '63': (pen) =>
    drawJar(pen, { at: [196, 560], width: 230, height: 330, content: '#b9b4a2', level: 0.74, lid: 'cork' }) +
    drawRock(pen, { at: [440, 560], width: 270, height: 200, colour: '#aaa694', contrast: 0.5, layers: 3 }) +
    drawCrackedClay(pen, { at: [300, 640], width: 500, depth: 150, thick: 22, colour: '#aba793' }) +
    drawPowderSpoon(pen, { at: [270, 690], heading: 62, length: 350 }, 140, {
      colour: '#bab5a3',
      coarse: 0.1,
    }),
  '89': (pen) =>
    drawRock(pen, { at: [430, 430], width: 200, height: 96, colour: '#a37252', contrast: 0.6, layers: 3 }) +
    drawRock(pen, { at: [470, 510], width: 270, height: 110, colour: '#96664a', contrast: 0.6, layers: 3 }) +
    drawRock(pen, { at: [360, 560], width: 250, height: 120, colour: '#a9795a', contrast: 0.6, layers: 4 }) +
    drawRock(pen, { at: [470, 610], width: 270, height: 120, colour: '#8d5d42', contrast: 0.6, layers: 4 }) +
    drawPowderInPatternedBowl(
      pen,
      { at: [256, 690], width: 370, height: 180, colour: '#f1e6cf' },
      { colour: '#a0714f', coarse: 0.1 },
      140,
    ) +
    drawRock(pen, { at: [510, 706], width: 120, height: 46, colour: '#a37252', contrast: 0.6, layers: 2 }),
}
