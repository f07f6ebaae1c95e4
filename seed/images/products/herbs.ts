import type { DrawFunctions } from '../pen'
import { soupHerbDrawings } from './herbs/soupHerbs'
import { teaHerbDrawings } from './herbs/teaHerbs'

/** The product drawings of herbs: the fresh herb, with its own leaf shape, is drawn above the dried herb. */
export const herbProductDrawings: DrawFunctions = { ...soupHerbDrawings, ...teaHerbDrawings }
