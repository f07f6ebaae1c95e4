import type { Colour } from '../colour'
import { onPaper } from '../frame'
import { penFor, type Drawing } from '../pen'
import { food } from './food'
import { garden } from './garden'
import { harvest } from './harvest'
import { market } from './market'
import { press } from './press'
import { skinCare } from './skinCare'

/** The size that scenes are drawn in, 4:3; what matters keeps off the edges, which a narrow or a wide window cuts. */
export const sceneFrame = { width: 1280, height: 960 } as const

/** Each scene and the paper that it is drawn on. */
const drawings = {
  harvest: [harvest, '#efe1bd'],
  market: [market, '#ecd6c0'],
  press: [press, '#dfe3cf'],
  garden: [garden, '#dbe2cd'],
  'skin-care': [skinCare, '#d0dfda'],
  food: [food, '#efe1bd'],
} satisfies Record<string, [Drawing, Colour]>

export type SceneName = keyof typeof drawings

export const sceneNames = Object.keys(drawings) as SceneName[]

/** A scene as SVG text, always the same. */
export function drawScene(name: SceneName): string {
  const [drawing, paper] = drawings[name]
  const pen = penFor(name)
  return onPaper({ ...sceneFrame, paper, sun: [640, 440, 400] }, pen, drawing(pen))
}
