import { drawSolidBlock, drawButterCurl, drawKnifeMarks, type SolidBlockOptions } from '../parts/block'
import { drawBottle } from '../parts/bottle'
import { drawHeap, drawScatteredSymbols } from '../parts/heap'
import { drawShadow } from '../parts/shadow'
import { drawBowl } from '../parts/vessels'
import type { DrawFunction, SvgPen } from '../pen'
import { drawCalendula } from '../plants/daisies'
import { drawAlmond } from '../plants/nuts'
import { defineDriedCalyxSvgSymbols, driedRoselleColours, drawHibiscus } from '../plants/roselle'
import { drawHalfShea, drawSheaNut, drawSheaTwig } from '../plants/shea'
import { placeInScene } from './placeInScene'

/** Draws a home page picture: a block of shea butter, oil and a bowl of petals. */
export const drawHarvestScene: DrawFunction = (pen) =>
  placeInScene(
    560,
    -50,
    1.3,
    drawSheaTwig(pen, { at: [120, 590], heading: -6, length: 310, bend: 10 }, [
      [60, 330],
      [186, 336],
    ]),
  ) +
  placeInScene(192, 40, 1.08, drawOilBottle(pen)) +
  placeInScene(316, -26, 1.22, drawSerumBottle(pen)) +
  placeInScene(470, -12, 1.24, drawSheaButter(pen)) +
  placeInScene(578, -44, 1.2, drawPetalBowl(pen)) +
  placeInScene(250, 180, 1, drawShadow([96, 690], 150, 0.14), drawCalendula(pen, [96, 650], 62, 0.74))

const drawOilBottle = (pen: SvgPen) =>
  drawBottle(pen, { form: 'tall', glass: 'clear', liquid: '#e0b957', stopper: 'cork', at: [110, 650] })

const drawSerumBottle = (pen: SvgPen) =>
  drawBottle(pen, {
    form: 'serum',
    glass: 'amber',
    liquid: '#eeebcb',
    stopper: 'pipette',
    at: [130, 672],
    scale: 1.1,
  })

function drawSheaButter(pen: SvgPen): string {
  const look: SolidBlockOptions = {
    at: [204, 622],
    width: 256,
    height: 156,
    depth: 104,
    colour: '#eee0ac',
    worn: 1,
  }
  return (
    drawSolidBlock(pen, look, drawKnifeMarks(pen, look)) +
    drawButterCurl(pen, [150, 680], 92, '#eee0ac') +
    drawShadow([0, 690], 230) +
    drawSheaNut(pen, { at: [-108, 690], heading: 70, length: 108 }) +
    drawHalfShea(pen, { at: [-20, 712], heading: 80, length: 108 }) +
    drawAlmond(pen, { at: [250, 722], heading: 64, length: 92 })
  )
}

function drawPetalBowl(pen: SvgPen): string {
  const dried = defineDriedCalyxSvgSymbols(pen, 84)
  return (
    drawBowl(
      pen,
      { at: [320, 716], width: 330, height: 150, colour: '#b0633f', grain: true },
      drawHeap(pen, dried, {
        ...driedRoselleColours,
        at: [320, 580],
        width: 260,
        height: 110,
        pitch: 50,
      }),
    ) +
    drawHibiscus(pen, { at: [176, 706], heading: 130, length: 0 }, 70) +
    drawScatteredSymbols(pen, dried, [[430, 726]], driedRoselleColours.others)
  )
}
