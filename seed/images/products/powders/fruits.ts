import { mound } from '../../parts/mound'
import { bowlful, heapedSpoon, scoop } from '../../parts/powderWare'
import { leaf } from '../../parts/leaf'
import { sprig } from '../../parts/stem'
import { shadow } from '../../parts/shadow'
import { jar } from '../../parts/vessels'
import type { Drawings } from '../../pen'
import { amlaBerry, amlaBranch, halfAmla } from '../../plants/amla'
import { baobabPod, halfBaobab } from '../../plants/baobab'
import { guarana, guaranaSeed } from '../../plants/guarana'
import { orange, peel } from '../../plants/orange'
import { cocoaBean, cocoaPod, halfCocoa } from '../../plants/theobroma'
import { shikakaiLeaf, shikakaiPod } from '../../plants/shikakai'

/** Powders of fruits and of what lies in them. */
export const fruitPowders: Drawings = {
  '28': (pen) =>
    shadow([200, 600], 200) +
    cocoaPod(pen, { at: [226, 196], heading: 184, length: 400 }, '#c9772b') +
    halfCocoa(pen, { at: [330, 360], heading: 124, length: 330 }, '#b5652a') +
    shadow([330, 660], 470, 0.12) +
    mound(pen, { at: [330, 660], width: 490, height: 170, colour: '#7b452c', coarse: 0.2 }) +
    scoop(pen, { at: [366, 710], width: 190, side: 1, colour: '#b9a88c' }, '#84492e') +
    shadow([176, 708], 190) +
    cocoaBean(pen, { at: [88, 684], heading: 80, length: 70 }) +
    cocoaBean(pen, { at: [196, 690], heading: 112, length: 70 }) +
    cocoaBean(pen, { at: [160, 734], heading: 34, length: 70 }),
  '43': (pen) =>
    baobabPod(pen, { at: [190, 230], heading: 176, length: 270 }) +
    shadow([440, 560], 300) +
    halfBaobab(pen, { at: [330, 500], heading: 62, length: 290 }) +
    bowlful(
      pen,
      { at: [300, 700], width: 400, height: 130, colour: '#8d5f3c', grain: true },
      { colour: '#f0e2c2', coarse: 0.15 },
      130,
    ),
  '68': (pen) =>
    amlaBranch(pen, { at: [330, 590], heading: -18, length: 360, bend: 44 }) +
    shadow([320, 560], 240) +
    heapedSpoon(pen, { at: [150, 650], heading: 66, length: 430 }, 180, { colour: '#a08a68', coarse: 0.3 }) +
    shadow([470, 700], 260) +
    amlaBerry(pen, { at: [524, 690], heading: -20, length: 100 }) +
    halfAmla(pen, { at: [380, 716], heading: 40, length: 104 }),
  '93': (pen) =>
    guarana(pen, { at: [520, 650], heading: -2, length: 560, bend: -60 }, [300, 256]) +
    shadow([300, 690], 460, 0.12) +
    mound(pen, { at: [310, 676], width: 480, height: 170, colour: '#b08658', coarse: 0.3 }) +
    scoop(pen, { at: [336, 714], width: 190, side: 1, colour: '#8a5a38' }, '#b78d5e') +
    guaranaSeed(pen, [130, 690], 50) +
    guaranaSeed(pen, [186, 712], 48),
  '97': (pen) =>
    shadow([430, 560], 260) +
    orange(pen, [440, 430], 130) +
    sprig(
      pen,
      { at: [438, 318], heading: -20, length: 100, bend: -40 },
      { along: 'alternate', count: 2, colour: '#7d7350', from: 0.4 },
      (way) => leaf(pen, way, { colour: '#4f8040', form: 'elliptic', slim: 0.44, veins: 7 }),
      () => 130,
    ) +
    jar(pen, { at: [196, 640], width: 240, height: 330, content: '#e09a4e', level: 0.7, lid: 'metal' }) +
    shadow([330, 690], 330, 0.1) +
    mound(pen, {
      at: [300, 690],
      width: 290,
      height: 100,
      colour: '#e2964a',
      coarse: 0.5,
      flecks: ['#c96f22'],
    }) +
    peel(pen, [366, 648], 190, 56, 3),
  '107': (pen) =>
    shikakaiLeaf(pen, { at: [420, 600], heading: -6, length: 440, bend: 20 }) +
    bowlful(
      pen,
      { at: [230, 600], width: 340, height: 96, colour: '#b8763f' },
      { colour: '#b08a5a', coarse: 0.4 },
      150,
    ) +
    shadow([330, 680], 460, 0.14) +
    shikakaiPod(pen, { at: [130, 656], heading: 74, length: 300, bend: 36 }, '#6d4630') +
    shikakaiPod(pen, { at: [270, 682], heading: 60, length: 300, bend: 40 }, '#855535') +
    shikakaiPod(pen, { at: [180, 708], heading: 96, length: 330, bend: -30 }, '#7a4c31'),
}
