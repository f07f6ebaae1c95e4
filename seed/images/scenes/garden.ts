import { mortar } from '../parts/mortar'
import { shadow } from '../parts/shadow'
import { heap } from '../parts/heap'
import type { Drawing, Pen } from '../pen'
import { aloe, aloeSlice } from '../plants/aloe'
import { butterflyPea } from '../plants/butterflyPea'
import { calendula, calendulaStalk } from '../plants/daisies'
import { driedPetals } from '../plants/dried'
import { hibiscus, roselle } from '../plants/roselle'
import { moringaLeaf } from '../plants/trees'
import { group } from './still'

/** The plants themselves around the mortar that they go into. */
export const garden: Drawing = (pen) =>
  group(660, 60, 1.1, moringaLeaf(pen, { at: [200, 660], heading: 10, length: 620, bend: 18 }, 7)) +
  group(360, 40, 1.15, stalks(pen)) +
  group(76, 60, 1.05, shadow([300, 690], 300), aloe(pen, [280, 690], 560)) +
  group(
    420,
    110,
    1.1,
    mortar(
      pen,
      { at: [250, 640], width: 350, height: 300, colour: '#8a5c3a' },
      { colour: '#7f9a45', coarse: 0.4 },
    ),
  ) +
  group(618, 130, 1, petals(pen)) +
  group(126, 130, 1, shadow([200, 712], 180), aloeSlice(pen, { at: [120, 706], heading: 80, length: 150 }))

function stalks(pen: Pen): string {
  return (
    roselle(pen, { at: [330, 620], heading: -8, length: 420, bend: -14 }) +
    hibiscus(pen, { at: [262, 186], heading: 118, length: 0 }, 118) +
    calendulaStalk(pen, { at: [440, 640], heading: 10, length: 330, bend: 14 }) +
    calendula(pen, [520, 312], 92, 0.86)
  )
}

function petals(pen: Pen): string {
  const dried = driedPetals(pen, { length: 62, slim: 0.22, form: 'strap', curl: 80 }, 10)
  const shades = ['#e0a03a', '#c46f22', '#e8b24a']
  return (
    heap(pen, dried, {
      at: [330, 700],
      width: 330,
      height: 100,
      pitch: 30,
      colour: '#d98a26',
      others: shades,
    }) + butterflyPea(pen, [150, 706], -40, 100)
  )
}
