import type { DrawFunctions } from '../pen'
import { fruitPowderDrawings } from './powders/fruitPowders'
import { leafPowderDrawings } from './powders/leafPowders'
import { mineralPowderDrawings } from './powders/mineralPowders'
import { rootPowderDrawings } from './powders/rootPowders'

/** The product drawings of powders: each powder is next to the raw material that it is made from. */
export const powderProductDrawings: DrawFunctions = {
  ...leafPowderDrawings,
  ...rootPowderDrawings,
  ...mineralPowderDrawings,
  ...fruitPowderDrawings,
}
