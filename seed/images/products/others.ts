import type { Colour } from '../colour'
import { ovalWidthProfile } from '../geometry/widthProfiles'
import { fillSvgEllipse } from '../shapes'
import { drawSolidBlock } from '../parts/block'
import { drawBottle } from '../parts/bottle'
import { defineSeedSymbols, drawHeap, drawScatteredSymbols } from '../parts/heap'
import { drawPlate } from '../parts/plate'
import { drawShadow } from '../parts/shadow'
import { drawStem } from '../parts/stem'
import { drawSyrup, drawThickDrop } from '../parts/syrup'
import { drawJar, drawSpoon } from '../parts/vessels'
import type { DrawFunctions } from '../pen'
import { drawBee, drawHoneycomb, drawHoneyDipper, drawHoneyPool } from '../plants/honey'
import { drawLoofah, drawLoofahSlice, drawLoofahVine } from '../plants/loofah'
import { fragranceDrawings } from './others/fragrances'

const waxColours: Colour = '#e3ab36'

/** The product drawings of products that fit no other category, such as honey. */
export const otherProductDrawings: DrawFunctions = {
  ...fragranceDrawings,
  '8': (pen) =>
    drawShadow([480, 632], 220) +
    drawHoneycomb(pen, { at: [476, 500], width: 230, height: 260, cell: 27, turn: 8 }) +
    drawJar(pen, { at: [216, 650], width: 280, height: 390, content: '#d98f1c', lid: 'none', level: 0.8 }) +
    drawHoneyPool(pen, [450, 694], 280, '#d98f1c') +
    drawHoneyDipper({ at: [384, 676], heading: 66, length: 240 }, 108) +
    drawBee(pen, { at: [400, 196], heading: 58, length: 92 }),
  '65': (pen) => {
    const pellet = defineSeedSymbols(pen, {
      length: 27,
      widthRatio: 0.86,
      profile: ovalWidthProfile,
      gloss: 0.5,
    })
    return (
      drawShadow([420, 600], 290) +
      drawHoneycomb(pen, { at: [424, 372], width: 300, height: 420, cell: 29, turn: 6 }) +
      drawSolidBlock(pen, {
        at: [186, 590],
        width: 190,
        height: 180,
        depth: 84,
        colour: waxColours,
        worn: 0.9,
      }) +
      drawHeap(pen, pellet, {
        at: [324, 706],
        width: 440,
        height: 130,
        colour: waxColours,
        others: ['#eec460', '#d79a28'],
        pitch: 21,
      }) +
      drawScatteredSymbols(
        pen,
        pellet,
        [
          [74, 712],
          [110, 732],
          [560, 716],
          [590, 702],
          [520, 734],
        ],
        [waxColours, '#eec460'],
      )
    )
  },
  '83': (pen) =>
    drawBottle(pen, {
      form: 'apothecary',
      glass: 'clear',
      liquid: '#eef3ef',
      stopper: 'cork',
      at: [168, 640],
      scale: 1.12,
      shades: ['#c9d6d4', '#a3b8b8'],
    }) +
    drawPlate(pen, { at: [374, 654], width: 480, colour: '#2f6d70' }) +
    drawSyrup(pen, { at: [392, 654], width: 300, fall: 390 }) +
    drawSpoon(
      pen,
      { at: [336, 262], heading: 66, length: 300 },
      128,
      fillSvgEllipse([396, 246], 56, 46, pen.diagonalGradient('#f6faf8', '#cfe0dd', '#f2f8f6'), 0.6) +
        fillSvgEllipse([378, 232], 18, 9, '#ffffff'),
    ) +
    drawThickDrop(pen, [104, 716], 34) +
    drawThickDrop(pen, [176, 738], 20),
  '102': (pen) =>
    drawStem(pen, { at: [356, 640], heading: 4, length: 440, bend: 36 }, 11, '#8a9a52', 0.6) +
    drawLoofahVine(pen, [476, 230]) +
    drawShadow([200, 650], 170) +
    drawLoofah(pen, { at: [170, 660], heading: 2, length: 500, bend: 20 }, 0.32) +
    drawShadow([400, 690], 250) +
    drawLoofah(pen, { at: [290, 652], heading: 80, length: 270, bend: 8 }, 0.44) +
    drawShadow([400, 726], 190) +
    drawLoofahSlice(pen, [376, 654], 84),
}
