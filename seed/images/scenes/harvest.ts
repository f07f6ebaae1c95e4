import { block, curl, knifeMarks, type Block } from '../parts/block'
import { bottle } from '../parts/bottle'
import { heap, scatter } from '../parts/heap'
import { shadow } from '../parts/shadow'
import { bowl } from '../parts/vessels'
import type { Drawing, Pen } from '../pen'
import { calendula } from '../plants/daisies'
import { almond } from '../plants/nuts'
import { driedCalyces, driedRoselle, hibiscus } from '../plants/roselle'
import { halfShea, sheaNut, sheaTwig } from '../plants/shea'
import { group } from './still'

/** What the fields bring: a block of shea, oil, and a bowl of petals. */
export const harvest: Drawing = (pen) =>
  group(
    560,
    -50,
    1.3,
    sheaTwig(pen, { at: [120, 590], heading: -6, length: 310, bend: 10 }, [
      [60, 330],
      [186, 336],
    ]),
  ) +
  group(192, 40, 1.08, oil(pen)) +
  group(316, -26, 1.22, serum(pen)) +
  group(470, -12, 1.24, shea(pen)) +
  group(578, -44, 1.2, petals(pen)) +
  group(250, 180, 1, shadow([96, 690], 150, 0.14), calendula(pen, [96, 650], 62, 0.74))

const oil = (pen: Pen) =>
  bottle(pen, { form: 'tall', glass: 'clear', liquid: '#e0b957', stopper: 'cork', at: [110, 650] })

const serum = (pen: Pen) =>
  bottle(pen, {
    form: 'serum',
    glass: 'amber',
    liquid: '#eeebcb',
    stopper: 'pipette',
    at: [130, 672],
    scale: 1.1,
  })

function shea(pen: Pen): string {
  const look: Block = { at: [204, 622], width: 256, height: 156, depth: 104, colour: '#eee0ac', worn: 1 }
  return (
    block(pen, look, knifeMarks(pen, look)) +
    curl(pen, [150, 680], 92, '#eee0ac') +
    shadow([0, 690], 230) +
    sheaNut(pen, { at: [-108, 690], heading: 70, length: 108 }) +
    halfShea(pen, { at: [-20, 712], heading: 80, length: 108 }) +
    almond(pen, { at: [250, 722], heading: 64, length: 92 })
  )
}

function petals(pen: Pen): string {
  const dried = driedCalyces(pen, 84)
  return (
    bowl(
      pen,
      { at: [320, 716], width: 330, height: 150, colour: '#b0633f', grain: true },
      heap(pen, dried, { ...driedRoselle, at: [320, 580], width: 260, height: 110, pitch: 50 }),
    ) +
    hibiscus(pen, { at: [176, 706], heading: 130, length: 0 }, 70) +
    scatter(pen, dried, [[430, 726]], driedRoselle.others)
  )
}
