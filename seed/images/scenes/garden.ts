import { drawMortar } from '../parts/mortar'
import { drawShadow } from '../parts/shadow'
import { drawHeap } from '../parts/heap'
import type { DrawFunction, SvgPen } from '../pen'
import { drawAloe, drawAloeSlice } from '../plants/aloe'
import { drawButterflyPea } from '../plants/butterflyPea'
import { drawCalendula, drawCalendulaStalk } from '../plants/daisies'
import { defineDriedPetalSvgSymbols } from '../plants/driedLeaves'
import { drawHibiscus, drawRoselleStalk } from '../plants/roselle'
import { drawMoringaLeaf } from '../plants/trees'
import { placeInScene } from './placeInScene'

/** Draws the picture of a garden for the About page: fresh plants around a mortar. */
export const drawGardenScene: DrawFunction = (pen) =>
  placeInScene(
    660,
    60,
    1.1,
    drawMoringaLeaf(pen, { at: [200, 660], heading: 10, length: 620, bend: 18 }, 7),
  ) +
  placeInScene(360, 40, 1.15, drawStalks(pen)) +
  placeInScene(76, 60, 1.05, drawShadow([300, 690], 300), drawAloe(pen, [280, 690], 560)) +
  placeInScene(
    420,
    110,
    1.1,
    drawMortar(
      pen,
      { at: [250, 640], width: 350, height: 300, colour: '#8a5c3a' },
      { colour: '#7f9a45', coarse: 0.4 },
    ),
  ) +
  placeInScene(618, 130, 1, drawPetalHeap(pen)) +
  placeInScene(
    126,
    130,
    1,
    drawShadow([200, 712], 180),
    drawAloeSlice(pen, { at: [120, 706], heading: 80, length: 150 }),
  )

function drawStalks(pen: SvgPen): string {
  return (
    drawRoselleStalk(pen, { at: [330, 620], heading: -8, length: 420, bend: -14 }) +
    drawHibiscus(pen, { at: [262, 186], heading: 118, length: 0 }, 118) +
    drawCalendulaStalk(pen, { at: [440, 640], heading: 10, length: 330, bend: 14 }) +
    drawCalendula(pen, [520, 312], 92, 0.86)
  )
}

function drawPetalHeap(pen: SvgPen): string {
  const dried = defineDriedPetalSvgSymbols(pen, { length: 62, widthRatio: 0.22, form: 'strap', curl: 80 }, 10)
  const shades = ['#e0a03a', '#c46f22', '#e8b24a']
  return (
    drawHeap(pen, dried, {
      at: [330, 700],
      width: 330,
      height: 100,
      pitch: 30,
      colour: '#d98a26',
      others: shades,
    }) + drawButterflyPea(pen, [150, 706], -40, 100)
  )
}
