import type { DrawFunctions } from '../pen'
import { largeSeedDrawings } from './seeds/largeSeeds'
import { smallSeedDrawings } from './seeds/smallSeeds'

/** Each seed in a heap, a bowl or a spoon, with a part of its plant. */
export const seedProductDrawings: DrawFunctions = { ...smallSeedDrawings, ...largeSeedDrawings }
