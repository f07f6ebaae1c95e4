import type { DrawFunctions } from '../pen'
import { largeSeedDrawings } from './seeds/largeSeeds'
import { smallSeedDrawings } from './seeds/smallSeeds'

/** The product drawings of seeds: seeds in a heap, a bowl or a spoon, with a part of their plant. */
export const seedProductDrawings: DrawFunctions = { ...smallSeedDrawings, ...largeSeedDrawings }
