import type { Drawings } from '../pen'
import { oils } from './oils'
import { petals } from './petals'
import { powders } from './powders'
import { seeds } from './seeds'

/** What each product is drawn with, by its id. */
export const drawings: Drawings = { ...oils, ...petals, ...powders, ...seeds }
