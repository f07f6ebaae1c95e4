import { drawMagnifier } from '../../parts/magnifier'
import { drawPowderMound } from '../../parts/mound'
import { drawMortar } from '../../parts/mortar'
import { drawHeap } from '../../parts/heap'
import { drawPlate } from '../../parts/plate'
import { drawPowderBowl, drawPowderSpoon, drawPowderScoop } from '../../parts/powderContainers'
import { drawRock } from '../../parts/rock'
import { drawSack } from '../../parts/sack'
import { drawShadow } from '../../parts/shadow'
import type { DrawFunctions } from '../../pen'
import { drawSpirulinaCoil } from '../../plants/algae'
import { drawBeetroot, drawHalfBeetroot } from '../../plants/beetroot'
import { drawCamwoodChips, drawCamwoodLog, drawCamwoodTwig } from '../../plants/camwood'
import { drawCloveNail, drawCrotonSeed, drawMahlebKernel, drawHairPlait } from '../../plants/chebe'
import { drawOat, defineOatFlakeSvgSymbols } from '../../plants/oat'
import { drawTurmericRoot, drawTurmericSlice } from '../../plants/turmeric'

/** Powders of roots, wood, grain and seeds. */
export const rootPowderDrawings: DrawFunctions = {
  '11': (pen) =>
    drawTurmericRoot(pen, { at: [330, 520], heading: 42, length: 380, bend: 8 }) +
    drawShadow([290, 650], 420, 0.14) +
    drawPowderMound(pen, { at: [270, 646], width: 430, height: 200, colour: '#e39a1c', coarse: 0.1 }) +
    drawPowderScoop(pen, { at: [236, 704], width: 200, side: -1, colour: '#b98552' }, '#e9a324') +
    drawShadow([480, 690], 220) +
    drawTurmericSlice(pen, { at: [410, 676], heading: 70, length: 96 }) +
    drawTurmericSlice(pen, { at: [478, 706], heading: 96, length: 104 }),
  '18': (pen) =>
    drawCamwoodTwig(pen, { at: [452, 330], heading: -8, length: 230, bend: 40 }) +
    drawCamwoodLog(pen, { at: [330, 560], length: 190, radius: 96, rise: 30 }) +
    drawCamwoodLog(pen, { at: [286, 404], length: 200, radius: 82, rise: 34 }) +
    drawPowderBowl(
      pen,
      { at: [224, 700], width: 340, height: 124, colour: '#c08a4a', grain: true },
      { colour: '#b0391f', coarse: 0.3 },
      116,
    ) +
    drawCamwoodChips(pen, [
      [436, 650],
      [500, 676],
      [426, 706],
      [520, 720],
    ]),
  '58': (pen) =>
    drawOat(pen, { at: [330, 640], heading: 8, length: 540, bend: 16 }) +
    drawOat(pen, { at: [300, 640], heading: -10, length: 470, bend: -20 }) +
    drawSack(
      pen,
      { at: [250, 690], width: 320, height: 230, colour: '#cdb894' },
      { colour: '#eadfc4', coarse: 0.1 },
    ) +
    drawHeap(pen, defineOatFlakeSvgSymbols(pen, 46), {
      at: [470, 700],
      width: 220,
      height: 66,
      colour: '#ddc594',
      others: ['#e8d5a8'],
      pitch: 34,
    }),
  '73': (pen) =>
    drawMortar(
      pen,
      { at: [290, 630], width: 340, height: 290, colour: '#8a5c3a' },
      { colour: '#6f4c38', coarse: 0.5 },
    ) +
    drawHairPlait(pen, { at: [70, 666], heading: 98, length: 380, bend: -22 }, 68) +
    drawShadow([520, 640], 150, 0.2) +
    drawRock(pen, { at: [540, 632], width: 76, height: 58, colour: '#c9872f', contrast: 1 }) +
    drawRock(pen, { at: [478, 640], width: 58, height: 44, colour: '#d79a3c', contrast: 1 }) +
    drawCloveNail(pen, { at: [420, 724], heading: 82, length: 92 }) +
    drawCloveNail(pen, { at: [300, 726], heading: 98, length: 92 }) +
    drawCrotonSeed(pen, { at: [488, 690], heading: 62, length: 62 }) +
    drawCrotonSeed(pen, { at: [534, 704], heading: 104, length: 60 }) +
    drawMahlebKernel(pen, { at: [140, 720], heading: 60, length: 46 }) +
    drawMahlebKernel(pen, { at: [204, 728], heading: 104, length: 46 }),
  '77': (pen) =>
    drawMagnifier(
      pen,
      { at: [410, 232], radius: 140, heading: 232 },
      drawSpirulinaCoil(
        { at: [306, 300], heading: 58, length: 240 },
        { turns: 8, radius: 34, colour: '#17705f' },
      ) +
        drawSpirulinaCoil(
          { at: [318, 190], heading: 46, length: 120 },
          { turns: 6, radius: 17, colour: '#3f9a86' },
        ) +
        drawSpirulinaCoil(
          { at: [402, 334], heading: 64, length: 120 },
          { turns: 6, radius: 17, colour: '#3f9a86' },
        ),
    ) +
    drawPlate(pen, { at: [304, 640], width: 520, colour: '#efe6d4' }) +
    drawPowderMound(pen, { at: [286, 656], width: 420, height: 190, colour: '#0f5350', coarse: 0 }) +
    drawPowderSpoon(pen, { at: [376, 700], heading: 66, length: 260 }, 116, { colour: '#0f5350', coarse: 0 }),
  '85': (pen) =>
    drawShadow([400, 560], 220) +
    drawBeetroot(pen, { at: [384, 380], heading: 176, length: 214 }) +
    drawPlate(pen, { at: [286, 640], width: 510, colour: '#f3ecdf' }) +
    drawPowderMound(pen, { at: [254, 656], width: 410, height: 180, colour: '#b01d5f', coarse: 0 }) +
    drawShadow([490, 716], 190) +
    drawHalfBeetroot(pen, { at: [406, 686], heading: 82, length: 184 }),
}
