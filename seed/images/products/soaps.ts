import { drawBubble, drawLather } from '../parts/lather'
import type { Colour } from '../colour'
import type { Point } from '../geometry/point'
import { drawBottle } from '../parts/bottle'
import { drawClearSoapBlock } from '../parts/clearSoap'
import type { SolidBlockOptions } from '../parts/block'
import { drawFlower } from '../parts/flower'
import { drawPitcher } from '../parts/pitcher'
import { drawLeaf, type LeafDrawingOptions } from '../parts/leaf'
import { drawPowderMound } from '../parts/mound'
import { drawPump } from '../parts/pump'
import { drawShadow } from '../parts/shadow'
import { drawSoapBar, drawCrumblySoap, drawSoapSpots, drawSoapSwirls } from '../parts/soap'
import type { DrawFunctions, SvgPen } from '../pen'
import { drawCamwoodLog, drawCamwoodTwig } from '../plants/camwood'
import { drawTurmericRoot, drawTurmericSlice } from '../plants/turmeric'
import { drawOlive, drawOliveFruit } from '../plants/softFruits'
import { drawHalfCoconut } from '../plants/palms'
import { drawCocoaPod } from '../plants/theobroma'
import { drawPlantainLeaf } from '../plants/plantain'

const turmericLeaf: LeafDrawingOptions = { colour: '#6d9a4a', form: 'elliptic', widthRatio: 0.3, veins: 16 }

/** A flower embedded in clear soap. */
const drawFlowerInSoap = (pen: SvgPen, at: Point, colour: Colour) =>
  drawFlower(pen, {
    at,
    radius: 36,
    petals: 13,
    form: 'strap',
    widthRatio: 0.4,
    colour,
    layers: 2,
    tilt: 0.9,
    centre: { colour: '#b8742a', size: 0.22 },
  })

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
    const look: SolidBlockOptions = {
      at: [190, 584],
      width: 230,
      height: 140,
      depth: 104,
      colour: '#a5d0d8',
    }
    return (
      drawPitcher(pen, { at: [452, 556], width: 210, height: 330, content: '#e58aa0', level: 0.56 }) +
      drawClearSoapBlock(pen, look) +
      drawClearSoapBlock(pen, { ...look, at: [124, 700], width: 104, height: 88, depth: 56 }) +
      drawClearSoapBlock(
        pen,
        { ...look, at: [300, 706], width: 130, height: 92, depth: 64, colour: '#eda3b4' },
        drawFlowerInSoap(pen, [318, 656], '#d8607c'),
      ) +
      drawClearSoapBlock(
        pen,
        { ...look, at: [484, 690], width: 130, height: 92, depth: 64, colour: '#f0c766' },
        drawFlowerInSoap(pen, [502, 640], '#ee9a2e'),
      )
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
