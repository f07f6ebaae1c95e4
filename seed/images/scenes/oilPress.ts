import { drawBottle } from '../parts/bottle'
import { drawPalmFrond } from '../parts/foliage'
import { drawShadow } from '../parts/shadow'
import type { DrawFunction, SvgPen } from '../pen'
import { drawOlive, drawOliveFruit } from '../plants/softFruits'
import { drawCoconut, drawHalfCoconut, drawHalfPalmFruit, drawPalmFruit } from '../plants/palms'
import { placeInScene } from './placeInScene'

/** Draws a home page picture: pressed oil next to the fruit that it is made from. */
export const drawOilPressScene: DrawFunction = (pen) =>
  drawPalmFrond(
    pen,
    { at: [640, 620], heading: 14, length: 620, bend: 86 },
    { colour: '#6f9a4a', count: 22, length: 220 },
  ) +
  placeInScene(130, 60, 1.1, drawOlive(pen, { at: [150, 690], heading: -12, length: 560, bend: 6 })) +
  placeInScene(
    320,
    -20,
    1.12,
    drawBottle(pen, { form: 'tall', glass: 'clear', liquid: '#b5371a', stopper: 'cork', at: [160, 650] }),
  ) +
  placeInScene(
    180,
    30,
    1.1,
    drawBottle(pen, {
      form: 'apothecary',
      glass: 'clear',
      liquid: '#b5a632',
      stopper: 'ball',
      at: [130, 656],
      scale: 1.1,
    }),
  ) +
  placeInScene(
    520,
    20,
    1.16,
    drawBottle(pen, {
      form: 'flask',
      glass: 'clear',
      liquid: '#f4f0df',
      stopper: 'cork',
      level: 0.86,
      at: [190, 652],
      scale: 1.18,
    }),
  ) +
  drawCoconut(pen, [1010, 700], 118) +
  drawHalfCoconut(pen, [900, 790], 108) +
  drawFruits(pen)

const palmFruitPositions = [
  [420, 800, -24],
  [480, 790, 10],
  [532, 806, 40],
  [384, 846, -52],
  [446, 852, -14],
  [508, 856, 24],
] as const

function drawFruits(pen: SvgPen): string {
  return (
    drawShadow([460, 862], 300) +
    palmFruitPositions
      .map(([x, y, heading]) => drawPalmFruit(pen, { at: [x, y], heading, length: 96 }))
      .join('') +
    drawShadow([650, 872], 120) +
    drawHalfPalmFruit(pen, { at: [620, 880], heading: 34, length: 110 }) +
    drawShadow([290, 850], 150) +
    drawOliveFruit(pen, { at: [220, 846], heading: 74, length: 76 }, '#8a9440') +
    drawOliveFruit(pen, { at: [300, 850], heading: 108, length: 72 }, '#4e3443')
  )
}
