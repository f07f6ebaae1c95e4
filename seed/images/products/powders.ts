import type { DrawFunctions } from '../pen'
import { fruitPowderDrawings } from './powders/fruitPowders'
import { leafPowderDrawings } from './powders/leafPowders'
import { mineralPowderDrawings } from './powders/mineralPowders'
import { rootPowderDrawings } from './powders/rootPowders'

/** Each powder next to its raw material. */
export const powderProductDrawings: DrawFunctions = {
  ...leafPowderDrawings,
  ...rootPowderDrawings,
  ...mineralPowderDrawings,
  ...fruitPowderDrawings,
}
