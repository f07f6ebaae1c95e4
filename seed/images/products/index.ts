import type { Drawings } from '../pen'
import { butters } from './butters'
import { oils } from './oils'
import { petals } from './petals'
import { powders } from './powders'
import { seeds } from './seeds'
import { spices } from './spices'

/** What each product is drawn with, by its id. */
export const drawings: Drawings = { ...butters, ...oils, ...petals, ...powders, ...seeds, ...spices }
