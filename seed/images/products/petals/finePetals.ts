import { createEggWidthProfile } from '../../geometry/widthProfiles'
import { getPointOnArc, type Arc } from '../../geometry/arc'
import { drawShadow } from '../../parts/shadow'
import { drawStem } from '../../parts/stem'
import { defineSeedSymbols, drawHeap, drawScatteredSymbols } from '../../parts/heap'
import { drawColourWash } from '../../paper'
import type { DrawFunctions } from '../../pen'
import { drawStemBundle } from '../../plants/stemBundle'
import {
  drawCalendula,
  drawCalendulaStalk,
  drawChamomile,
  drawChamomileBud,
  drawChamomileStalk,
  defineDriedChamomileSvgSymbols,
} from '../../plants/daisies'
import { defineDriedPetalSvgSymbols } from '../../plants/driedLeaves'
import { drawBudSpike } from '../../plants/mint'
import { drawSkinFurrows } from '../../plants/nuts'

/** Daisies and lavender, drawn above their dried parts: petals, flower heads and buds. */
export const finePetalDrawings: DrawFunctions = {
  '27': (pen) => {
    const florets = defineDriedPetalSvgSymbols(
      pen,
      { length: 62, widthRatio: 0.22, form: 'strap', curl: 80 },
      10,
    )
    const shades = ['#e0a03a', '#c46f22', '#e8b24a']
    return (
      drawCalendulaStalk(pen, { at: [330, 640], heading: -12, length: 400, bend: -12 }) +
      drawCalendulaStalk(pen, { at: [350, 640], heading: 16, length: 250, bend: 24 }, 2) +
      drawCalendula(pen, [452, 384], 98, 0.8) +
      drawCalendula(pen, [236, 226], 142) +
      drawHeap(pen, florets, {
        at: [322, 696],
        width: 430,
        height: 130,
        pitch: 30,
        colour: '#d98a26',
        others: shades,
      }) +
      drawScatteredSymbols(
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
    const heads = defineDriedChamomileSvgSymbols(pen, 33)
    const yellow = { colour: '#c9a13c', others: ['#b88a2c', '#d4b254'] }
    const stalks = [
      [-30, 300, 76],
      [27, 320, 80],
      [-16, 420, 86],
      [11, 470, 92],
      [-2, 300, 84],
    ] as const
    return (
      drawColourWash(pen, '#a6c0b0') +
      stalks
        .map(([heading, length]) =>
          drawChamomileStalk(pen, { at: [322, 640], heading, length, bend: heading * 0.5 }),
        )
        .join('') +
      drawChamomileBud(pen, { at: [322, 620], heading: 44, length: 250, bend: -14 }, 20) +
      drawChamomileBud(pen, { at: [322, 620], heading: -46, length: 240, bend: 12 }, 17) +
      stalks
        .map(([heading, length, radius]) =>
          drawChamomile(
            pen,
            getPointOnArc({ at: [322, 640], heading, length, bend: heading * 0.5 }, 1).at,
            radius,
          ),
        )
        .join('') +
      drawHeap(pen, heads, { ...yellow, at: [320, 694], width: 430, height: 120, pitch: 42 }) +
      drawScatteredSymbols(
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
    const look = { length: 32, widthRatio: 0.46, profile: createEggWidthProfile(0.56) }
    const ribs = (arc: Arc) =>
      drawSkinFurrows(arc, look.widthRatio, look.profile, '#d5cbe6', [-0.4, 0.1], 0.7)
    const buds = defineSeedSymbols(pen, { ...look, gloss: 0, marking: ribs }, 7)
    const violet = { colour: '#75669c', others: ['#8c80ae', '#5f5182', '#877f8a'] }
    return (
      drawShadow([330, 660], 260) +
      drawStemBundle(
        { at: [330, 470], lean: 8, width: 74, above: 380, below: 200, stems: 8, spread: 58 },
        (arc) =>
          drawStem(pen, arc, 5, '#869a6b', 0.6) +
          drawBudSpike(
            pen,
            { ...getPointOnArc(arc, 0.66), length: arc.length * 0.34, bend: (arc.bend ?? 0) * 0.34 },
            '#7d6bb0',
            6,
            1.45,
          ),
      ) +
      drawHeap(pen, buds, { ...violet, at: [310, 704], width: 430, height: 94, pitch: 23 }) +
      drawScatteredSymbols(
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
