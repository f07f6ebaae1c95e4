import { area } from '../../marks'
import { quill, rhizome } from '../../parts/bark'
import { grains, heap, scatter } from '../../parts/heap'
import { leaf } from '../../parts/leaf'
import { mound } from '../../parts/mound'
import { lying, pile } from '../../parts/pile'
import { repeated } from '../../parts/repeated'
import { shadow } from '../../parts/shadow'
import { solid } from '../../parts/solid'
import { sprig } from '../../parts/stem'
import { twine } from '../../parts/twine'
import { bowl } from '../../parts/vessels'
import type { Drawings } from '../../pen'
import { cinnamonTwig } from '../../plants/cinnamon'
import { clove, cloveTwig } from '../../plants/clove'
import { gingerShoot, gingerSlice, splitGinger, wrinkled } from '../../plants/gingers'
import { ehuru, halfMonodora, monodoraFruit } from '../../plants/monodora'
import { berrySpike, peppercornGrain, pepperVine, uzizaGrain } from '../../plants/peppers'

/** Buds, bark, roots, nuts and corns. */
export const wholeSpices: Drawings = {
  '14': (pen) => {
    const nail = repeated(pen, 118, (way) => clove(pen, way))
    return (
      cloveTwig(pen, { at: [320, 590], heading: -2, length: 420, bend: 6 }) +
      shadow([322, 704], 470, 0.14) +
      area('M110 696Q150 640 316 588Q480 640 530 696Q320 712 110 696z', '#3b2015') +
      pile(pen, { at: [318, 692], rows: [3, 5, 7, 8, 8], pitch: [58, 30] }, (place) =>
        nail(lying(pen, place, 118)),
      ) +
      nail({ at: [500, 744], heading: 50, length: 118 }) +
      nail({ at: [50, 736], heading: 90, length: 118 })
    )
  },
  '16': (pen) =>
    cinnamonTwig(pen, { at: [230, 540], heading: 16, length: 380, bend: 34 }) +
    shadow([320, 690], 470, 0.14) +
    quill(pen, { at: [150, 560], heading: 62, length: 430, bend: 2 }, 58, '#b3713f') +
    quill(pen, { at: [108, 612], heading: 66, length: 450, bend: 2 }, 60, '#a8663a') +
    quill(pen, { at: [176, 620], heading: 60, length: 430, bend: 2 }, 62, '#b97a48') +
    quill(pen, { at: [112, 668], heading: 68, length: 460, bend: -4 }, 60, '#a5643a') +
    quill(pen, { at: [196, 678], heading: 63, length: 430, bend: 2 }, 60, '#b06d3d') +
    twine([330, 556], 62, 170) +
    mound(pen, { at: [486, 716], width: 190, height: 58, colour: '#a9653a', coarse: 0.2 }),
  '21': (pen) => {
    const seed = repeated(pen, 106, (way) => ehuru(pen, way, false))
    return (
      sprig(
        pen,
        { at: [250, 450], heading: 6, length: 262, bend: 30 },
        { along: 'alternate', count: 5, colour: '#7d6a44', width: 10 },
        (way) => leaf(pen, way, { colour: '#4f8040', form: 'obovate', slim: 0.44, veins: 7 }),
        (share) => 180 - share * 30,
      ) +
      shadow([210, 600], 230) +
      monodoraFruit(pen, [196, 490], 118) +
      shadow([410, 620], 270) +
      halfMonodora(pen, [398, 488], 142) +
      shadow([320, 704], 440, 0.12) +
      pile(pen, { at: [300, 676], rows: [4, 5], pitch: [98, 46] }, (place) => seed(lying(pen, place, 106))) +
      ehuru(pen, { at: [452, 724], heading: 74, length: 112 }, true) +
      ehuru(pen, { at: [210, 736], heading: 96, length: 108 }, true)
    )
  },
  '31': (pen) => {
    const body = { at: [140, 560], heading: 74, length: 360, bend: 16 } as const
    return (
      gingerShoot(pen, { at: [300, 520], heading: -4, length: 286, bend: 10 }, 0.17) +
      shadow([330, 606], 420) +
      rhizome(pen, body, 118, '#b98f58', [
        { from: 0.24, turn: -74, length: 120 },
        { from: 0.52, turn: -56, length: 150 },
        { from: 0.62, turn: 66, length: 110 },
        { from: 0.9, turn: -28, length: 110 },
      ]) +
      wrinkled(body, 118) +
      shadow([330, 704], 460, 0.12) +
      splitGinger(pen, { at: [66, 676], heading: 78, length: 230, bend: 14 }, 0.34) +
      splitGinger(pen, { at: [262, 716], heading: 72, length: 200, bend: -10 }, 0.38) +
      gingerSlice(pen, { at: [456, 730], heading: 20, length: 92 }) +
      gingerSlice(pen, { at: [530, 716], heading: -30, length: 86 })
    )
  },
  '51': (pen) => {
    const ids = grains(pen, uzizaGrain(pen), 5)
    const spike = berrySpike(pen, 24, ['#c9472f', '#dd6b3a'])
    return (
      pepperVine(pen, { at: [250, 640], heading: -4, length: 500, bend: 26 }, '#5f8a48', true) +
      spike({ at: [270, 330], heading: 150, length: 200, bend: 26 }) +
      spike({ at: [330, 240], heading: 120, length: 210, bend: 56 }) +
      spike({ at: [232, 440], heading: 214, length: 170, bend: -30 }) +
      heap(pen, ids, {
        at: [330, 694],
        width: 430,
        height: 116,
        colour: '#5a4033',
        others: ['#6e4f3d', '#46322a'],
        pitch: 33,
      }) +
      scatter(
        pen,
        ids,
        [
          [84, 706],
          [568, 712],
          [540, 736],
          [118, 734],
        ],
        ['#5a4033'],
      )
    )
  },
  '92': (pen) => {
    const ids = grains(pen, peppercornGrain(pen), 6)
    const look = { colour: '#40342e', others: ['#54453b', '#2f2725'], pitch: 32 }
    const held = heap(pen, ids, { ...look, at: [330, 548], width: 320, height: 76, isHeld: true })
    const spike = berrySpike(pen, 27, ['#7fa046', '#a8b85a'])
    return (
      pepperVine(pen, { at: [200, 560], heading: -10, length: 420, bend: 40 }, '#4f7f42', false) +
      spike({ at: [226, 250], heading: 196, length: 230, bend: -16 }) +
      spike({ at: [160, 340], heading: 200, length: 200, bend: -20 }) +
      solid(
        pen,
        { at: [424, 560], heading: 26, length: 290 },
        {
          colour: '#a97b4c',
          slim: 0.2,
          profile: (along) => 0.5 + 0.5 * along ** 2 * Math.min(1, (1 - along) * 8) ** 0.5,
          gloss: 0.2,
        },
      ) +
      bowl(pen, { at: [330, 690], width: 390, height: 150, colour: '#9c6b3f', grain: true }, held) +
      scatter(
        pen,
        ids,
        [
          [96, 706],
          [132, 726],
          [540, 706],
          [572, 688],
          [510, 730],
        ],
        ['#40342e', '#54453b'],
      )
    )
  },
}
