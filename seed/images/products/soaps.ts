import type { Colour } from '../colour'
import type { Point } from '../geometry/point'
import { bottle } from '../parts/bottle'
import type { Block } from '../parts/block'
import { flower } from '../parts/flower'
import { pitcher } from '../parts/pitcher'
import { leaf, type Leaf } from '../parts/leaf'
import { mound } from '../parts/mound'
import { pump } from '../parts/pump'
import { shadow } from '../parts/shadow'
import { bar, bubble, clearBlock, crumbly, lather, mottled, swirls } from '../parts/soap'
import type { Drawings, Pen } from '../pen'
import { camwoodLog, camwoodTwig } from '../plants/camwood'
import { turmericRoot, turmericSlice } from '../plants/turmeric'
import { olive, oliveFruit } from '../plants/fruits'
import { halfCoconut } from '../plants/palms'
import { cocoaPod } from '../plants/theobroma'
import { plantainLeaf } from '../plants/plantain'

const turmericLeaf: Leaf = { colour: '#6d9a4a', form: 'elliptic', slim: 0.3, veins: 16 }

/** A flower held in clear soap. */
const petals = (pen: Pen, at: Point, colour: Colour) =>
  flower(pen, {
    at,
    radius: 36,
    petals: 13,
    form: 'strap',
    slim: 0.4,
    colour,
    layers: 2,
    tilt: 0.9,
    centre: { colour: '#b8742a', size: 0.22 },
  })

/** Soaps: what one holds in the hand, with what colours or lathers it. */
export const soaps: Drawings = {
  '3': (pen) =>
    plantainLeaf(pen, { at: [250, 640], heading: 4, length: 560, bend: 34 }, 0.34) +
    shadow([500, 620], 150) +
    cocoaPod(pen, { at: [530, 300], heading: 184, length: 330, bend: 6 }, '#8f5a30') +
    crumbly(pen, [236, 650], 330, 250, '#4b3226') +
    lather(pen, [330, 724], 130, 56) +
    bar(pen, { at: [440, 694], width: 176, height: 84, depth: 78, colour: '#4b3226', worn: 0.4 }, (face) =>
      mottled(pen, face, ['#2b1a14', '#6b4630', '#35221a'], 22, 5),
    ) +
    lather(pen, [544, 716], 120, 50),
  '35': (pen) => {
    const look: Block = { at: [190, 584], width: 230, height: 140, depth: 104, colour: '#a5d0d8' }
    return (
      pitcher(pen, { at: [452, 556], width: 210, height: 330, content: '#e58aa0', level: 0.56 }) +
      clearBlock(pen, look) +
      clearBlock(pen, { ...look, at: [124, 700], width: 104, height: 88, depth: 56 }) +
      clearBlock(
        pen,
        { ...look, at: [300, 706], width: 130, height: 92, depth: 64, colour: '#eda3b4' },
        petals(pen, [318, 656], '#d8607c'),
      ) +
      clearBlock(
        pen,
        { ...look, at: [484, 690], width: 130, height: 92, depth: 64, colour: '#f0c766' },
        petals(pen, [502, 640], '#ee9a2e'),
      )
    )
  },
  '78': (pen) =>
    olive(pen, { at: [372, 690], heading: 2, length: 520, bend: 28 }) +
    bottle(pen, {
      form: 'apothecary',
      glass: 'clear',
      liquid: '#cf9a3c',
      stopper: 'cap',
      at: [200, 672],
      scale: 1.2,
    }) +
    pump(pen, [200, 258], 38) +
    halfCoconut(pen, [490, 630], 92) +
    lather(pen, [400, 716], 180, 70) +
    oliveFruit(pen, { at: [500, 726], heading: 76, length: 66 }, '#8a9440') +
    bubble(pen, [330, 150], 24) +
    bubble(pen, [370, 110], 14) +
    bubble(pen, [64, 330], 16),
  '101': (pen) => {
    const look: Block = {
      at: [196, 664],
      width: 270,
      height: 84,
      depth: 104,
      colour: '#e39a2e',
      worn: 0.5,
    }
    const texture = (face: Block) =>
      (face.width < 110 ? '' : swirls(face, ['#c9751a', '#f2bc5a'])) +
      mottled(pen, face, ['#b8651a', '#f7d58a'], 16, 3)
    return (
      leaf(pen, { at: [400, 520], heading: -16, length: 420, bend: -16 }, turmericLeaf) +
      leaf(pen, { at: [420, 540], heading: 12, length: 390, bend: 24 }, turmericLeaf) +
      bar(pen, look, texture) +
      bar(pen, { ...look, at: [214, 576] }, texture) +
      bar(pen, { ...look, at: [186, 488], width: 250 }, texture) +
      shadow([470, 690], 240) +
      turmericRoot(pen, { at: [350, 676], heading: 74, length: 220 }) +
      turmericSlice(pen, { at: [346, 720], heading: 80, length: 66 }) +
      turmericSlice(pen, { at: [430, 728], heading: 70, length: 62 }) +
      lather(pen, [170, 728], 180, 60)
    )
  },
  '57': (pen) => {
    const look: Block = {
      at: [156, 640],
      width: 210,
      height: 104,
      depth: 110,
      colour: '#8a4630',
      worn: 0.5,
    }
    const texture = (face: Block) => mottled(pen, face, ['#c2643f', '#552619', '#d98a5c'], 26, 4.5)
    return (
      camwoodTwig(pen, { at: [300, 520], heading: 6, length: 410, bend: 40 }) +
      camwoodLog(pen, { at: [420, 606], length: 140, radius: 76, rise: 26 }) +
      bar(pen, look, texture) +
      bar(pen, { ...look, at: [172, 532], width: 196 }, texture) +
      mound(pen, { at: [440, 716], width: 270, height: 92, colour: '#ab4226', coarse: 0.4 }) +
      lather(pen, [150, 716], 190, 64)
    )
  },
}
