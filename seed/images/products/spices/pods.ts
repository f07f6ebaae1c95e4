import { oval } from '../../geometry/profiles'
import { grains, heap, scatter } from '../../parts/heap'
import { leaf } from '../../parts/leaf'
import { lying, pile } from '../../parts/pile'
import { repeated } from '../../parts/repeated'
import { shadow } from '../../parts/shadow'
import { sprig, stem } from '../../parts/stem'
import { bowl } from '../../parts/vessels'
import type { Drawings } from '../../pen'
import { cardamom, cardamomFlower } from '../../plants/cardamom'
import { gingerShoot, melegueta } from '../../plants/gingers'
import { beanGrain, parkia, parkiaFlower, parkiaLeaf } from '../../plants/parkia'
import { prekese, prekeseSlice, udaBunch, udaPod } from '../../plants/spicePods'

/** Spices that come in or from a pod. */
export const podSpices: Drawings = {
  '42': (pen) => {
    const ids = grains(pen, { length: 28, slim: 0.8, gloss: 0.4 }, 6)
    return (
      gingerShoot(pen, { at: [400, 616], heading: 0, length: 380, bend: 6 }, 0.14) +
      shadow([230, 630], 200) +
      melegueta(pen, { at: [196, 640], heading: -6, length: 300 }, false) +
      melegueta(pen, { at: [330, 640], heading: 10, length: 270 }, false) +
      heap(pen, ids, {
        at: [350, 696],
        width: 330,
        height: 70,
        colour: '#8f4f2c',
        others: ['#a4623a', '#773d20'],
        pitch: 22,
      }) +
      shadow([220, 716], 270, 0.12) +
      melegueta(pen, { at: [62, 690], heading: 82, length: 270 }, true) +
      scatter(
        pen,
        ids,
        [
          [540, 706],
          [566, 690],
          [360, 732],
          [400, 738],
        ],
        ['#8f4f2c'],
      )
    )
  },
  '62': (pen) => {
    const ids = grains(pen, beanGrain(pen), 6)
    const look = { colour: '#46291a', others: ['#5d3823', '#331d14'], pitch: 34 }
    const held = heap(pen, ids, { ...look, at: [280, 556], width: 340, height: 100, isHeld: true })
    return (
      stem(pen, { at: [420, 148], heading: 38, length: 84, bend: 20 }, 13, '#8a6a48', 0.8) +
      parkiaLeaf(pen, { at: [424, 150], heading: 240, length: 290, bend: 24 }) +
      parkiaFlower(pen, { at: [428, 146], heading: 214, length: 250, bend: -20 }, 46) +
      parkia(pen, [436, 142]) +
      bowl(pen, { at: [280, 690], width: 410, height: 150, colour: '#cf9448' }, held) +
      scatter(
        pen,
        ids,
        [
          [500, 704],
          [546, 690],
          [532, 724],
          [90, 716],
        ],
        ['#46291a', '#5d3823'],
      )
    )
  },
  '72': (pen) =>
    shadow([300, 676], 360, 0.12) +
    prekese(pen, { at: [452, 668], heading: -26, length: 540, bend: -14 }, 104) +
    prekese(pen, { at: [196, 676], heading: 18, length: 560, bend: 12 }, 112) +
    shadow([330, 706], 420, 0.14) +
    prekeseSlice(pen, [326, 664], 78, 20) +
    prekeseSlice(pen, [486, 686], 84, 48),
  '81': (pen) => {
    const ids = grains(pen, { length: 26, slim: 0.7, profile: oval, gloss: 0.9 }, 5)
    return (
      sprig(
        pen,
        { at: [336, 290], heading: -30, length: 110, bend: 50 },
        { along: 'alternate', count: 4, colour: '#7d6a44', width: 9 },
        (way) => leaf(pen, way, { colour: '#5f8848', form: 'lanceolate', slim: 0.36, veins: 6 }),
        () => 136,
      ) +
      udaBunch(pen, [330, 286]) +
      shadow([320, 690], 470, 0.12) +
      udaPod(pen, { at: [560, 630], heading: 262, length: 300, bend: -12 }) +
      udaPod(pen, { at: [70, 650], heading: 84, length: 290, bend: 16 }) +
      udaPod(pen, { at: [320, 692], heading: 66, length: 270, bend: 24 }) +
      udaPod(pen, { at: [80, 700], heading: 78, length: 300, bend: 20 }) +
      udaPod(pen, { at: [190, 730], heading: 90, length: 270, bend: -16 }) +
      scatter(
        pen,
        ids,
        [
          [490, 726],
          [520, 712],
          [544, 730],
          [110, 736],
        ],
        ['#3a2a26'],
      )
    )
  },
  '103': (pen) => {
    const ids = grains(pen, { length: 26, slim: 0.84, profile: oval, gloss: 0.6 }, 5)
    const shell = repeated(pen, 132, (way) => cardamom(pen, way, false))
    const raceme = { at: [300, 600], heading: 28, length: 380, bend: 26 } as const
    return (
      gingerShoot(pen, { at: [240, 620], heading: -6, length: 388, bend: 4 }, 0.2) +
      stem(pen, raceme, 8, '#9bb06a', 0.7) +
      cardamomFlower(pen, { at: [520, 330], heading: 150, length: 86 }) +
      cardamomFlower(pen, { at: [452, 420], heading: 200, length: 76 }) +
      shadow([320, 700], 460, 0.14) +
      pile(pen, { at: [310, 682], rows: [3, 4, 5], pitch: [98, 42] }, (place) =>
        shell(lying(pen, place, 132)),
      ) +
      cardamom(pen, { at: [392, 724], heading: 70, length: 150 }, true) +
      scatter(
        pen,
        ids,
        [
          [560, 726],
          [584, 706],
          [360, 738],
          [540, 742],
        ],
        ['#4a3226'],
      )
    )
  },
}
