import { drawCinnamonQuill } from '../parts/spiceShapes'
import { defineSeedSymbols, drawHeap, drawScatteredSymbols } from '../parts/heap'
import { createCentredArc, drawItemsInRows } from '../parts/pile'
import { drawPowderBowl } from '../parts/powderContainers'
import { reuseDrawing } from '../parts/reuseDrawing'
import { drawSack } from '../parts/sack'
import { drawShadow } from '../parts/shadow'
import { drawStem } from '../parts/stem'
import { drawTwine } from '../parts/twine'
import { getPointOnArc } from '../geometry/arc'
import type { DrawFunction, SvgPen } from '../pen'
import { drawStemBundle } from '../plants/stemBundle'
import { drawCardamom } from '../plants/cardamom'
import { drawBudSpike } from '../plants/mint'
import { createPeppercornShape } from '../plants/peppers'
import { drawTurmericRoot, drawTurmericSlice } from '../plants/turmeric'
import { placeInScene } from './placeInScene'

/** Draws the home page picture of a market table: powders in bowls, a sack and whole spices. */
export const drawMarketScene: DrawFunction = (pen) =>
  placeInScene(452, -30, 1.1, drawLavenderBundle(pen)) +
  placeInScene(
    130,
    -20,
    1.1,
    drawSack(
      pen,
      { at: [240, 690], width: 300, height: 300, colour: '#cdb894' },
      { colour: '#e3cf9f', coarse: 0.4 },
    ),
  ) +
  drawPowderBowl(
    pen,
    { at: [940, 770], width: 330, height: 150, colour: '#d9cdb6' },
    { colour: '#7f9a45', coarse: 0.2 },
    160,
  ) +
  drawPowderBowl(
    pen,
    { at: [650, 784], width: 400, height: 170, colour: '#b0633f', grain: true },
    { colour: '#e39a1c', coarse: 0.15 },
    240,
  ) +
  placeInScene(656, 138, 1, drawCinnamon(pen)) +
  placeInScene(170, 140, 1, drawPeppercorns(pen)) +
  placeInScene(420, 158, 1, drawTurmericRoots(pen))

function drawLavenderBundle(pen: SvgPen): string {
  return drawStemBundle(
    { at: [330, 470], lean: 4, width: 74, above: 380, below: 200, stems: 8, spread: 54 },
    (arc) =>
      drawStem(pen, arc, 5, '#869a6b', 0.6) +
      drawBudSpike(
        pen,
        { ...getPointOnArc(arc, 0.66), length: arc.length * 0.34, bend: (arc.bend ?? 0) * 0.34 },
        '#7d6bb0',
        6,
        1.45,
      ),
  )
}

function drawCinnamon(pen: SvgPen): string {
  return (
    drawShadow([300, 722], 400, 0.14) +
    drawCinnamonQuill(pen, { at: [128, 672], heading: 82, length: 360, bend: 2 }, 52, '#a8663a') +
    drawCinnamonQuill(pen, { at: [100, 706], heading: 84, length: 380, bend: -4 }, 54, '#a5643a') +
    drawCinnamonQuill(pen, { at: [150, 722], heading: 80, length: 350, bend: 2 }, 54, '#b97a48') +
    drawTwine([300, 668], 82, 112)
  )
}

function drawPeppercorns(pen: SvgPen): string {
  const ids = defineSeedSymbols(pen, createPeppercornShape(pen), 6)
  return (
    drawHeap(pen, ids, {
      at: [130, 690],
      width: 250,
      height: 80,
      colour: '#40342e',
      others: ['#54453b', '#2f2725'],
      pitch: 30,
    }) +
    drawScatteredSymbols(
      pen,
      ids,
      [
        [-20, 700],
        [270, 706],
        [290, 690],
      ],
      ['#40342e', '#54453b'],
    )
  )
}

function drawTurmericRoots(pen: SvgPen): string {
  const shell = reuseDrawing(pen, 104, (arc) => drawCardamom(pen, arc, false))
  return (
    drawShadow([120, 700], 200) +
    drawTurmericRoot(pen, { at: [10, 690], heading: 76, length: 210 }) +
    drawTurmericSlice(pen, { at: [150, 716], heading: 84, length: 78 }) +
    drawItemsInRows(pen, { at: [290, 706], rows: [2, 3], pitch: [76, 34] }, (position) =>
      shell(createCentredArc(pen, position, 104)),
    )
  )
}
