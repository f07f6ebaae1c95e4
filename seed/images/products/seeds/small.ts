import { grains, heap, scatter } from '../../parts/heap'
import { fill } from '../../parts/fill'
import { bowl, jar, spoon } from '../../parts/vessels'
import { shadow } from '../../parts/shadow'
import type { Drawings } from '../../pen'
import { chia, fennel, fenugreek, fenugreekPod, flax } from '../../plants/fieldHerbs'
import { sesame, sesamePod } from '../../plants/herbs'
import { nigella, nigellaPod } from '../../plants/nigella'
import {
  chiaGrain,
  fennelGrain,
  fenugreekGrain,
  flaxGrain,
  nigellaGrain,
  sesameGrain,
} from '../../plants/seedGrains'

/** Seeds so small that one sees them in bowls, spoons and heaps. */
export const smallSeeds: Drawings = {
  '5': (pen) => {
    const ids = grains(pen, chiaGrain(pen), 6)
    const [colour, others] = ['#8d8379', ['#5a504a', '#b5a998', '#6f665f']]
    const jarred = fill(pen, ids, {
      at: [210, 648],
      width: 206,
      height: 206,
      pitch: 25,
      colours: [colour, ...others],
    })
    return (
      chia(pen, { at: [440, 660], heading: 4, length: 540, bend: -8 }) +
      jar(
        pen,
        { at: [210, 660], width: 230, height: 310, content: '#6f665f', level: 0.7, lid: 'cork' },
        jarred,
      ) +
      heap(pen, ids, { at: [418, 696], width: 270, height: 76, colour, others, pitch: 25 }) +
      scatter(
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
    const ids = grains(pen, nigellaGrain, 6)
    const look = { colour: '#2c2a2b', others: ['#3d3837', '#4a4542'], pitch: 26 }
    const held = heap(pen, ids, { ...look, at: [300, 548], width: 340, height: 84, isHeld: true })
    return (
      nigella(pen, { at: [392, 560], heading: 2, length: 340, bend: -10 }) +
      nigellaPod(pen, { at: [450, 560], heading: 20, length: 210, bend: 12 }) +
      nigellaPod(pen, { at: [210, 560], heading: -12, length: 270, bend: -8 }) +
      bowl(pen, { at: [300, 686], width: 410, height: 150, colour: '#b4c0a4' }, held) +
      scatter(
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
    const ids = grains(pen, flaxGrain, 7)
    const stalk = flax(pen)
    return (
      stalk({ at: [300, 640], heading: -16, length: 470, bend: 10 }, 'flower') +
      stalk({ at: [350, 640], heading: 18, length: 430, bend: 6 }, 'flower') +
      stalk({ at: [324, 640], heading: 2, length: 530, bend: -4 }, 'flower') +
      stalk({ at: [280, 650], heading: -34, length: 330, bend: 14 }, 'capsule') +
      stalk({ at: [380, 650], heading: 34, length: 290, bend: 10 }, 'capsule') +
      heap(pen, ids, {
        at: [322, 690],
        width: 440,
        height: 140,
        colour: '#935528',
        others: ['#a96a35', '#7a4520'],
        pitch: 33,
      }) +
      scatter(
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
    const ids = grains(pen, sesameGrain, 7)
    const look = { colour: '#e8d6a4', others: ['#f2e6c4', '#dcc48c'], shade: '#cdab6c', pitch: 25 }
    const held = heap(pen, ids, { ...look, at: [264, 562], width: 350, height: 116, isHeld: true })
    return (
      sesame(pen, { at: [460, 660], heading: 4, length: 520, bend: -8 }) +
      bowl(pen, { at: [264, 690], width: 410, height: 140, colour: '#7d5233', grain: true }, held) +
      shadow([510, 706], 180, 0.12) +
      sesamePod(pen, { at: [566, 664], heading: 204, length: 120 }, false) +
      sesamePod(pen, { at: [424, 716], heading: 70, length: 170 }, true) +
      scatter(
        pen,
        ids,
        [
          [452, 736],
          [480, 728],
          [400, 724],
          [520, 734],
        ],
        ['#e8d6a4'],
      )
    )
  },
  '69': (pen) => {
    const ids = grains(pen, fenugreekGrain, 7)
    const plant = fenugreek(pen)
    return (
      plant({ at: [250, 650], heading: -8, length: 480, bend: 10 }) +
      plant({ at: [320, 650], heading: 18, length: 380, bend: 14 }) +
      heap(pen, ids, {
        at: [262, 690],
        width: 370,
        height: 120,
        colour: '#c2913a',
        others: ['#d6aa50', '#aa7c2c'],
        pitch: 26,
      }) +
      shadow([510, 700], 170, 0.1) +
      fenugreekPod(pen, { at: [396, 696], heading: 62, length: 230, bend: -44 }) +
      fenugreekPod(pen, { at: [410, 718], heading: 84, length: 210, bend: -40 }) +
      scatter(
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
    const ids = grains(pen, fennelGrain, 7)
    const look = { colour: '#a3aa62', others: ['#bdbf7e', '#8b934c'], shade: '#7f8846', pitch: 28 }
    const held = heap(pen, ids, { ...look, at: [402, 664], width: 180, height: 66, isHeld: true })
    return (
      fennel(pen, { at: [250, 650], heading: -6, length: 420, bend: 8 }, 150) +
      fennel(pen, { at: [300, 650], heading: 22, length: 350, bend: 14 }, 120) +
      shadow([330, 694], 440, 0.12) +
      spoon(pen, { at: [510, 642], heading: 262, length: 470 }, 176, held) +
      scatter(
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
