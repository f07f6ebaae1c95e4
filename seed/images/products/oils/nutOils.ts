import { drawBottle } from '../../parts/bottle'
import { drawPalmFrond } from '../../parts/foliage'
import { drawLeaf } from '../../parts/leaf'
import { drawRoundShape } from '../../parts/roundObject'
import { drawSetOil } from '../../parts/setOil'
import { drawShadow } from '../../parts/shadow'
import { drawSprig } from '../../parts/stem'
import { drawJar, drawSpoon } from '../../parts/vessels'
import type { DrawFunctions } from '../../pen'
import {
  drawArganBranch,
  drawArganFruit,
  drawArganKernel,
  drawArganNut,
  drawCrackedArganNut,
  drawHalfArganFruit,
} from '../../plants/argan'
import {
  drawAlmond,
  drawAlmondInShell,
  drawAlmondTwig,
  drawJojobaFruit,
  drawJojobaSeed,
} from '../../plants/nuts'
import { drawCoconut, drawHalfCoconut, drawPalmKernel, drawPalmNut } from '../../plants/palms'

export const nutOilDrawings: DrawFunctions = {
  '2': (pen) =>
    drawPalmFrond(
      pen,
      { at: [300, 400], heading: 16, length: 330, bend: 80 },
      { colour: '#6f9a4a', count: 16, length: 150 },
    ) +
    drawJar(
      pen,
      {
        at: [190, 650],
        width: 270,
        height: 400,
        content: '#f8f5e2',
        level: 0.84,
        shades: ['#f2ecd4', '#e2dcc2'],
        lid: 'none',
      },
      drawSetOil(pen, { at: [190, 650], width: 270, height: 190 }),
    ) +
    drawCoconut(pen, [496, 480], 100) +
    drawHalfCoconut(pen, [446, 600], 118) +
    drawShadow([270, 720], 300, 0.1) +
    drawSpoon(
      pen,
      { at: [340, 716], heading: 272, length: 300 },
      96,
      drawRoundShape(
        pen,
        { at: [236, 704], heading: 82, length: 94 },
        { colour: '#fdfdfb', widthRatio: 0.74, shade: '#d3d9dd', gloss: 0.6 },
      ),
    ),
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
    drawArganBranch(pen, { at: [300, 560], heading: 10, length: 440, bend: 40 }) +
    drawArganFruit(pen, { at: [440, 300], heading: 164, length: 128 }) +
    drawArganFruit(pen, { at: [366, 392], heading: 190, length: 118 }) +
    drawBottle(pen, {
      form: 'flask',
      glass: 'clear',
      liquid: '#e0a11f',
      stopper: 'pipette',
      scale: 1.06,
      at: [178, 640],
    }) +
    drawShadow([430, 690], 380) +
    drawArganNut(pen, { at: [368, 640], heading: 60, length: 112 }) +
    drawArganNut(pen, { at: [490, 656], heading: 30, length: 112 }) +
    drawHalfArganFruit(pen, { at: [250, 700], heading: 70, length: 150 }) +
    drawCrackedArganNut(pen, { at: [404, 712], heading: 50, length: 128 }) +
    drawCrackedArganNut(pen, { at: [534, 716], heading: 8, length: 122 }) +
    drawArganKernel(pen, { at: [176, 726], heading: 74, length: 70 }) +
    drawArganKernel(pen, { at: [350, 744], heading: 100, length: 70 }),
}
