import { block, curl, type Block } from '../parts/block'
import { bottle } from '../parts/bottle'
import { bar, bubble, lather, mottled } from '../parts/soap'
import { shadow } from '../parts/shadow'
import type { Drawing, Pen } from '../pen'
import { aloe, aloeSlice } from '../plants/aloe'
import { cocoaBean, cocoaPod } from '../plants/theobroma'
import { lavender } from '../plants/mint'
import { group } from './still'

/** What goes on the skin: butter, oil and soap, with what they are made of. */
export const skinCare: Drawing = (pen) =>
  group(90, 60, 1.1, shadow([280, 690], 280), aloe(pen, [280, 690], 600)) +
  group(560, 20, 1.15, stalks(pen)) +
  group(
    330,
    -30,
    1.25,
    bottle(pen, { form: 'serum', glass: 'clear', liquid: '#d9822f', stopper: 'pipette', at: [150, 662] }),
  ) +
  group(560, -10, 1.2, butter(pen)) +
  group(780, 60, 1.1, soap(pen)) +
  group(180, 130, 1, shadow([210, 716], 170), aloeSlice(pen, { at: [130, 706], heading: 78, length: 150 }))

function stalks(pen: Pen): string {
  return [-12, -3, 6, 15]
    .map((heading, index) =>
      lavender(pen, { at: [300 + index * 15, 640], heading, length: 560 - index * 24, bend: heading * 0.3 }),
    )
    .join('')
}

function butter(pen: Pen): string {
  const look: Block = { at: [160, 630], width: 230, height: 140, depth: 96, colour: '#efe0b0', worn: 0.5 }
  return (
    shadow([330, 560], 150) +
    cocoaPod(pen, { at: [330, 220], heading: 176, length: 380 }, '#cf8428') +
    block(pen, look) +
    curl(pen, [70, 676], 84, '#efe0b0') +
    shadow([200, 712], 130) +
    cocoaBean(pen, { at: [150, 712], heading: 76, length: 74 }) +
    cocoaBean(pen, { at: [220, 724], heading: 112, length: 70 })
  )
}

function soap(pen: Pen): string {
  const look: Block = { at: [200, 690], width: 210, height: 92, depth: 96, colour: '#8a4630', worn: 0.5 }
  const texture = (face: Block) => mottled(pen, face, ['#c2643f', '#552619', '#d98a5c'], 26, 4.5)
  return (
    bar(pen, look, texture) +
    bar(pen, { ...look, at: [214, 596], width: 196 }, texture) +
    lather(pen, [150, 716], 170, 60) +
    bubble(pen, [300, 420], 20) +
    bubble(pen, [336, 380], 12)
  )
}
