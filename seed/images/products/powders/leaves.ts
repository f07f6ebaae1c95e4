import type { Point } from '../../geometry/point'
import { ellipse } from '../../marks'
import { mound } from '../../parts/mound'
import { bowlful } from '../../parts/powderWare'
import { shadow } from '../../parts/shadow'
import { jar } from '../../parts/vessels'
import type { Drawings } from '../../pen'
import { aloe, aloeSlice } from '../../plants/aloe'
import { baobabLeaf } from '../../plants/baobab'
import { henna, hennaCone, hennaPattern } from '../../plants/henna'
import { stem } from '../../parts/stem'
import { moringaLeaf } from '../../plants/trees'

const plate: Point = [340, 668]

/** Powders of leaves. */
export const leafPowders: Drawings = {
  '7': (pen) =>
    shadow([420, 690], 100) +
    moringaLeaf(pen, { at: [396, 690], heading: 0, length: 520, bend: 16 }, 7) +
    bowlful(
      pen,
      { at: [240, 690], width: 370, height: 150, colour: '#d9cdb6' },
      { colour: '#7f9a45', coarse: 0.2 },
      150,
    ),
  '34': (pen) =>
    stem(pen, { at: [404, 694], heading: 2, length: 260, bend: 22 }, 10, '#8a7a50') +
    baobabLeaf(pen, [446, 440], 44, 196) +
    stem(pen, { at: [396, 694], heading: -8, length: 420, bend: 6 }, 10, '#8a7a50') +
    baobabLeaf(pen, [362, 276], -8, 204) +
    bowlful(
      pen,
      { at: [220, 690], width: 320, height: 250, colour: '#b0633f', grain: true },
      { colour: '#77783c', coarse: 0.35 },
      110,
    ) +
    shadow([480, 700], 210, 0.12) +
    mound(pen, { at: [470, 700], width: 230, height: 90, colour: '#77783c', coarse: 0.3 }),
  '49': (pen) =>
    shadow([390, 650], 260) +
    aloe(pen, [372, 650], 520) +
    jar(pen, { at: [176, 690], width: 210, height: 250, content: '#e6e3c4', level: 0.72, lid: 'cork' }) +
    shadow([450, 706], 240, 0.12) +
    mound(pen, { at: [390, 706], width: 230, height: 84, colour: '#e8e4c8', coarse: 0 }) +
    aloeSlice(pen, { at: [470, 690], heading: 80, length: 124 }),
  '53': (pen) =>
    henna(pen, { at: [300, 640], heading: -6, length: 410, bend: 24 }) +
    shadow([plate[0], plate[1] + 20], 540, 0.14) +
    ellipse([plate[0], plate[1] + 10], 268, 78, pen.lit('#d8c7a5', '#a98d63')) +
    ellipse(plate, 268, 76, pen.lit('#fffaec', '#f0e4c8', '#dcc9a2')) +
    hennaPattern([470, 676], 104, 0.44) +
    mound(pen, { at: [240, 676], width: 300, height: 190, colour: '#8f9345', coarse: 0.1 }) +
    hennaCone(pen, { at: [572, 480], heading: 210, length: 190 }),
}
