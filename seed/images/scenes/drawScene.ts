import type { Colour } from '../colour'
import { drawOnPaperBackground } from '../paper'
import { createSvgPen, type DrawFunction } from '../pen'
import { drawFoodScene } from './food'
import { drawGardenScene } from './garden'
import { drawHarvestScene } from './harvest'
import { drawMarketScene } from './market'
import { drawOilPressScene } from './oilPress'
import { drawSkinCareScene } from './skinCare'

/** The size of the pictures on Home and About. Windows may crop their edges, so nothing important is near the edges. */
export const sceneSize = { width: 1280, height: 960 } as const

/** The draw function and the background colour of each picture on Home and About. */
const sceneDrawings = {
  harvest: [drawHarvestScene, '#efe1bd'],
  market: [drawMarketScene, '#ecd6c0'],
  press: [drawOilPressScene, '#dfe3cf'],
  garden: [drawGardenScene, '#dbe2cd'],
  'skin-care': [drawSkinCareScene, '#d0dfda'],
  food: [drawFoodScene, '#efe1bd'],
} satisfies Record<string, [DrawFunction, Colour]>

export type SceneName = keyof typeof sceneDrawings

export const sceneNames = Object.keys(sceneDrawings) as SceneName[]

/** Draws a picture for Home or About as SVG text, which is the same in every run. */
export function drawScene(name: SceneName): string {
  const [drawing, paper] = sceneDrawings[name]
  const pen = createSvgPen(name)
  return drawOnPaperBackground({ ...sceneSize, paper, sun: [640, 440, 400] }, pen, drawing(pen))
}
