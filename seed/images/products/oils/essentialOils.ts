import { drawBottle } from '../../parts/bottle'
import { drawShadow } from '../../parts/shadow'
import type { DrawFunctions } from '../../pen'
import { drawLemongrass } from '../../plants/lemongrassAndSesame'
import { drawLavender, drawPeppermint, drawRosemary } from '../../plants/mint'
import { drawTeaTree } from '../../plants/trees'

/** The product drawings of essential oils: a small amber bottle in front of the herb that the oil is made from. */
export const essentialOilDrawings: DrawFunctions = {
  '6': (pen) =>
    drawShadow([420, 692], 130) +
    [-15, -8, -1, 6, 13]
      .map((heading, index) =>
        drawLavender(pen, {
          at: [380 + index * 15, 696],
          heading,
          length: 540 - Math.abs(index - 2) * 26,
          bend: heading * 0.3,
        }),
      )
      .join('') +
    drawBottle(pen, {
      form: 'vial',
      glass: 'amber',
      liquid: '#f1ecd3',
      stopper: 'cap',
      scale: 1.4,
      at: [206, 672],
    }),
  '17': (pen) =>
    drawShadow([406, 694], 120) +
    drawTeaTree(pen, { at: [392, 694], heading: -6, length: 560, bend: 18 }) +
    drawTeaTree(pen, { at: [406, 696], heading: 14, length: 430, bend: 24 }) +
    drawBottle(pen, { form: 'serum', glass: 'amber', liquid: '#eeebcb', stopper: 'pipette', at: [206, 672] }),
  '59': (pen) =>
    drawShadow([428, 694], 110) +
    drawPeppermint(pen, { at: [424, 696], heading: -3, length: 480, bend: 12 }) +
    drawBottle(pen, {
      form: 'vial',
      glass: 'amber',
      liquid: '#eef0d8',
      stopper: 'cork',
      scale: 1.4,
      at: [206, 672],
    }),
  '86': (pen) =>
    drawShadow([400, 694], 120) +
    drawRosemary(pen, { at: [392, 696], heading: -8, length: 550, bend: 16 }) +
    drawRosemary(pen, { at: [404, 698], heading: 4, length: 460, bend: 18 }) +
    drawRosemary(pen, { at: [412, 698], heading: 20, length: 370, bend: 26 }) +
    drawBottle(pen, {
      form: 'vial',
      glass: 'amber',
      liquid: '#eceadb',
      stopper: 'wood',
      scale: 1.4,
      at: [206, 672],
    }),
  '94': (pen) =>
    drawShadow([424, 704], 150) +
    drawLemongrass(pen, { at: [404, 706], heading: -3, length: 540, bend: 2 }) +
    drawBottle(pen, { form: 'serum', glass: 'amber', liquid: '#e6d67a', stopper: 'cap', at: [206, 672] }),
}
