import type { DrawFunctions } from '../pen'
import { broadPetalDrawings } from './petals/broadPetals'
import { finePetalDrawings } from './petals/finePetals'

/** Fresh flowers above the dried petals that are sold. */
export const petalProductDrawings: DrawFunctions = { ...broadPetalDrawings, ...finePetalDrawings }
