import { swelling } from '../../geometry/profiles'
import { bottle } from '../../parts/bottle'
import { grains, heap, scatter } from '../../parts/heap'
import { shadow } from '../../parts/shadow'
import type { Drawings } from '../../pen'
import { baobabLeaf, baobabPod, halfBaobab } from '../../plants/baobab'
import { castorBean, castorCapsules, castorLeaf } from '../../plants/castor'
import { sesame, sesamePod } from '../../plants/herbs'
import { nigella, nigellaPod } from '../../plants/nigella'
import { moringaLeaf, moringaPod, moringaSeed, neemFruit, neemLeaf } from '../../plants/trees'

/** Oils from seeds, with the seed and the plant that bears it. */
export const seedOils: Drawings = {
  '22': (pen) => {
    const ids = grains(pen, { length: 18, slim: 0.6, profile: swelling(0.4, 0.8), gloss: 0.3 }, 6)
    return (
      nigella(pen, { at: [408, 640], heading: 1, length: 400, bend: -14 }) +
      nigellaPod(pen, { at: [430, 650], heading: 16, length: 260, bend: 12 }) +
      bottle(pen, {
        form: 'apothecary',
        glass: 'clear',
        liquid: '#7a4d1e',
        stopper: 'ball',
        scale: 1.15,
        at: [190, 668],
      }) +
      heap(pen, ids, {
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
    castorLeaf(pen, [446, 330], 8, 200) +
    castorCapsules(pen, { at: [380, 650], heading: 2, length: 330, bend: -6 }) +
    bottle(pen, {
      form: 'tall',
      glass: 'clear',
      liquid: '#e8dca0',
      stopper: 'ball',
      scale: 1.1,
      at: [200, 668],
    }) +
    shadow([456, 698], 280) +
    castorBean(pen, { at: [346, 698], heading: 64, length: 92 }) +
    castorBean(pen, { at: [446, 708], heading: 16, length: 92 }) +
    castorBean(pen, { at: [496, 680], heading: 110, length: 90 }),
  '50': (pen) =>
    baobabLeaf(pen, [420, 330], 10, 200) +
    bottle(pen, { form: 'serum', glass: 'clear', liquid: '#e0bd62', stopper: 'wood', at: [196, 672] }) +
    baobabPod(pen, { at: [488, 350], heading: 176, length: 280 }) +
    shadow([420, 690], 270) +
    halfBaobab(pen, { at: [302, 696], heading: 78, length: 264 }),
  '56': (pen) =>
    moringaLeaf(pen, { at: [320, 500], heading: 10, length: 380, bend: 36 }) +
    bottle(pen, { form: 'apothecary', glass: 'clear', liquid: '#ead27f', stopper: 'wood', at: [192, 672] }) +
    shadow([446, 700], 280) +
    moringaPod(pen, { at: [320, 672], heading: 56, length: 300, bend: -12 }) +
    moringaSeed(pen, [388, 694], 62, 10) +
    moringaSeed(pen, [480, 702], 62, 50) +
    moringaSeed(pen, [548, 660], 54, -20),
  '70': (pen) =>
    neemLeaf(pen, { at: [336, 600], heading: -4, length: 450, bend: 40 }) +
    bottle(pen, { form: 'apothecary', glass: 'amber', liquid: '#7a6a24', stopper: 'cork', at: [192, 672] }) +
    shadow([450, 694], 220) +
    neemFruit(pen, { at: [372, 694], heading: 64, length: 84 }, true) +
    neemFruit(pen, { at: [462, 702], heading: 20, length: 80 }, false) +
    neemFruit(pen, { at: [504, 668], heading: 90, length: 78 }, true),
  '75': (pen) => {
    const ids = grains(pen, { length: 18, slim: 0.62, profile: swelling(0.38, 0.8), gloss: 0.5 }, 6)
    return (
      sesame(pen, { at: [424, 650], heading: 0, length: 490, bend: 6 }) +
      bottle(pen, { form: 'tall', glass: 'clear', liquid: '#e0b957', stopper: 'wood', at: [198, 672] }) +
      heap(pen, ids, {
        at: [448, 684],
        width: 230,
        height: 54,
        colour: '#e4d09c',
        others: ['#f0e2bc'],
        pitch: 16,
      }) +
      sesamePod(pen, { at: [308, 712], heading: 76, length: 130 }, true) +
      sesamePod(pen, { at: [530, 704], heading: -70, length: 100 }, false) +
      scatter(
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
