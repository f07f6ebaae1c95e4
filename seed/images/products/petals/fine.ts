import { egg } from '../../geometry/profiles'
import { stand, type Walk } from '../../geometry/ribbon'
import { shadow } from '../../parts/shadow'
import { stem } from '../../parts/stem'
import { grains, heap, scatter } from '../../parts/heap'
import type { Drawings } from '../../pen'
import { bundle } from '../../plants/bundles'
import {
  calendula,
  calendulaStalk,
  chamomile,
  chamomileButton,
  chamomileStalk,
  driedChamomile,
} from '../../plants/daisies'
import { driedPetals } from '../../plants/dried'
import { spike } from '../../plants/mint'
import { furrows } from '../../plants/nuts'

/** Daisies and lavender above their dried florets, heads and buds. */
export const finePetals: Drawings = {
  '27': (pen) => {
    const florets = driedPetals(pen, { length: 62, slim: 0.22, form: 'strap', curl: 80 }, 10)
    const shades = ['#e0a03a', '#c46f22', '#e8b24a']
    return (
      calendulaStalk(pen, { at: [330, 640], heading: -12, length: 400, bend: -12 }) +
      calendulaStalk(pen, { at: [350, 640], heading: 16, length: 250, bend: 24 }, 2) +
      calendula(pen, [452, 384], 98, 0.8) +
      calendula(pen, [236, 226], 142) +
      heap(pen, florets, {
        at: [322, 696],
        width: 430,
        height: 130,
        pitch: 30,
        colour: '#d98a26',
        others: shades,
      }) +
      scatter(
        pen,
        florets,
        [
          [84, 712],
          [560, 716],
          [540, 734],
        ],
        shades,
      )
    )
  },
  '45': (pen) => {
    const heads = driedChamomile(pen, 33)
    const yellow = { colour: '#c9a13c', others: ['#b88a2c', '#d4b254'] }
    const stalks = [
      [-30, 300, 76],
      [27, 320, 80],
      [-16, 420, 86],
      [11, 470, 92],
      [-2, 300, 84],
    ] as const
    return (
      stalks
        .map(([heading, length]) =>
          chamomileStalk(pen, { at: [322, 640], heading, length, bend: heading * 0.5 }),
        )
        .join('') +
      chamomileButton(pen, { at: [322, 620], heading: 44, length: 250, bend: -14 }, 20) +
      chamomileButton(pen, { at: [322, 620], heading: -46, length: 240, bend: 12 }, 17) +
      stalks
        .map(([heading, length, radius]) =>
          chamomile(pen, stand({ at: [322, 640], heading, length, bend: heading * 0.5 }, 1).at, radius),
        )
        .join('') +
      heap(pen, heads, { ...yellow, at: [320, 694], width: 430, height: 120, pitch: 42 }) +
      scatter(
        pen,
        heads,
        [
          [86, 708],
          [556, 722],
        ],
        yellow.others,
      )
    )
  },
  '64': (pen) => {
    const look = { length: 32, slim: 0.46, profile: egg(0.56) }
    const ribs = (way: Walk) => furrows(way, look.slim, look.profile, '#d5cbe6', [-0.4, 0.1], 0.7)
    const buds = grains(pen, { ...look, gloss: 0, marking: ribs }, 7)
    const violet = { colour: '#75669c', others: ['#8c80ae', '#5f5182', '#877f8a'] }
    return (
      shadow([330, 660], 260) +
      bundle(
        { at: [330, 470], lean: 8, width: 74, above: 380, below: 200, stems: 8, spread: 58 },
        (way) =>
          stem(pen, way, 5, '#869a6b', 0.6) +
          spike(
            pen,
            { ...stand(way, 0.66), length: way.length * 0.34, bend: (way.bend ?? 0) * 0.34 },
            '#7d6bb0',
            6,
            1.45,
          ),
      ) +
      heap(pen, buds, { ...violet, at: [310, 704], width: 430, height: 94, pitch: 23 }) +
      scatter(
        pen,
        buds,
        [
          [76, 716],
          [566, 712],
          [548, 730],
          [96, 732],
        ],
        violet.others,
      )
    )
  },
}
