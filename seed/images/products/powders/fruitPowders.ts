import { drawPowderMound } from '../../parts/mound'
import { drawPowderBowl, drawPowderSpoon, drawPowderScoop } from '../../parts/powderContainers'
import { drawLeaf } from '../../parts/leaf'
import { drawSprig } from '../../parts/stem'
import { drawShadow } from '../../parts/shadow'
import { drawJar } from '../../parts/vessels'
import type { DrawFunctions } from '../../pen'
import { drawAmlaBerry, drawAmlaBranch, drawHalfAmla } from '../../plants/amla'
import { drawBaobabPod, drawHalfBaobab } from '../../plants/baobab'
import { drawGuaranaCluster, drawGuaranaSeed } from '../../plants/guarana'
import { drawOrange, drawOrangePeel } from '../../plants/orange'
import { drawCocoaBean, drawCocoaPod, drawHalfCocoaPod } from '../../plants/theobroma'
import { drawShikakaiLeaf, drawShikakaiPod } from '../../plants/shikakai'

/** The product drawings of powders that are made from fruits, such as cocoa. */
export const fruitPowderDrawings: DrawFunctions = {
  '28': (pen) =>
    drawShadow([200, 600], 200) +
    drawCocoaPod(pen, { at: [226, 196], heading: 184, length: 400 }, '#c9772b') +
    drawHalfCocoaPod(pen, { at: [330, 360], heading: 124, length: 330 }, '#b5652a') +
    drawShadow([330, 660], 470, 0.12) +
    drawPowderMound(pen, { at: [330, 660], width: 490, height: 170, colour: '#7b452c', coarse: 0.2 }) +
    drawPowderScoop(pen, { at: [366, 710], width: 190, side: 1, colour: '#b9a88c' }, '#84492e') +
    drawShadow([176, 708], 190) +
    drawCocoaBean(pen, { at: [88, 684], heading: 80, length: 70 }) +
    drawCocoaBean(pen, { at: [196, 690], heading: 112, length: 70 }) +
    drawCocoaBean(pen, { at: [160, 734], heading: 34, length: 70 }),
  '43': (pen) =>
    drawBaobabPod(pen, { at: [190, 230], heading: 176, length: 270 }) +
    drawShadow([440, 560], 300) +
    drawHalfBaobab(pen, { at: [330, 500], heading: 62, length: 290 }) +
    drawPowderBowl(
      pen,
      { at: [300, 700], width: 400, height: 130, colour: '#8d5f3c', grain: true },
      { colour: '#f0e2c2', coarse: 0.15 },
      130,
    ),
  '68': (pen) =>
    drawAmlaBranch(pen, { at: [330, 590], heading: -18, length: 360, bend: 44 }) +
    drawShadow([320, 560], 240) +
    drawPowderSpoon(pen, { at: [150, 650], heading: 66, length: 430 }, 180, {
      colour: '#a08a68',
      coarse: 0.3,
    }) +
    drawShadow([470, 700], 260) +
    drawAmlaBerry(pen, { at: [524, 690], heading: -20, length: 100 }) +
    drawHalfAmla(pen, { at: [380, 716], heading: 40, length: 104 }),
  '93': (pen) =>
    drawGuaranaCluster(pen, { at: [520, 650], heading: -2, length: 560, bend: -60 }, [300, 256]) +
    drawShadow([300, 690], 460, 0.12) +
    drawPowderMound(pen, { at: [310, 676], width: 480, height: 170, colour: '#b08658', coarse: 0.3 }) +
    drawPowderScoop(pen, { at: [336, 714], width: 190, side: 1, colour: '#8a5a38' }, '#b78d5e') +
    drawGuaranaSeed(pen, [130, 690], 50) +
    drawGuaranaSeed(pen, [186, 712], 48),
  '97': (pen) =>
    drawShadow([430, 560], 260) +
    drawOrange(pen, [440, 430], 130) +
    drawSprig(
      pen,
      { at: [438, 318], heading: -20, length: 100, bend: -40 },
      { along: 'alternate', count: 2, colour: '#7d7350', from: 0.4 },
      (arc) => drawLeaf(pen, arc, { colour: '#4f8040', form: 'elliptic', widthRatio: 0.44, veins: 7 }),
      () => 130,
    ) +
    drawJar(pen, { at: [196, 640], width: 240, height: 330, content: '#e09a4e', level: 0.7, lid: 'metal' }) +
    drawShadow([330, 690], 330, 0.1) +
    drawPowderMound(pen, {
      at: [300, 690],
      width: 290,
      height: 100,
      colour: '#e2964a',
      coarse: 0.5,
      flecks: ['#c96f22'],
    }) +
    drawOrangePeel(pen, [366, 648], 190, 56, 3),
  '107': (pen) =>
    drawShikakaiLeaf(pen, { at: [420, 600], heading: -6, length: 440, bend: 20 }) +
    drawPowderBowl(
      pen,
      { at: [230, 600], width: 340, height: 96, colour: '#b8763f' },
      { colour: '#b08a5a', coarse: 0.4 },
      150,
    ) +
    drawShadow([330, 680], 460, 0.14) +
    drawShikakaiPod(pen, { at: [130, 656], heading: 74, length: 300, bend: 36 }, '#6d4630') +
    drawShikakaiPod(pen, { at: [270, 682], heading: 60, length: 300, bend: 40 }, '#855535') +
    drawShikakaiPod(pen, { at: [180, 708], heading: 96, length: 330, bend: -30 }, '#7a4c31'),
}
