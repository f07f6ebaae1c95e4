import type { DrawFunctions } from '../pen'
import { butterProductDrawings } from './butters'
import { herbProductDrawings } from './herbs'
import { oilProductDrawings } from './oils'
import { otherProductDrawings } from './others'
import { petalProductDrawings } from './petals'
import { powderProductDrawings } from './powders'
import { seedProductDrawings } from './seeds'
import { soapProductDrawings } from './soaps'
import { spiceProductDrawings } from './spices'

/** All product drawings, by product id. */
export const productDrawings: DrawFunctions = {
  ...butterProductDrawings,
  ...herbProductDrawings,
  ...oilProductDrawings,
  ...otherProductDrawings,
  ...petalProductDrawings,
  ...powderProductDrawings,
  ...seedProductDrawings,
  ...soapProductDrawings,
  ...spiceProductDrawings,
}
