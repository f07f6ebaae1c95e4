import { createPeakedProfile } from '../../geometry/widthProfiles'
import { drawBottle } from '../../parts/bottle'
import { defineSeedSymbols, drawHeap, drawScatteredSymbols } from '../../parts/heap'
import { drawShadow } from '../../parts/shadow'
import { drawColourWash } from '../../paper'
import type { DrawFunctions } from '../../pen'
import { drawBaobabLeaf, drawBaobabPod, drawHalfBaobab } from '../../plants/baobab'
import { drawCastorBean, drawCastorCapsules, drawCastorLeaf } from '../../plants/castor'
import { drawSesame, drawSesamePod } from '../../plants/lemongrassAndSesame'
import { drawNigellaFlower, drawNigellaPod } from '../../plants/nigella'
import {
  createNeemLeaf,
  drawMoringaLeaf,
  drawMoringaPod,
  drawMoringaSeed,
  drawNeemFruit,
} from '../../plants/trees'

/** Oils from seeds, with the seed and its plant. */
export const seedOilDrawings: DrawFunctions = {
  '22': (pen) => {
    const ids = defineSeedSymbols(
      pen,
      { length: 18, widthRatio: 0.6, profile: createPeakedProfile(0.4, 0.8), gloss: 0.3 },
      6,
    )
    return (
      drawNigellaFlower(pen, { at: [408, 640], heading: 1, length: 400, bend: -14 }) +
      drawNigellaPod(pen, { at: [430, 650], heading: 16, length: 260, bend: 12 }) +
      drawBottle(pen, {
        form: 'apothecary',
        glass: 'clear',
        liquid: '#7a4d1e',
        stopper: 'ball',
        scale: 1.15,
        at: [190, 668],
      }) +
      drawHeap(pen, ids, {
        at: [442, 680],
        width: 240,
        height: 64,
        colour: '#2c2a2b',
        others: ['#3a3634'],
        pitch: 16,
      })
    )
  },
  '26': (pen) =>
    drawCastorLeaf(pen, [446, 330], 8, 200) +
    drawCastorCapsules(pen, { at: [380, 650], heading: 2, length: 330, bend: -6 }) +
    drawBottle(pen, {
      form: 'tall',
      glass: 'clear',
      liquid: '#e8dca0',
      stopper: 'ball',
      scale: 1.1,
      at: [200, 668],
    }) +
    drawShadow([456, 698], 280) +
    drawCastorBean(pen, { at: [346, 698], heading: 64, length: 92 }) +
    drawCastorBean(pen, { at: [446, 708], heading: 16, length: 92 }) +
    drawCastorBean(pen, { at: [496, 680], heading: 110, length: 90 }),
  '50': (pen) =>
    drawBaobabLeaf(pen, [420, 330], 10, 200) +
    drawBottle(pen, { form: 'serum', glass: 'clear', liquid: '#e0bd62', stopper: 'wood', at: [196, 672] }) +
    drawBaobabPod(pen, { at: [488, 350], heading: 176, length: 280 }) +
    drawShadow([420, 690], 270) +
    drawHalfBaobab(pen, { at: [302, 696], heading: 78, length: 264 }),
  '56': (pen) =>
    drawMoringaLeaf(pen, { at: [320, 500], heading: 10, length: 380, bend: 36 }) +
    drawBottle(pen, {
      form: 'apothecary',
      glass: 'clear',
      liquid: '#ead27f',
      stopper: 'wood',
      at: [192, 672],
    }) +
    drawShadow([446, 700], 280) +
    drawMoringaPod(pen, { at: [320, 672], heading: 56, length: 300, bend: -12 }) +
    drawMoringaSeed(pen, [388, 694], 62, 10) +
    drawMoringaSeed(pen, [480, 702], 62, 50) +
    drawMoringaSeed(pen, [548, 660], 54, -20),
  '70': (pen) =>
    drawColourWash(pen, '#e6dca0') +
    createNeemLeaf(pen)({ at: [40, 250], heading: 58, length: 560, bend: 84 }, 9) +
    drawBottle(pen, {
      form: 'tall',
      glass: 'clear',
      liquid: '#6b5a1c',
      stopper: 'cork',
      scale: 1.06,
      at: [236, 684],
    }) +
    drawShadow([450, 700], 240) +
    drawNeemFruit(pen, { at: [350, 690], heading: 64, length: 92 }, true) +
    drawNeemFruit(pen, { at: [470, 706], heading: 20, length: 90 }, false) +
    drawNeemFruit(pen, { at: [484, 668], heading: 90, length: 90 }, true),
  '75': (pen) => {
    const ids = defineSeedSymbols(
      pen,
      { length: 18, widthRatio: 0.62, profile: createPeakedProfile(0.38, 0.8), gloss: 0.5 },
      6,
    )
    return (
      drawSesame(pen, { at: [424, 650], heading: 0, length: 490, bend: 6 }) +
      drawBottle(pen, { form: 'tall', glass: 'clear', liquid: '#e0b957', stopper: 'wood', at: [198, 672] }) +
      drawHeap(pen, ids, {
        at: [448, 684],
        width: 230,
        height: 54,
        colour: '#e4d09c',
        others: ['#f0e2bc'],
        pitch: 16,
      }) +
      drawSesamePod(pen, { at: [308, 712], heading: 76, length: 130 }, true) +
      drawSesamePod(pen, { at: [530, 704], heading: -70, length: 100 }, false) +
      drawScatteredSymbols(
        pen,
        ids,
        [
          [330, 650],
          [566, 664],
          [480, 724],
        ],
        ['#e4d09c'],
      )
    )
  },
}
