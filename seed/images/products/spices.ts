import type { DrawFunctions } from '../pen'
import { podSpiceDrawings } from './spices/podSpices'
import { wholeSpiceDrawings } from './spices/wholeSpices'

/** Each spice in the form it is sold in, with a part of its plant. */
export const spiceProductDrawings: DrawFunctions = { ...wholeSpiceDrawings, ...podSpiceDrawings }
