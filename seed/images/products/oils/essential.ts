import { bottle } from '../../parts/bottle'
import { shadow } from '../../parts/shadow'
import type { Drawings } from '../../pen'
import { lemongrass } from '../../plants/herbs'
import { lavender, peppermint, rosemary } from '../../plants/mint'
import { teaTree } from '../../plants/trees'

/** Essential oils: small amber bottles before the herb that they are distilled from. */
export const essentialOils: Drawings = {
  '6': (pen) =>
    shadow([420, 692], 130) +
    [-15, -8, -1, 6, 13]
      .map((heading, index) =>
        lavender(pen, {
          at: [380 + index * 15, 696],
          heading,
          length: 540 - Math.abs(index - 2) * 26,
          bend: heading * 0.3,
        }),
      )
      .join('') +
    bottle(pen, {
      form: 'vial',
      glass: 'amber',
      liquid: '#f1ecd3',
      stopper: 'cap',
      scale: 1.4,
      at: [206, 672],
    }),
  '17': (pen) =>
    shadow([406, 694], 120) +
    teaTree(pen, { at: [392, 694], heading: -6, length: 560, bend: 18 }) +
    teaTree(pen, { at: [406, 696], heading: 14, length: 430, bend: 24 }) +
    bottle(pen, { form: 'serum', glass: 'amber', liquid: '#eeebcb', stopper: 'pipette', at: [206, 672] }),
  '59': (pen) =>
    shadow([428, 694], 110) +
    peppermint(pen, { at: [424, 696], heading: -3, length: 480, bend: 12 }) +
    bottle(pen, {
      form: 'vial',
      glass: 'amber',
      liquid: '#eef0d8',
      stopper: 'cork',
      scale: 1.4,
      at: [206, 672],
    }),
  '86': (pen) =>
    shadow([400, 694], 120) +
    rosemary(pen, { at: [392, 696], heading: -8, length: 550, bend: 16 }) +
    rosemary(pen, { at: [404, 698], heading: 4, length: 460, bend: 18 }) +
    rosemary(pen, { at: [412, 698], heading: 20, length: 370, bend: 26 }) +
    bottle(pen, {
      form: 'vial',
      glass: 'amber',
      liquid: '#eceadb',
      stopper: 'wood',
      scale: 1.4,
      at: [206, 672],
    }),
  '94': (pen) =>
    shadow([424, 704], 150) +
    lemongrass(pen, { at: [404, 706], heading: -3, length: 540, bend: 2 }) +
    bottle(pen, { form: 'serum', glass: 'amber', liquid: '#e6d67a', stopper: 'cap', at: [206, 672] }),
}
