import { multiplyColours, type Colour } from '../colour'
import type { Point } from '../geometry/point'
import { ovalWidthProfile } from '../geometry/widthProfiles'
import { svgPathData } from '../geometry/svgPathData'
import { fillSvgPath, fillSvgEllipse, strokeSvgPath } from '../shapes'
import { drawSolidBlock } from '../parts/block'
import { drawBottle } from '../parts/bottle'
import { defineSeedSymbols, drawHeap, drawScatteredSymbols } from '../parts/heap'
import { drawLeaf, type LeafDrawingOptions } from '../parts/leaf'
import { drawShadow } from '../parts/shadow'
import { drawStem } from '../parts/stem'
import { drawBowl, drawJar, drawSpoon } from '../parts/vessels'
import type { DrawFunctions, SvgPen } from '../pen'
import { drawLeafOnTable } from '../plants/driedLeaves'
import { drawBee, drawHoneycomb, drawHoneyDipper, drawHoneyPool } from '../plants/honey'
import { drawLoofah, drawLoofahSlice, drawLoofahVine } from '../plants/loofah'
import { drawRoseBranch } from '../plants/rose'
import { drawRoseBloom } from '../plants/roseBloom'
import { drawVanillaFlower, drawVanillaPod } from '../plants/vanilla'

const vanillaLeaf: LeafDrawingOptions = {
  colour: '#5f8c48',
  form: 'elliptic',
  widthRatio: 0.34,
  veins: 'along',
}
const soyLeaf: LeafDrawingOptions = { colour: '#6a9a52', form: 'ovate', widthRatio: 0.5, veins: 7 }
const waxColours: Colour = '#e3ab36'

/** A drop of a clear, thick liquid with its highlight and shadow. */
const drawDrop = (pen: SvgPen, [x, y]: Point, radius: number) =>
  fillSvgEllipse([x + radius * 0.16, y + radius * 0.2], radius * 1.02, radius * 0.8, '#2c4a34', 0.35) +
  fillSvgEllipse([x, y], radius, radius * 0.8, pen.diagonalGradient('#a9c4b4', '#e6f1ea', '#ffffff'), 0.82) +
  fillSvgEllipse([x - radius * 0.36, y - radius * 0.3], radius * 0.26, radius * 0.16, '#ffffff')

/** Draws a thick liquid that flows down in a thin line, wider at both ends. */
const drawHoneyStrand = (pen: SvgPen, [x, y]: Point, length: number) =>
  fillSvgPath(
    svgPathData`M${x - 22} ${y}C${x - 6} ${y + 30} ${x - 6} ${y + length * 0.4} ${x - 6} ${y + length * 0.8}Q${x - 7} ${y + length} ${x - 22} ${y + length}H${x + 22}Q${x + 7} ${y + length} ${x + 6} ${y + length * 0.8}C${x + 6} ${y + length * 0.4} ${x + 8} ${y + 30} ${x + 22} ${y}z`,
    pen.horizontalGradient('#c3dadd', '#ffffff', '#a5c4ca'),
    0.95,
  ) + strokeSvgPath(svgPathData`M${x - 2} ${y + 30}V${y + length * 0.86}`, '#ffffff', 3, 0.9)

/** The product drawings of products that fit no other category, such as honey. */
export const otherProductDrawings: DrawFunctions = {
  '8': (pen) =>
    drawShadow([480, 632], 220) +
    drawHoneycomb(pen, { at: [476, 500], width: 230, height: 260, cell: 27, turn: 8 }) +
    drawJar(pen, { at: [216, 650], width: 280, height: 390, content: '#d98f1c', lid: 'none', level: 0.8 }) +
    drawHoneyPool(pen, [450, 694], 280, '#d98f1c') +
    drawHoneyDipper({ at: [384, 676], heading: 66, length: 240 }, 108) +
    drawBee(pen, { at: [400, 196], heading: 58, length: 92 }),
  '30': (pen) =>
    drawRoseBranch(pen, { at: [380, 680], heading: 6, length: 430, bend: 16 }) +
    drawRoseBloom(pen, [450, 226], 128, '#e58fa6') +
    drawBottle(pen, {
      form: 'flask',
      glass: 'clear',
      liquid: '#eaa3ae',
      stopper: 'ball',
      at: [190, 668],
      scale: 1.22,
      shades: ['#e6bcc0', '#c98f9c'],
    }) +
    drawShadow([470, 690], 230) +
    drawRoseBloom(pen, [440, 642], 84, '#d9708e'),
  '47': (pen) =>
    drawStem(pen, { at: [400, 660], heading: 2, length: 470, bend: -10 }, 13, '#7d9a4c', 0.8) +
    [
      [404, 560, 64],
      [408, 440, -60],
      [404, 330, 66],
    ]
      .map(([x = 0, y = 0, heading = 0]) =>
        drawLeaf(pen, { at: [x, y], heading, length: 190, bend: heading / 4 }, vanillaLeaf),
      )
      .join('') +
    drawVanillaFlower(pen, [402, 220], 116) +
    drawBottle(pen, {
      form: 'serum',
      glass: 'clear',
      liquid: '#b06a2c',
      stopper: 'wood',
      at: [190, 664],
      scale: 1.3,
    }) +
    drawShadow([400, 704], 400) +
    [0, 1, 2, 3]
      .map((index) =>
        drawVanillaPod(pen, {
          at: [236 - index * 12, 722 - index * 16],
          heading: 82 + index * 4,
          length: 360,
          bend: -26 + index * 9,
        }),
      )
      .join(''),
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
      liquid: '#d6e9ea',
      stopper: 'cork',
      at: [202, 652],
      scale: 1.22,
      shades: ['#b4ccd0', '#88a8ae'],
    }) +
    drawBowl(
      pen,
      { at: [450, 676], width: 270, height: 104, colour: '#5f8f86' },
      fillSvgEllipse(
        [450, 578],
        122,
        22,
        pen.diagonalGradient('#f6fbfa', '#cfe0e0', multiplyColours('#cfe0e0', '#a8c0c6')),
      ) +
        fillSvgEllipse([436, 580], 34, 9, '#ffffff', 0.7) +
        drawHoneyStrand(pen, [436, 392], 186),
    ) +
    drawSpoon(
      pen,
      { at: [424, 404], heading: 50, length: 230 },
      92,
      fillSvgEllipse([460, 380], 32, 24, pen.diagonalGradient('#ffffff', '#dfeeee', '#a9c8cc')) +
        fillSvgEllipse([450, 372], 10, 6, '#ffffff'),
    ) +
    drawLeafOnTable(pen, { at: [64, 700], heading: 76, length: 200, bend: 14 }, soyLeaf) +
    drawLeafOnTable(pen, { at: [180, 734], heading: 64, length: 180, bend: -12 }, soyLeaf) +
    drawDrop(pen, [150, 690], 17) +
    drawDrop(pen, [270, 706], 13) +
    drawDrop(pen, [400, 724], 26) +
    drawDrop(pen, [450, 734], 15) +
    drawDrop(pen, [500, 728], 11),
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
