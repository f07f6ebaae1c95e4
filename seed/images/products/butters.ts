import type { DrawFunctions } from '../pen'
import { fruitButterDrawings } from './butters/fruitButters'
import { nutButterDrawings } from './butters/nutButters'

/** Each butter next to the fruit or nut it is pressed from. */
export const butterProductDrawings: DrawFunctions = { ...fruitButterDrawings, ...nutButterDrawings }
