import type { DrawFunctions } from '../pen'
import { broadPetalDrawings } from './petals/broadPetals'
import { finePetalDrawings } from './petals/finePetals'

/** The product drawings of petals: fresh flowers are drawn above the dried petals that the shop sells. */
export const petalProductDrawings: DrawFunctions = { ...broadPetalDrawings, ...finePetalDrawings }
