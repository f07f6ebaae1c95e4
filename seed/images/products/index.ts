import type { Drawings } from '../pen'
import { butters } from './butters'
import { herbs } from './herbs'
import { oils } from './oils'
import { others } from './others'
import { petals } from './petals'
import { powders } from './powders'
import { seeds } from './seeds'
import { soaps } from './soaps'
import { spices } from './spices'

/** What each product is drawn with, by its id. */
export const drawings: Drawings = {
  ...butters,
  ...herbs,
  ...oils,
  ...others,
  ...petals,
  ...powders,
  ...seeds,
  ...soaps,
  ...spices,
}
