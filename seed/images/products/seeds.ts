import type { Drawings } from '../pen'
import { largeSeeds } from './seeds/large'
import { smallSeeds } from './seeds/small'

/** Every seed, in a heap, a bowl or a spoon, with a sign of its plant. */
export const seeds: Drawings = { ...smallSeeds, ...largeSeeds }
