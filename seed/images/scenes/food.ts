import { drawCinnamonQuill, drawRhizome } from '../parts/spiceShapes'
import { defineSeedSymbols, drawHeap, drawScatteredSymbols } from '../parts/heap'
import { drawLeaf } from '../parts/leaf'
import { drawShadow } from '../parts/shadow'
import { drawSprig } from '../parts/stem'
import { drawTumbler } from '../parts/tumbler'
import { drawBowl } from '../parts/vessels'
import type { DrawFunction, SvgPen } from '../pen'
import { drawGingerSlice, drawRootWrinkles } from '../plants/gingers'
import { drawPumpkin } from '../plants/gourds'
import { pumpkinSeedShape } from '../plants/seedShapes'
import { placeInScene } from './placeInScene'

export const drawFoodScene: DrawFunction = (pen) =>
  placeInScene(640, 10, 1.15, drawShadow([240, 590], 360), drawPumpkin(pen, [240, 600], 330)) +
  placeInScene(150, 10, 1.18, drawTea(pen)) +
  placeInScene(400, 60, 1.1, drawSeedBowl(pen)) +
  placeInScene(740, 110, 1, drawGinger(pen)) +
  placeInScene(60, 130, 1, drawCinnamon(pen))

function drawTea(pen: SvgPen): string {
  return drawTumbler(
    pen,
    { at: [170, 640], width: 220, height: 270, liquid: '#c8503c' },
    drawSprig(
      pen,
      { at: [170, 500], heading: 5, length: 320, bend: 10 },
      { along: 'opposite', count: 4, from: 0.42, to: 0.92, angle: [74, 50], colour: '#7c5560', width: 9 },
      (arc) => drawLeaf(pen, arc, { colour: '#4d8a48', form: 'ovate', widthRatio: 0.56, teeth: 9, veins: 5 }),
      (share) => 160 - share * 66,
    ),
  )
}

function drawSeedBowl(pen: SvgPen): string {
  const ids = defineSeedSymbols(pen, pumpkinSeedShape, 9)
  const look = { colour: '#7f8f48', others: ['#96a45c', '#6a7a38'], pitch: 40 }
  const bowlContent = drawHeap(pen, ids, { ...look, at: [240, 566], width: 320, height: 110, isHeld: true })
  return (
    drawBowl(pen, { at: [240, 690], width: 390, height: 140, colour: '#b0633f', grain: true }, bowlContent) +
    drawScatteredSymbols(
      pen,
      ids,
      [
        [40, 716],
        [90, 730],
        [440, 736],
      ],
      ['#7f8f48', '#96a45c'],
    )
  )
}

function drawGinger(pen: SvgPen): string {
  const body = { at: [90, 690], heading: 76, length: 250, bend: 14 } as const
  return (
    drawShadow([230, 722], 300) +
    drawRhizome(pen, body, 84, '#c59c64', [
      { from: 0.24, turn: -74, length: 84 },
      { from: 0.56, turn: -56, length: 100 },
      { from: 0.62, turn: 66, length: 70 },
    ]) +
    drawRootWrinkles(body, 84) +
    drawGingerSlice(pen, { at: [40, 740], heading: 40, length: 84 })
  )
}

function drawCinnamon(pen: SvgPen): string {
  return (
    drawShadow([260, 706], 300, 0.14) +
    drawCinnamonQuill(pen, { at: [100, 690], heading: 80, length: 280, bend: 2 }, 46, '#a8663a') +
    drawCinnamonQuill(pen, { at: [120, 716], heading: 98, length: 270, bend: -4 }, 46, '#b97a48')
  )
}
