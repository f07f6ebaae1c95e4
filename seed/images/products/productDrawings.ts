import type { DrawFunctions } from '../pen'
import { butterDrawings } from './butters'
import { herbDrawings } from './herbs'
import { oilDrawings } from './oils'
import { otherDrawings } from './others'
import { petalDrawings } from './petals'
import { powderDrawings } from './powders'
import { seedDrawings } from './seeds'
import { soapDrawings } from './soaps'
import { spiceDrawings } from './spices'

/** All product drawings, by product id. */
export const productDrawings: DrawFunctions = {
  ...butterDrawings,
  ...herbDrawings,
  ...oilDrawings,
  ...otherDrawings,
  ...petalDrawings,
  ...powderDrawings,
  ...seedDrawings,
  ...soapDrawings,
  ...spiceDrawings,
}
