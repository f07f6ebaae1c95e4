import { drawBottle } from '../../parts/bottle'
import { drawPalmFrond } from '../../parts/foliage'
import { drawLeaf } from '../../parts/leaf'
import { drawShadow } from '../../parts/shadow'
import { drawSprig } from '../../parts/stem'
import type { DrawFunctions } from '../../pen'
import {
  drawAlmond,
  drawAlmondInShell,
  drawAlmondTwig,
  drawArganFruit,
  drawArganNut,
  drawJojobaFruit,
  drawJojobaSeed,
} from '../../plants/nuts'
import { drawCoconut, drawHalfCoconut, drawPalmKernel, drawPalmNut } from '../../plants/palms'

export const nutOilDrawings: DrawFunctions = {
  '2': (pen) =>
    drawPalmFrond(
      pen,
      { at: [280, 440], heading: 16, length: 350, bend: 80 },
      { colour: '#6f9a4a', count: 16, length: 158 },
    ) +
    drawBottle(pen, {
      form: 'flask',
      glass: 'clear',
      liquid: '#f4f0df',
      stopper: 'cork',
      level: 0.86,
      at: [188, 652],
      scale: 1.18,
    }) +
    drawCoconut(pen, [462, 556], 102) +
    drawHalfCoconut(pen, [380, 650], 92),
  '15': (pen) =>
    drawAlmondTwig(pen, { at: [330, 610], heading: 4, length: 430, bend: 34 }) +
    drawBottle(pen, {
      form: 'apothecary',
      glass: 'clear',
      liquid: '#eed892',
      stopper: 'cork',
      scale: 1.15,
      at: [190, 668],
    }) +
    drawShadow([430, 692], 260) +
    drawAlmondInShell(pen, { at: [318, 682], heading: 62, length: 146 }) +
    drawAlmond(pen, { at: [436, 700], heading: 36, length: 112 }) +
    drawAlmond(pen, { at: [500, 656], heading: 104, length: 104 }),
  '32': (pen) =>
    drawSprig(
      pen,
      { at: [410, 690], heading: -2, length: 480, bend: 14 },
      { along: 'opposite', count: 6, from: 0.18, angle: [52, 36], colour: '#a08a6a', width: 9 },
      (arc) =>
        drawLeaf(pen, arc, {
          colour: '#8a9f7d',
          form: 'oblong',
          widthRatio: 0.46,
          veins: 3,
          vein: '#d9e2c8',
        }),
      (share) => 130 - share * 44,
    ) +
    drawJojobaFruit(pen, { at: [428, 400], heading: 150, length: 100 }) +
    drawJojobaFruit(pen, { at: [408, 500], heading: 214, length: 92 }) +
    drawBottle(pen, {
      form: 'serum',
      glass: 'clear',
      liquid: '#e3b94e',
      stopper: 'pipette',
      at: [200, 672],
    }) +
    drawShadow([446, 698], 230) +
    drawJojobaSeed(pen, { at: [360, 696], heading: 70, length: 78 }) +
    drawJojobaSeed(pen, { at: [462, 706], heading: 30, length: 76 }) +
    drawJojobaSeed(pen, { at: [490, 662], heading: 112, length: 74 }),
  '37': (pen) =>
    drawPalmFrond(
      pen,
      { at: [276, 520], heading: 2, length: 440, bend: 56 },
      { colour: '#5f8a45', count: 19, length: 145 },
    ) +
    drawBottle(pen, {
      form: 'apothecary',
      glass: 'clear',
      liquid: '#4a2c1a',
      stopper: 'cork',
      at: [192, 672],
    }) +
    drawShadow([452, 696], 300) +
    drawPalmNut(pen, { at: [384, 636], heading: 30, length: 104 }, false) +
    drawPalmNut(pen, { at: [512, 636], heading: -20, length: 100 }, false) +
    drawPalmNut(pen, { at: [344, 694], heading: 62, length: 112 }, true) +
    drawPalmNut(pen, { at: [460, 712], heading: 18, length: 104 }, true) +
    drawPalmKernel(pen, { at: [528, 704], heading: 70, length: 64 }),
  '41': (pen) =>
    drawSprig(
      pen,
      { at: [320, 560], heading: 14, length: 410, bend: 30 },
      { along: 'alternate', count: 12, angle: [56, 34], colour: '#8a7454', width: 9 },
      (arc) => drawLeaf(pen, arc, { colour: '#7d9a55', form: 'obovate', widthRatio: 0.36, veins: 4 }),
      (share) => 108 - share * 30,
    ) +
    drawArganFruit(pen, { at: [392, 400], heading: 170, length: 112 }) +
    drawArganFruit(pen, { at: [456, 300], heading: 150, length: 102 }) +
    drawArganFruit(pen, { at: [352, 500], heading: 196, length: 98 }) +
    drawBottle(pen, {
      form: 'serum',
      glass: 'amber',
      liquid: '#dcb35a',
      stopper: 'pipette',
      at: [198, 672],
    }) +
    drawShadow([446, 696], 270) +
    drawArganNut(pen, { at: [340, 694], heading: 66, length: 100 }, false) +
    drawArganNut(pen, { at: [436, 708], heading: 40, length: 104 }, true) +
    drawArganNut(pen, { at: [520, 700], heading: 0, length: 92 }, false),
}
