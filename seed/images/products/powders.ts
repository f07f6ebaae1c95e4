import type { Drawings } from '../pen'
import { fruitPowders } from './powders/fruits'
import { leafPowders } from './powders/leaves'
import { mineralPowders } from './powders/minerals'
import { rootPowders } from './powders/roots'

/** Powders, each beside what it is milled from. */
export const powders: Drawings = { ...leafPowders, ...rootPowders, ...mineralPowders, ...fruitPowders }
