import { drawBubble, drawLather } from '../parts/lather'
import { drawCuttingBoard } from '../parts/board'
import { drawBottle } from '../parts/bottle'
import { drawClearSoapBlock } from '../parts/clearSoap'
import type { SolidBlockOptions } from '../parts/block'
import { drawKnife } from '../parts/knife'
import { drawLeaf, type LeafDrawingOptions } from '../parts/leaf'
import { drawPowderMound } from '../parts/mound'
import { drawPump } from '../parts/pump'
import { drawShadow } from '../parts/shadow'
import { drawSoapBar, drawCrumblySoap, drawSoapSpots, drawSoapSwirls } from '../parts/soap'
import type { DrawFunctions } from '../pen'
import { drawCamwoodLog, drawCamwoodTwig } from '../plants/camwood'
import { drawTurmericRoot, drawTurmericSlice } from '../plants/turmeric'
import { drawOlive, drawOliveFruit } from '../plants/softFruits'
import { drawHalfCoconut } from '../plants/palms'
import { drawCocoaPod } from '../plants/theobroma'
import { drawPlantainLeaf } from '../plants/plantain'

const turmericLeaf: LeafDrawingOptions = { colour: '#6d9a4a', form: 'elliptic', widthRatio: 0.3, veins: 16 }

/** Each soap with the ingredient that colours it or makes it lather. */
export const soapProductDrawings: DrawFunctions = {
  '3': (pen) =>
    drawPlantainLeaf(pen, { at: [250, 640], heading: 4, length: 560, bend: 34 }, 0.34) +
    drawShadow([500, 620], 150) +
    drawCocoaPod(pen, { at: [530, 300], heading: 184, length: 330, bend: 6 }, '#8f5a30') +
    drawCrumblySoap(pen, [236, 650], 330, 250, '#4b3226') +
    drawLather(pen, [330, 724], 130, 56) +
    drawSoapBar(
      pen,
      { at: [440, 694], width: 176, height: 84, depth: 78, colour: '#4b3226', worn: 0.4 },
      (face) => drawSoapSpots(pen, face, ['#2b1a14', '#6b4630', '#35221a'], 22, 5),
    ) +
    drawLather(pen, [544, 716], 120, 50),
  '35': (pen) => {
    const cube = { height: 84, width: 92, depth: 58, colour: '#dcebf0' }
    return (
      drawCuttingBoard(pen, { at: [236, 700], width: 450, depth: 150 }) +
      drawClearSoapBlock(pen, { ...cube, at: [254, 630], width: 280, height: 190, depth: 116 }) +
      drawClearSoapBlock(pen, { ...cube, at: [290, 414] }) +
      drawClearSoapBlock(pen, { ...cube, at: [488, 634] }) +
      drawClearSoapBlock(pen, { ...cube, at: [412, 674] }) +
      drawKnife(pen, { at: [60, 676], heading: 87, length: 290 }) +
      drawLather(pen, [516, 724], 190, 66) +
      drawBubble(pen, [470, 300], 30) +
      drawBubble(pen, [528, 244], 18) +
      drawBubble(pen, [440, 226], 14) +
      drawBubble(pen, [120, 380], 20)
    )
  },
  '78': (pen) =>
    drawOlive(pen, { at: [372, 690], heading: 2, length: 520, bend: 28 }) +
    drawBottle(pen, {
      form: 'apothecary',
      glass: 'clear',
      liquid: '#cf9a3c',
      stopper: 'cap',
      at: [200, 672],
      scale: 1.2,
    }) +
    drawPump(pen, [200, 258], 38) +
    drawHalfCoconut(pen, [490, 630], 92) +
    drawLather(pen, [400, 716], 180, 70) +
    drawOliveFruit(pen, { at: [500, 726], heading: 76, length: 66 }, '#8a9440') +
    drawBubble(pen, [330, 150], 24) +
    drawBubble(pen, [370, 110], 14) +
    drawBubble(pen, [64, 330], 16),
  '101': (pen) => {
    const look: SolidBlockOptions = {
      at: [196, 664],
      width: 270,
      height: 84,
      depth: 104,
      colour: '#e39a2e',
      worn: 0.5,
    }
    const texture = (face: SolidBlockOptions) =>
      (face.width < 110 ? '' : drawSoapSwirls(face, ['#c9751a', '#f2bc5a'])) +
      drawSoapSpots(pen, face, ['#b8651a', '#f7d58a'], 16, 3)
    return (
      drawLeaf(pen, { at: [400, 520], heading: -16, length: 420, bend: -16 }, turmericLeaf) +
      drawLeaf(pen, { at: [420, 540], heading: 12, length: 390, bend: 24 }, turmericLeaf) +
      drawSoapBar(pen, look, texture) +
      drawSoapBar(pen, { ...look, at: [214, 576] }, texture) +
      drawSoapBar(pen, { ...look, at: [186, 488], width: 250 }, texture) +
      drawShadow([470, 690], 240) +
      drawTurmericRoot(pen, { at: [350, 676], heading: 74, length: 220 }) +
      drawTurmericSlice(pen, { at: [346, 720], heading: 80, length: 66 }) +
      drawTurmericSlice(pen, { at: [430, 728], heading: 70, length: 62 }) +
      drawLather(pen, [170, 728], 180, 60)
    )
  },
  '57': (pen) => {
    const look: SolidBlockOptions = {
      at: [156, 640],
      width: 210,
      height: 104,
      depth: 110,
      colour: '#8a4630',
      worn: 0.5,
    }
    const texture = (face: SolidBlockOptions) =>
      drawSoapSpots(pen, face, ['#c2643f', '#552619', '#d98a5c'], 26, 4.5)
    return (
      drawCamwoodTwig(pen, { at: [300, 520], heading: 6, length: 410, bend: 40 }) +
      drawCamwoodLog(pen, { at: [420, 606], length: 140, radius: 76, rise: 26 }) +
      drawSoapBar(pen, look, texture) +
      drawSoapBar(pen, { ...look, at: [172, 532], width: 196 }, texture) +
      drawPowderMound(pen, { at: [440, 716], width: 270, height: 92, colour: '#ab4226', coarse: 0.4 }) +
      drawLather(pen, [150, 716], 190, 64)
    )
  },
}
