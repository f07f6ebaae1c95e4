import type { Drawings } from '../pen'
import { broadPetals } from './petals/broad'
import { finePetals } from './petals/fine'

/** Flowers as they bloom, and below them what they are sold as: their petals, dried. */
export const petals: Drawings = { ...broadPetals, ...finePetals }
