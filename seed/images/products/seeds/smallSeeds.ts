import { defineSeedSymbols, drawHeap, drawScatteredSymbols } from '../../parts/heap'
import { defineSeedClusterSymbols } from '../../parts/seedCluster'
import { fillWithSeeds } from '../../parts/fillWithSeeds'
import { drawBowl, drawJar, drawSpoon } from '../../parts/vessels'
import { drawShadow } from '../../parts/shadow'
import type { DrawFunctions } from '../../pen'
import {
  drawChia,
  drawFennel,
  createFenugreekStem,
  drawFenugreekPod,
  createFlaxStem,
} from '../../plants/fieldHerbs'
import { drawSesame, drawSesamePod } from '../../plants/lemongrassAndSesame'
import { drawNigellaFlower, drawNigellaPod } from '../../plants/nigella'
import {
  createChiaSeedShape,
  fennelSeedShape,
  fenugreekSeedShape,
  flaxSeedShape,
  nigellaSeedShape,
  sesameSeedShape,
} from '../../plants/seedShapes'

/** Very small seeds, in bowls, spoons and heaps. */
export const smallSeedDrawings: DrawFunctions = {
  '5': (pen) => {
    const ids = defineSeedSymbols(pen, createChiaSeedShape(pen), 6)
    const [colour, others] = ['#8d8379', ['#5a504a', '#b5a998', '#6f665f']]
    const jarred = fillWithSeeds(pen, ids, {
      at: [210, 648],
      width: 206,
      height: 206,
      pitch: 25,
      colours: [colour, ...others],
    })
    return (
      drawChia(pen, { at: [440, 660], heading: 4, length: 540, bend: -8 }) +
      drawJar(
        pen,
        { at: [210, 660], width: 230, height: 310, content: '#6f665f', level: 0.7, lid: 'cork' },
        jarred,
      ) +
      drawHeap(pen, ids, { at: [418, 696], width: 270, height: 76, colour, others, pitch: 25 }) +
      drawScatteredSymbols(
        pen,
        ids,
        [
          [250, 706],
          [580, 702],
          [220, 720],
        ],
        [colour, '#5a504a'],
      )
    )
  },
  '10': (pen) => {
    const ids = defineSeedSymbols(pen, nigellaSeedShape, 6)
    const look = { colour: '#2c2a2b', others: ['#3d3837', '#4a4542'], pitch: 26 }
    const bowlContent = drawHeap(pen, ids, { ...look, at: [300, 548], width: 340, height: 84, isHeld: true })
    return (
      drawNigellaFlower(pen, { at: [392, 560], heading: 2, length: 340, bend: -10 }) +
      drawNigellaPod(pen, { at: [450, 560], heading: 20, length: 210, bend: 12 }) +
      drawNigellaPod(pen, { at: [210, 560], heading: -12, length: 270, bend: -8 }) +
      drawBowl(pen, { at: [300, 686], width: 410, height: 150, colour: '#b4c0a4' }, bowlContent) +
      drawScatteredSymbols(
        pen,
        ids,
        [
          [500, 700],
          [530, 684],
          [476, 716],
          [556, 708],
          [110, 706],
        ],
        ['#2c2a2b', '#3d3837'],
      )
    )
  },
  '20': (pen) => {
    const ids = defineSeedSymbols(pen, flaxSeedShape, 7)
    const stalk = createFlaxStem(pen)
    return (
      stalk({ at: [300, 640], heading: -16, length: 470, bend: 10 }, 'flower') +
      stalk({ at: [350, 640], heading: 18, length: 430, bend: 6 }, 'flower') +
      stalk({ at: [324, 640], heading: 2, length: 530, bend: -4 }, 'flower') +
      stalk({ at: [280, 650], heading: -34, length: 330, bend: 14 }, 'capsule') +
      stalk({ at: [380, 650], heading: 34, length: 290, bend: 10 }, 'capsule') +
      drawHeap(pen, ids, {
        at: [322, 690],
        width: 440,
        height: 140,
        colour: '#935528',
        others: ['#a96a35', '#7a4520'],
        pitch: 33,
      }) +
      drawScatteredSymbols(
        pen,
        ids,
        [
          [84, 700],
          [560, 706],
          [528, 724],
        ],
        ['#935528'],
      )
    )
  },
  '36': (pen) => {
    const clusters = defineSeedClusterSymbols(pen, sesameSeedShape, 22)
    const look = { colour: '#ecdfb8', others: ['#f3e9ca'], shade: '#dcc698', pitch: 20 }
    const inBowl = drawHeap(pen, clusters, { ...look, at: [264, 560], width: 340, height: 100, isHeld: true })
    return (
      drawSesame(pen, { at: [470, 650], heading: 4, length: 510, bend: -8 }) +
      drawBowl(pen, { at: [264, 690], width: 410, height: 140, colour: '#7d5233', grain: true }, inBowl) +
      drawHeap(pen, clusters, { ...look, at: [456, 724], width: 210, height: 46 }) +
      drawSesamePod(pen, { at: [592, 664], heading: 204, length: 110 }, false) +
      drawSesamePod(pen, { at: [452, 716], heading: 74, length: 150 }, true)
    )
  },
  '69': (pen) => {
    const ids = defineSeedSymbols(pen, fenugreekSeedShape, 7)
    const plant = createFenugreekStem(pen)
    return (
      plant({ at: [250, 650], heading: -8, length: 480, bend: 10 }) +
      plant({ at: [320, 650], heading: 18, length: 380, bend: 14 }) +
      drawHeap(pen, ids, {
        at: [262, 690],
        width: 370,
        height: 120,
        colour: '#c2913a',
        others: ['#d6aa50', '#aa7c2c'],
        pitch: 26,
      }) +
      drawShadow([510, 700], 170, 0.1) +
      drawFenugreekPod(pen, { at: [396, 696], heading: 62, length: 230, bend: -44 }) +
      drawFenugreekPod(pen, { at: [410, 718], heading: 84, length: 210, bend: -40 }) +
      drawScatteredSymbols(
        pen,
        ids,
        [
          [452, 732],
          [486, 724],
          [66, 704],
        ],
        ['#c2913a', '#d6aa50'],
      )
    )
  },
  '104': (pen) => {
    const ids = defineSeedSymbols(pen, fennelSeedShape, 7)
    const look = { colour: '#a3aa62', others: ['#bdbf7e', '#8b934c'], shade: '#7f8846', pitch: 28 }
    const bowlContent = drawHeap(pen, ids, { ...look, at: [402, 664], width: 180, height: 66, isHeld: true })
    return (
      drawFennel(pen, { at: [250, 650], heading: -6, length: 420, bend: 8 }, 150) +
      drawFennel(pen, { at: [300, 650], heading: 22, length: 350, bend: 14 }, 120) +
      drawShadow([330, 694], 440, 0.12) +
      drawSpoon(pen, { at: [510, 642], heading: 262, length: 470 }, 176, bowlContent) +
      drawScatteredSymbols(
        pen,
        ids,
        [
          [528, 700],
          [490, 726],
          [556, 722],
          [420, 738],
        ],
        ['#a3aa62', '#bdbf7e'],
      )
    )
  },
}
