import { drawMaskBrush } from '../../parts/maskBrush'
import { drawPowderMound } from '../../parts/mound'
import { drawItemsInRows } from '../../parts/pile'
import { drawPlate } from '../../parts/plate'
import { drawPatternedBowl, drawPowderBowl, drawPowderSpoon } from '../../parts/powderContainers'
import { drawClayFlake } from '../../parts/clayFlake'
import { drawClayPaste } from '../../parts/clayPaste'
import { drawRock } from '../../parts/rock'
import { drawSack } from '../../parts/sack'
import { drawShadow } from '../../parts/shadow'
import { drawBowl } from '../../parts/vessels'
import type { DrawFunctions, SvgPen } from '../../pen'
import { drawHalfCoconut } from '../../plants/palms'

const kaolinPowder = { colour: '#f4f2ec', coarse: 0 } as const

/** The browns of rhassoul, which comes in layers. */
const flakeColours = ['#a5714f', '#8f5c40', '#b07c58', '#7d4e35'] as const

const pickFlakeColour = (pen: SvgPen) => flakeColours[Math.floor(pen.random(0, 4))] ?? flakeColours[0]

/** Clays and charcoal: the raw lumps and the powder milled from them. */
export const mineralPowderDrawings: DrawFunctions = {
  '23': (pen) =>
    drawSack(pen, { at: [426, 580], width: 250, height: 230, colour: '#b7a384' }, kaolinPowder) +
    drawRock(pen, { at: [200, 560], width: 240, height: 210, colour: '#dedacd', contrast: 0.5 }) +
    drawPlate(pen, { at: [306, 640], width: 530, colour: '#3f6274' }) +
    drawPowderMound(pen, { at: [276, 654], width: 380, height: 170, colour: '#f6f5f1', coarse: 0 }) +
    drawPowderSpoon(pen, { at: [372, 700], heading: 68, length: 260 }, 118, kaolinPowder) +
    drawRock(pen, { at: [116, 734], width: 104, height: 70, colour: '#e9e6dc', contrast: 0.4 }),
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
    drawRock(pen, { at: [206, 480], width: 250, height: 210, colour: '#8f928c', contrast: 0.5 }) +
    drawRock(pen, { at: [424, 490], width: 280, height: 270, colour: '#9b9d96', contrast: 0.5 }) +
    drawBowl(
      pen,
      { at: [300, 690], width: 450, height: 176, colour: '#a9713f', grain: true },
      drawClayPaste(pen, [300, 524], 396, '#8d918c'),
    ) +
    drawMaskBrush(pen, { at: [330, 710], heading: 64, length: 320 }, 106, '#8d918c') +
    drawRock(pen, { at: [106, 738], width: 110, height: 76, colour: '#a3a59e', contrast: 0.4 }),
  '89': (pen) =>
    drawShadow([340, 600], 480, 0.14) +
    drawItemsInRows(pen, { at: [336, 590], rows: [1, 2, 3, 3, 4], pitch: [124, 62] }, (position) =>
      drawClayFlake(pen, position, pen.random(170, 230), pickFlakeColour(pen)),
    ) +
    drawPatternedBowl(
      pen,
      { at: [232, 706], width: 340, height: 150, colour: '#f1e6cf' },
      drawClayPaste(pen, [232, 564], 292, '#7d4e35'),
    ) +
    drawShadow([500, 704], 180, 0.12) +
    drawClayFlake(pen, [480, 672], 190, '#a5714f') +
    drawClayFlake(pen, [520, 722], 120, '#8f5c40'),
}
