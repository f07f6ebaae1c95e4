import type { Drawings } from '../pen'
import { fruitButters } from './butters/fruit'
import { nutButters } from './butters/nut'

/** Butters: each block, ball or bowl beside the fruit or the nut that it is pressed from. */
export const butters: Drawings = { ...fruitButters, ...nutButters }
