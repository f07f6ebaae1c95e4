import { mound } from '../../parts/mound'
import { mortar } from '../../parts/mortar'
import { heap } from '../../parts/heap'
import { bowlful, heapedSpoon, scoop } from '../../parts/powderWare'
import { rock } from '../../parts/rock'
import { sack } from '../../parts/sack'
import { shadow } from '../../parts/shadow'
import { tippedJar } from '../../parts/tippedJar'
import { jar } from '../../parts/vessels'
import type { Drawings } from '../../pen'
import { coil } from '../../plants/algae'
import { beetroot, halfBeetroot } from '../../plants/beetroot'
import { camwoodChips, camwoodLog, camwoodTwig } from '../../plants/camwood'
import { cloveNail, crotonSeed, mahlebKernel, plait } from '../../plants/chebe'
import { oat, oatFlakes } from '../../plants/oat'
import { turmericRoot, turmericSlice } from '../../plants/turmeric'

/** Powders of roots, wood, grain and seeds. */
export const rootPowders: Drawings = {
  '11': (pen) =>
    turmericRoot(pen, { at: [330, 520], heading: 42, length: 380, bend: 8 }) +
    shadow([290, 650], 420, 0.14) +
    mound(pen, { at: [270, 646], width: 430, height: 200, colour: '#e39a1c', coarse: 0.1 }) +
    scoop(pen, { at: [236, 704], width: 200, side: -1, colour: '#b98552' }, '#e9a324') +
    shadow([480, 690], 220) +
    turmericSlice(pen, { at: [410, 676], heading: 70, length: 96 }) +
    turmericSlice(pen, { at: [478, 706], heading: 96, length: 104 }),
  '18': (pen) =>
    camwoodTwig(pen, { at: [452, 330], heading: -8, length: 230, bend: 40 }) +
    camwoodLog(pen, { at: [330, 560], length: 190, radius: 96, rise: 30 }) +
    camwoodLog(pen, { at: [286, 404], length: 200, radius: 82, rise: 34 }) +
    bowlful(
      pen,
      { at: [224, 700], width: 340, height: 124, colour: '#c08a4a', grain: true },
      { colour: '#b0391f', coarse: 0.3 },
      116,
    ) +
    camwoodChips(pen, [
      [436, 650],
      [500, 676],
      [426, 706],
      [520, 720],
    ]),
  '58': (pen) =>
    oat(pen, { at: [330, 640], heading: 8, length: 540, bend: 16 }) +
    oat(pen, { at: [300, 640], heading: -10, length: 470, bend: -20 }) +
    sack(
      pen,
      { at: [250, 690], width: 320, height: 230, colour: '#cdb894' },
      { colour: '#eadfc4', coarse: 0.1 },
    ) +
    heap(pen, oatFlakes(pen, 46), {
      at: [470, 700],
      width: 220,
      height: 66,
      colour: '#ddc594',
      others: ['#e8d5a8'],
      pitch: 34,
    }),
  '73': (pen) =>
    mortar(
      pen,
      { at: [290, 630], width: 340, height: 290, colour: '#8a5c3a' },
      { colour: '#6f4c38', coarse: 0.5 },
    ) +
    plait(pen, { at: [70, 666], heading: 98, length: 380, bend: -22 }, 68) +
    shadow([520, 640], 150, 0.2) +
    rock(pen, { at: [540, 632], width: 76, height: 58, colour: '#c9872f', contrast: 1 }) +
    rock(pen, { at: [478, 640], width: 58, height: 44, colour: '#d79a3c', contrast: 1 }) +
    cloveNail(pen, { at: [420, 724], heading: 82, length: 92 }) +
    cloveNail(pen, { at: [300, 726], heading: 98, length: 92 }) +
    crotonSeed(pen, { at: [488, 690], heading: 62, length: 62 }) +
    crotonSeed(pen, { at: [534, 704], heading: 104, length: 60 }) +
    mahlebKernel(pen, { at: [140, 720], heading: 60, length: 46 }) +
    mahlebKernel(pen, { at: [204, 728], heading: 104, length: 46 }),
  '77': (pen) =>
    jar(
      pen,
      { at: [396, 610], width: 320, height: 440, content: '#8cc0a4', level: 0.84, lid: 'none' },
      coil([276, 530], 40, 4, 34, '#2b8064') +
        coil([462, 262], 168, 3, 28, '#2f8a6b') +
        coil([282, 296], 92, 3, 22, '#3f9a78') +
        coil([424, 520], 66, 3, 22, '#2f8a6b'),
    ) +
    shadow([250, 690], 420, 0.12) +
    mound(pen, { at: [230, 690], width: 350, height: 170, colour: '#1f5a4b', coarse: 0.1 }) +
    heapedSpoon(pen, { at: [400, 716], heading: 66, length: 210 }, 92, { colour: '#1f5a4b', coarse: 0 }),
  '85': (pen) =>
    shadow([420, 560], 220) +
    beetroot(pen, { at: [372, 390], heading: 172, length: 220 }) +
    tippedJar(pen, { at: [50, 650], length: 280, width: 170 }, '#a52058') +
    shadow([500, 620], 160) +
    halfBeetroot(pen, { at: [440, 600], heading: 80, length: 150 }),
}
