import { drawBottle } from '../../parts/bottle'
import { drawFeatheryLeaf, drawPalmFrond } from '../../parts/foliage'
import { drawLeaf } from '../../parts/leaf'
import { drawShadow } from '../../parts/shadow'
import { drawSprig, drawStem } from '../../parts/stem'
import type { DrawFunctions } from '../../pen'
import {
  drawAvocado,
  drawCarrot,
  drawGrapePip,
  drawGrapes,
  drawHalfAvocado,
  drawHalfGrape,
  drawOlive,
  drawOliveFruit,
  drawVineLeaf,
} from '../../plants/softFruits'
import { drawHalfPalmFruit, drawPalmFruit } from '../../plants/palms'
import { drawHalfRoseHip, drawRoseHip, drawRoseBranch } from '../../plants/rose'

const fruitPositions: readonly (readonly [x: number, y: number, heading: number])[] = [
  [424, 612, -24],
  [476, 602, 8],
  [520, 616, 34],
  [384, 656, -52],
  [438, 664, -14],
  [490, 664, 20],
  [532, 676, 56],
]

/** The product drawings of oils whose plant is best known by its fruit or root. */
export const fruitOilDrawings: DrawFunctions = {
  '46': (pen) =>
    drawPalmFrond(
      pen,
      { at: [300, 520], heading: 14, length: 380, bend: 56 },
      { colour: '#5f8a45', count: 18, length: 140 },
    ) +
    drawBottle(pen, { form: 'tall', glass: 'clear', liquid: '#b5371a', stopper: 'cork', at: [198, 672] }) +
    drawShadow([450, 694], 290) +
    fruitPositions
      .map(([x, y, heading]) => drawPalmFruit(pen, { at: [x, y], heading, length: 92 }))
      .join('') +
    drawPalmFruit(pen, { at: [352, 692], heading: 74, length: 92 }) +
    drawHalfPalmFruit(pen, { at: [458, 710], heading: 30, length: 106 }),
  '66': (pen) =>
    drawOlive(pen, { at: [372, 690], heading: -8, length: 540, bend: 38 }) +
    drawBottle(pen, { form: 'tall', glass: 'clear', liquid: '#b5a632', stopper: 'cork', at: [198, 672] }) +
    drawShadow([446, 692], 190) +
    drawOliveFruit(pen, { at: [404, 692], heading: 70, length: 74 }, '#8a9440') +
    drawOliveFruit(pen, { at: [478, 694], heading: 108, length: 70 }, '#4e3443'),
  '79': (pen) =>
    drawRoseBranch(pen, { at: [350, 664], heading: -2, length: 500, bend: 26 }) +
    drawRoseHip(pen, { at: [452, 330], heading: 44, length: 96 }) +
    drawRoseHip(pen, { at: [404, 214], heading: 12, length: 86 }) +
    drawRoseHip(pen, { at: [366, 440], heading: -34, length: 84 }) +
    drawBottle(pen, {
      form: 'serum',
      glass: 'clear',
      liquid: '#d9822f',
      stopper: 'pipette',
      at: [198, 672],
    }) +
    drawShadow([446, 698], 210) +
    drawHalfRoseHip(pen, { at: [346, 692], heading: 66, length: 112 }) +
    drawRoseHip(pen, { at: [456, 702], heading: 72, length: 92 }),
  '91': (pen) =>
    drawSprig(
      pen,
      { at: [318, 470], heading: 24, length: 220, bend: 20 },
      { along: 'alternate', count: 5, colour: '#7d7350' },
      (arc) => drawLeaf(pen, arc, { colour: '#4f7a3c', form: 'elliptic', widthRatio: 0.4, veins: 7 }),
      (share) => 168 - share * 30,
    ) +
    drawBottle(pen, {
      form: 'apothecary',
      glass: 'clear',
      liquid: '#8a9a3a',
      stopper: 'ball',
      scale: 1.15,
      at: [190, 664],
    }) +
    drawShadow([480, 640], 200) +
    drawAvocado(pen, { at: [484, 644], heading: -2, length: 290 }) +
    drawShadow([396, 700], 210) +
    drawHalfAvocado(pen, { at: [376, 710], heading: 16, length: 270 }),
  '98': (pen) =>
    drawVineLeaf(pen, [452, 350], 24, 190) +
    drawStem(pen, { at: [440, 420], heading: -6, length: 190, bend: 24 }, 9, '#8c7a4a') +
    drawBottle(pen, {
      form: 'flask',
      glass: 'clear',
      liquid: '#cfd68a',
      stopper: 'ball',
      scale: 1.12,
      at: [182, 656],
    }) +
    drawShadow([446, 690], 210) +
    drawGrapes(pen, [440, 396], 29, '#5c3556') +
    drawShadow([352, 704], 120) +
    drawHalfGrape(pen, { at: [300, 700], heading: 74, length: 74 }) +
    [350, 386, 414]
      .map((x, index) =>
        drawGrapePip(pen, { at: [x + 20, 716 - index * 9], heading: 50 + index * 30, length: 26 }),
      )
      .join(''),
  '106': (pen) =>
    [14, -14, 34]
      .map((heading, index) =>
        drawFeatheryLeaf(
          pen,
          { at: [402, 430], heading, length: 290 - index * 30, bend: heading },
          { colour: index === 0 ? '#6f9a4a' : '#5c8640', count: 8, length: 84 },
        ),
      )
      .join('') +
    drawBottle(pen, {
      form: 'apothecary',
      glass: 'clear',
      liquid: '#d9741f',
      stopper: 'cork',
      scale: 1.15,
      at: [190, 664],
    }) +
    drawShadow([440, 704], 240) +
    drawCarrot(pen, { at: [402, 420], heading: 172, length: 310, bend: -8 }) +
    drawCarrot(pen, { at: [548, 560], heading: 232, length: 270, bend: 10 }),
}
