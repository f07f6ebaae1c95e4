import { grains, heap, scatter } from '../../parts/heap'
import { leaf } from '../../parts/leaf'
import { centredAt, pile } from '../../parts/pile'
import { repeated } from '../../parts/repeated'
import { shadow } from '../../parts/shadow'
import { sprig, stem } from '../../parts/stem'
import type { Drawings } from '../../pen'
import { bitterKola, bushMango, halfBushMango, kolaFruit, ogbono, peeledKola } from '../../plants/forestSeeds'
import { egusiMelon, halfEgusiMelon, pumpkin } from '../../plants/gourds'
import { sedge } from '../../plants/sedge'
import { egusiGrain, hullGrain, pumpkinGrain, sunflowerGrain, tigernutGrain } from '../../plants/seedGrains'
import { sunflower } from '../../plants/sunflower'
import { moringaLeaf, moringaPod, moringaSeedAside, openMoringaPod } from '../../plants/trees'

/** Seeds that one could count: before their fruit, their flower or their pod. */
export const largeSeeds: Drawings = {
  '29': (pen) => {
    const ids = grains(pen, egusiGrain, 7)
    return (
      shadow([260, 560], 260) +
      egusiMelon(pen, { at: [252, 566], heading: 10, length: 270 }) +
      shadow([440, 580], 220) +
      halfEgusiMelon(pen, [434, 474], 116) +
      heap(pen, ids, {
        at: [316, 696],
        width: 460,
        height: 140,
        colour: '#e3cc92',
        others: ['#efdfb2', '#d8bd80'],
        shade: '#c9a565',
        pitch: 40,
      }) +
      scatter(
        pen,
        ids,
        [
          [70, 706],
          [576, 712],
        ],
        ['#e3cc92'],
      )
    )
  },
  '44': (pen) => {
    const ids = grains(pen, tigernutGrain(pen), 7)
    return (
      sedge(pen, { at: [310, 640], heading: 2, length: 430 }) +
      heap(pen, ids, {
        at: [318, 690],
        width: 420,
        height: 140,
        colour: '#b07f4a',
        others: ['#c2955c', '#996a3a'],
        shade: '#87582f',
        pitch: 47,
      }) +
      scatter(
        pen,
        ids,
        [
          [76, 700],
          [562, 706],
        ],
        ['#b07f4a'],
      )
    )
  },
  '52': (pen) => {
    const half = repeated(pen, 128, (way) => ogbono(pen, way, true))
    const back = repeated(pen, 128, (way) => ogbono(pen, way, false))
    return (
      sprig(
        pen,
        { at: [190, 470], heading: 10, length: 270, bend: 40 },
        { along: 'alternate', count: 5, colour: '#7d6a44', width: 9 },
        (way) => leaf(pen, way, { colour: '#4f7a3c', form: 'elliptic', slim: 0.42, veins: 8 }),
        (share) => 150 - share * 30,
      ) +
      shadow([226, 584], 220) +
      bushMango(pen, { at: [222, 590], heading: -8, length: 220 }) +
      shadow([424, 590], 220) +
      halfBushMango(pen, { at: [424, 596], heading: 10, length: 216 }) +
      shadow([320, 704], 460, 0.12) +
      pile(pen, { at: [318, 680], rows: [3, 4, 4], pitch: [108, 44] }, (place, row) => {
        const heading = pen.random(30, 150)
        const draw = (Math.round(place[0] / 100) + row) % 2 === 0 ? half : back
        return draw({ at: centredAt(place, heading, 124), heading, length: 124 })
      })
    )
  },
  '61': (pen) => {
    const ids = grains(pen, pumpkinGrain, 9)
    return (
      shadow([314, 590], 380) +
      pumpkin(pen, [314, 600], 330) +
      heap(pen, ids, {
        at: [320, 698],
        width: 470,
        height: 136,
        colour: '#7f8f48',
        others: ['#96a45c', '#6a7a38'],
        pitch: 42,
      }) +
      scatter(
        pen,
        ids,
        [
          [64, 706],
          [580, 712],
        ],
        ['#7f8f48'],
      )
    )
  },
  '76': (pen) => {
    const winged = (x: number, y: number, size: number, turn: number) =>
      shadow([x, y + size * 0.4], size * 1.2, 0.2) + moringaSeedAside(pen, [x, y], size, turn)
    return (
      moringaLeaf(pen, { at: [330, 540], heading: 2, length: 420, bend: 30 }) +
      moringaPod(pen, { at: [120, 600], heading: 4, length: 470, bend: 14 }) +
      shadow([330, 606], 470, 0.1) +
      openMoringaPod(pen, { at: [80, 590], heading: 84, length: 470, bend: 4 }) +
      winged(142, 652, 88, -24) +
      winged(276, 648, 84, 40) +
      winged(510, 644, 88, 70) +
      winged(396, 656, 90, 14) +
      winged(224, 704, 92, 64) +
      winged(474, 712, 88, -36)
    )
  },
  '88': (pen) => {
    const ids = grains(pen, sunflowerGrain, 6)
    const hulls = grains(pen, hullGrain, 3)
    const broad = { colour: '#5f8a3f', form: 'heart', slim: 0.76, veins: 7 } as const
    return (
      stem(pen, { at: [330, 660], heading: -2, length: 360 }, 18, '#87a352', 0.8) +
      leaf(pen, { at: [332, 600], heading: 46, length: 230, bend: 40 }, broad) +
      leaf(pen, { at: [326, 610], heading: -48, length: 220, bend: -34 }, broad) +
      sunflower(pen, [322, 286], 206) +
      heap(pen, ids, {
        at: [316, 692],
        width: 430,
        height: 120,
        colour: '#c2b796',
        others: ['#d6ccae', '#ab9f7f'],
        shade: '#94866a',
        pitch: 33,
      }) +
      scatter(
        pen,
        hulls,
        [
          [150, 716],
          [470, 722],
          [540, 696],
          [86, 694],
          [520, 738],
          [214, 736],
        ],
        ['#35302d'],
      )
    )
  },
  '95': (pen) =>
    sprig(
      pen,
      { at: [236, 450], heading: -4, length: 300, bend: 34 },
      { along: 'opposite', count: 3, from: 0.2, colour: '#7d6a44', width: 10 },
      (way) => leaf(pen, way, { colour: '#4a7440', form: 'elliptic', slim: 0.4, veins: 8 }),
      (share) => 190 - share * 40,
    ) +
    shadow([250, 622], 250) +
    kolaFruit(pen, { at: [246, 640], heading: 4, length: 270 }) +
    shadow([350, 700], 470, 0.12) +
    bitterKola(pen, { at: [372, 612], heading: 70, length: 190 }) +
    bitterKola(pen, { at: [344, 660], heading: 104, length: 190 }) +
    bitterKola(pen, { at: [78, 684], heading: 82, length: 196 }) +
    peeledKola(pen, { at: [470, 726], heading: 56, length: 140 }, false) +
    peeledKola(pen, { at: [346, 732], heading: 12, length: 130 }, true),
}
