import type { DrawFunctions } from '../pen'
import { fruitButterDrawings } from './butters/fruitButters'
import { nutButterDrawings } from './butters/nutButters'

/** The product drawings of plant butters: each butter is next to the fruit or nut that it is pressed from. */
export const butterProductDrawings: DrawFunctions = { ...fruitButterDrawings, ...nutButterDrawings }
