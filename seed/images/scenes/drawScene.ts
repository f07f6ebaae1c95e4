import type { Colour } from '../colour'
import { drawOnPaperBackground } from '../paper'
import { createSvgPen, type DrawFunction } from '../pen'
import { drawFoodScene } from './food'
import { drawGardenScene } from './garden'
import { drawHarvestScene } from './harvest'
import { drawMarketScene } from './market'
import { drawOilPressScene } from './oilPress'
import { drawSkinCareScene } from './skinCare'

/** Scenes are 4:3; narrow and wide windows crop the edges, so nothing important is near them. */
export const sceneSize = { width: 1280, height: 960 } as const

/** Each scene's draw function and paper colour. */
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

/** A scene as deterministic SVG text. */
export function drawScene(name: SceneName): string {
  const [drawing, paper] = sceneDrawings[name]
  const pen = createSvgPen(name)
  return drawOnPaperBackground({ ...sceneSize, paper, sun: [640, 440, 400] }, pen, drawing(pen))
}
