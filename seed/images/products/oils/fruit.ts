import { bottle } from '../../parts/bottle'
import { feather, frond } from '../../parts/foliage'
import { leaf } from '../../parts/leaf'
import { shadow } from '../../parts/shadow'
import { sprig, stem } from '../../parts/stem'
import type { Drawings } from '../../pen'
import {
  avocado,
  carrot,
  grapePip,
  grapes,
  halfAvocado,
  halfGrape,
  olive,
  oliveFruit,
  vineLeaf,
} from '../../plants/fruits'
import { halfPalmFruit, palmFruit } from '../../plants/palms'
import { halfHip, hip, roseBranch } from '../../plants/rose'

const heap: readonly (readonly [x: number, y: number, heading: number])[] = [
  [424, 612, -24],
  [476, 602, 8],
  [520, 616, 34],
  [384, 656, -52],
  [438, 664, -14],
  [490, 664, 20],
  [532, 676, 56],
]

/** Oils whose fruit or root is what one knows them by. */
export const fruitOils: Drawings = {
  '46': (pen) =>
    frond(
      pen,
      { at: [300, 520], heading: 14, length: 380, bend: 56 },
      { colour: '#5f8a45', count: 18, length: 140 },
    ) +
    bottle(pen, { form: 'tall', glass: 'clear', liquid: '#b5371a', stopper: 'cork', at: [198, 672] }) +
    shadow([450, 694], 290) +
    heap.map(([x, y, heading]) => palmFruit(pen, { at: [x, y], heading, length: 92 })).join('') +
    palmFruit(pen, { at: [352, 692], heading: 74, length: 92 }) +
    halfPalmFruit(pen, { at: [458, 710], heading: 30, length: 106 }),
  '66': (pen) =>
    olive(pen, { at: [372, 690], heading: -8, length: 540, bend: 38 }) +
    bottle(pen, { form: 'tall', glass: 'clear', liquid: '#b5a632', stopper: 'cork', at: [198, 672] }) +
    shadow([446, 692], 190) +
    oliveFruit(pen, { at: [404, 692], heading: 70, length: 74 }, '#8a9440') +
    oliveFruit(pen, { at: [478, 694], heading: 108, length: 70 }, '#4e3443'),
  '79': (pen) =>
    roseBranch(pen, { at: [350, 664], heading: -2, length: 500, bend: 26 }) +
    hip(pen, { at: [452, 330], heading: 44, length: 96 }) +
    hip(pen, { at: [404, 214], heading: 12, length: 86 }) +
    hip(pen, { at: [366, 440], heading: -34, length: 84 }) +
    bottle(pen, { form: 'serum', glass: 'clear', liquid: '#d9822f', stopper: 'pipette', at: [198, 672] }) +
    shadow([446, 698], 210) +
    halfHip(pen, { at: [346, 692], heading: 66, length: 112 }) +
    hip(pen, { at: [456, 702], heading: 72, length: 92 }),
  '91': (pen) =>
    sprig(
      pen,
      { at: [318, 470], heading: 24, length: 220, bend: 20 },
      { along: 'alternate', count: 5, colour: '#7d7350' },
      (way) => leaf(pen, way, { colour: '#4f7a3c', form: 'elliptic', slim: 0.4, veins: 7 }),
      (share) => 168 - share * 30,
    ) +
    bottle(pen, {
      form: 'apothecary',
      glass: 'clear',
      liquid: '#8a9a3a',
      stopper: 'ball',
      scale: 1.15,
      at: [190, 664],
    }) +
    shadow([480, 640], 200) +
    avocado(pen, { at: [484, 644], heading: -2, length: 290 }) +
    shadow([396, 700], 210) +
    halfAvocado(pen, { at: [376, 710], heading: 16, length: 270 }),
  '98': (pen) =>
    vineLeaf(pen, [452, 350], 24, 190) +
    stem(pen, { at: [440, 420], heading: -6, length: 190, bend: 24 }, 9, '#8c7a4a') +
    bottle(pen, {
      form: 'flask',
      glass: 'clear',
      liquid: '#cfd68a',
      stopper: 'ball',
      scale: 1.12,
      at: [182, 656],
    }) +
    shadow([446, 690], 210) +
    grapes(pen, [440, 396], 29, '#5c3556') +
    shadow([352, 704], 120) +
    halfGrape(pen, { at: [300, 700], heading: 74, length: 74 }) +
    [350, 386, 414]
      .map((x, index) =>
        grapePip(pen, { at: [x + 20, 716 - index * 9], heading: 50 + index * 30, length: 26 }),
      )
      .join(''),
  '106': (pen) =>
    [14, -14, 34]
      .map((heading, index) =>
        feather(
          pen,
          { at: [402, 430], heading, length: 290 - index * 30, bend: heading },
          { colour: index === 0 ? '#6f9a4a' : '#5c8640', count: 8, length: 84 },
        ),
      )
      .join('') +
    bottle(pen, {
      form: 'apothecary',
      glass: 'clear',
      liquid: '#d9741f',
      stopper: 'cork',
      scale: 1.15,
      at: [190, 664],
    }) +
    shadow([440, 704], 240) +
    carrot(pen, { at: [402, 420], heading: 172, length: 310, bend: -8 }) +
    carrot(pen, { at: [548, 560], heading: 232, length: 270, bend: 10 }),
}
