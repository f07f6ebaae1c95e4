import type { Point } from '../../geometry/point'
import { fillSvgEllipse } from '../../shapes'
import { drawPowderMound } from '../../parts/mound'
import { drawPowderBowl } from '../../parts/powderContainers'
import { drawShadow } from '../../parts/shadow'
import { drawJar } from '../../parts/vessels'
import type { DrawFunctions } from '../../pen'
import { drawAloe, drawAloeSlice } from '../../plants/aloe'
import { drawBaobabLeaf } from '../../plants/baobab'
import { drawHenna, drawHennaCone, drawHennaPattern } from '../../plants/henna'
import { drawStem } from '../../parts/stem'
import { drawMoringaLeaf } from '../../plants/trees'

const platePosition: Point = [340, 668]

export const leafPowderDrawings: DrawFunctions = {
  '7': (pen) =>
    drawShadow([420, 690], 100) +
    drawMoringaLeaf(pen, { at: [396, 690], heading: 0, length: 520, bend: 16 }, 7) +
    drawPowderBowl(
      pen,
      { at: [240, 690], width: 370, height: 150, colour: '#d9cdb6' },
      { colour: '#7f9a45', coarse: 0.2 },
      150,
    ),
  '34': (pen) =>
    drawStem(pen, { at: [404, 694], heading: 2, length: 260, bend: 22 }, 10, '#8a7a50') +
    drawBaobabLeaf(pen, [446, 440], 44, 196) +
    drawStem(pen, { at: [396, 694], heading: -8, length: 420, bend: 6 }, 10, '#8a7a50') +
    drawBaobabLeaf(pen, [362, 276], -8, 204) +
    drawPowderBowl(
      pen,
      { at: [220, 690], width: 320, height: 250, colour: '#b0633f', grain: true },
      { colour: '#77783c', coarse: 0.35 },
      110,
    ) +
    drawShadow([480, 700], 210, 0.12) +
    drawPowderMound(pen, { at: [470, 700], width: 230, height: 90, colour: '#77783c', coarse: 0.3 }),
  '49': (pen) =>
    drawShadow([390, 650], 260) +
    drawAloe(pen, [372, 650], 520) +
    drawJar(pen, { at: [176, 690], width: 210, height: 250, content: '#e6e3c4', level: 0.72, lid: 'cork' }) +
    drawShadow([450, 706], 240, 0.12) +
    drawPowderMound(pen, { at: [390, 706], width: 230, height: 84, colour: '#e8e4c8', coarse: 0 }) +
    drawAloeSlice(pen, { at: [470, 690], heading: 80, length: 124 }),
  '53': (pen) =>
    drawHenna(pen, { at: [300, 640], heading: -6, length: 410, bend: 24 }) +
    drawShadow([platePosition[0], platePosition[1] + 20], 540, 0.14) +
    fillSvgEllipse(
      [platePosition[0], platePosition[1] + 10],
      268,
      78,
      pen.diagonalGradient('#d8c7a5', '#a98d63'),
    ) +
    fillSvgEllipse(platePosition, 268, 76, pen.diagonalGradient('#fffaec', '#f0e4c8', '#dcc9a2')) +
    drawHennaPattern([470, 676], 104, 0.44) +
    drawPowderMound(pen, { at: [240, 676], width: 300, height: 190, colour: '#8f9345', coarse: 0.1 }) +
    drawHennaCone(pen, { at: [572, 480], heading: 210, length: 190 }),
}
