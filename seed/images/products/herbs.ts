import type { DrawFunctions } from '../pen'
import { soupHerbDrawings } from './herbs/soupHerbs'
import { teaHerbDrawings } from './herbs/teaHerbs'

/** Each herb fresh, with its own leaf shape, above its dried form. */
export const herbProductDrawings: DrawFunctions = { ...soupHerbDrawings, ...teaHerbDrawings }
